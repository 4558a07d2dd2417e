export { board } from './board.js';
export { home } from './home.js';
export { people } from './people.js';
export { replay } from './replay.js';
export { site } from './site.js';
export { table } from './table.js';
export { turns } from './turns.js';
