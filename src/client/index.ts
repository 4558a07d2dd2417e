/** `parlor/client`: a typed client for Node and the browser. */
export { parlorClient } from './client.js';
export type { EventSourceLike, EventSourceMaker } from './event-source.js';
export type { Exchange } from './exchange.js';
export type { Parlor, ParlorSettings } from './parlor.js';
export type { Choose, Turn } from './play.js';
export { isProblem, ParlorProblem } from './problem.js';
export type { Connection, Following } from './stream.js';
export type * from './types.js';
