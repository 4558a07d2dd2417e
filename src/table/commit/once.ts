import { no, type Result, yes } from '../../engine/result.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import { recall } from '../game/fold.js';
import type { Problem } from '../problem.js';
import type { RequestKey } from './command.js';
import type { Asker, Done } from './decisions.js';

/** Does the work at most once for each key, and gives the first answer again. */
export type Once = (
  gameId: string,
  asked: Asker,
  work: () => Promise<Result<Done, Problem>>,
) => Promise<Result<Done, Problem>>;

/**
 * The key is stored by the statement that writes the events, so either both are there or none.
 * Looked up first, before anything else is asked about the request; a twin that lost the race finds it afterwards.
 */
export const onceIn = (ledger: Ledger, games: LiveGames): Once => {
  const underWay = new Set<string>();

  const earlier = async (
    gameId: string,
    playerId: string,
    key: RequestKey,
  ): Promise<Result<Done, Problem> | null> => {
    const found = await ledger.key(gameId, playerId, key.key);
    if (found === null) return null;
    if (found.requestHash !== key.requestHash) return no(keyReused(key.key));
    const game = await games.at(gameId, found.lastSeq);
    if (game === null) throw new Error(`the key ${key.key} speaks of events that are not there`);
    const entries = await ledger.entries(gameId, found.firstSeq - 1, found.lastSeq - found.firstSeq + 1);
    const happenings = entries.map(({ event }) => recall(game, event));
    return yes({ game, happenings, seat: found.seat, isReplay: true });
  };

  return async (gameId, { player, key }, work) => {
    if (key === undefined || player === null) return work();
    const playerId = player.id;
    const name = `${gameId} ${playerId} ${key.key}`;
    if (underWay.has(name)) return no(keyInUse(key.key));
    underWay.add(name);
    try {
      return (
        (await earlier(gameId, playerId, key)) ??
        (await afterLosing(await work(), () => earlier(gameId, playerId, key)))
      );
    } finally {
      underWay.delete(name);
    }
  };
};

/** A "no" may mean that the same request landed through another process a moment ago. */
const afterLosing = async (
  done: Result<Done, Problem>,
  earlier: () => Promise<Result<Done, Problem> | null>,
): Promise<Result<Done, Problem>> => (done.ok ? done : ((await earlier()) ?? done));

const keyReused = (key: string): Problem => ({
  code: 'key-reused',
  detail: `The Idempotency-Key "${key}" was used for another request. A new request needs a new key.`,
});

const keyInUse = (key: string): Problem => ({
  code: 'key-in-use',
  detail: `The first request with the Idempotency-Key "${key}" is still under way. Wait a moment and send it again.`,
});
