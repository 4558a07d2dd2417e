import { no, type Result } from '../../engine/result.js';
import type { Archive, ArchivedGame } from '../../store/archive.js';
import type { Problem } from '../problem.js';

/** Tells what became of a game that is not there, if it was once for everybody to see; of a private one nothing is ever told. */
export type OrArchived = <Value>(
  gameId: string,
  answer: Promise<Result<Value, Problem>>,
) => Promise<Result<Value, Problem>>;

export const orArchived =
  (archive: Archive): OrArchived =>
  async (gameId, answer) => {
    const told = await answer;
    if (told.ok || told.problem.code !== 'unknown-game') return told;
    const archived = await archive.find(gameId);
    return archived?.visibility === 'public' ? no(putAway(archived)) : told;
  };

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const putAway = ({ gameId, ruleset, endedAt, archivedAt }: ArchivedGame): Problem => ({
  code: 'game-archived',
  detail: `The game ${gameId} (${ruleset}) ended on ${day(endedAt)} and was put away on ${day(archivedAt)}: this server keeps finished games for a while only. Its operator has the record.`,
});
