import { board } from './board.js';
import { classroom } from './classroom.js';
import { comeIn } from './come-in.js';
import { leaderboards } from './leaderboards.js';
import { replay } from './replay.js';
import { sheet } from './sheet.js';
import { study } from './study.js';
import { table } from './table.js';
import { tournaments } from './tournaments.js';

export { home } from './home.js';
export { people } from './people.js';
export { site } from './site.js';
export { turns } from './turns.js';
/** What only those read who sit at a table, open a sheet, look back, teach, compete, or come from another device. */
export const later = { board, classroom, comeIn, leaderboards, replay, sheet, study, table, tournaments };
