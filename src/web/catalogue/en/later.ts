/** What only those read who sit at a table, open a sheet, look back, teach, compete, or come from another device. */
export { board } from './board.js';
export { classroom } from './classroom.js';
export { comeIn } from './come-in.js';
export { leaderboards } from './leaderboards.js';
export { replay } from './replay.js';
export { sheet } from './sheet.js';
export { study } from './study.js';
export { table } from './table.js';
export { tournaments } from './tournaments.js';
