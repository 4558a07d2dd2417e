import { counted } from '../engine/words.js';
import type { TournamentVerdict } from './verify.js';

/** What came of checking the record of a tournament, in plain words. */
export const tournamentAccount = ({
  isSound,
  brokenAt,
  problem,
  rounds,
  tables,
}: TournamentVerdict): string =>
  isSound
    ? `sound. ${counted(rounds, 'round', 'rounds')}, ${counted(tables, 'table', 'tables')}: the draw follows from the promised seed, and every pairing, every board and the ranking from the draw and the results. That a result is that of its game is shown by the record of the game, whose last hash is in here.`
    : `${brokenAt === null ? '' : `broken at event ${brokenAt}: `}${problem}.`;
