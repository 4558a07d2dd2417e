/** `parlor/client`: a typed client for Node and the browser. */
export { parlorClient } from './client.js';
export { ParlorConnectionError, ParlorError, ParlorTimeoutError, UnexpectedAnswerError } from './errors.js';
export type { EventSourceLike, EventSourceMaker } from './event-source.js';
export type { Exchange, Middleware, Send } from './exchange.js';
export type { ProblemCode } from './generated/codes.js';
export type { OwnRulesets } from './own-rulesets.js';
export type { Page, Paged } from './pages.js';
export type { GameFilter, Parlor, ParlorSettings } from './parlor.js';
export type { Choose, Turn } from './play.js';
export { isProblem, ParlorProblem } from './problem.js';
export type { Connection, Following } from './stream.js';
export type { TournamentFilter } from './tournaments.js';
export type * from './types.js';
export { verifyWebhook } from './verify-webhook.js';
