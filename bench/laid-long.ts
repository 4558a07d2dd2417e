import { seededChance } from '../src/engine/chance/seeded.js';
import { no, type Result } from '../src/engine/result.js';
import type { WrittenEntry } from '../src/store/entry.js';
import type { Store } from '../src/store/store.js';
import { rowsOf } from '../src/table/commit/draft-rows.js';
import type { Game } from '../src/table/game/game.js';
import type { Player } from '../src/table/players/players.js';
import { openTables } from '../src/table/table.js';
import { longColumn } from './long-game.js';

/** Decisions that reach the ledger in one statement. */
const AT_ONCE = 500;

/**
 * A game with a long log, in the ledger within a moment: its decisions are made one by one, and written many at a time.
 * Its dice are not those of its secret; all else is as if it had been played.
 */
export const layLong = async (store: Store, player: Player, length: number): Promise<string> => {
  const tables = openTables(store);
  const seats = [{ player: 'me' }, { player: 'me' }] as const;
  const options = { width: 8, height: 6 };
  const wanted = { ruleset: 'knucklebones', options, seats, visibility: 'public' } as const;
  const { game } = granted(await tables.create({ player, wanted, requestId: 'long', key: undefined }));
  const chance = seededChance('long');
  for (let last = game; last.version < length; ) {
    const entries: WrittenEntry[] = [];
    for (let made = 0; made < AT_ONCE && last.version < length; made++) {
      const decided = decideOn(last, chance);
      entries.push(...decided.append.entries);
      last = decided.game;
    }
    await store.ledger.append({ gameId: game.id, entries, card: null, key: null });
  }
  return game.id;
};

const decideOn = (before: Game, chance: ReturnType<typeof seededChance>): ReturnType<typeof rowsOf> => {
  const [seat = 0] = before.match?.toAct ?? [];
  const action = { type: 'place', column: longColumn(before.match?.view('spectator')) };
  const turn = granted(before.match?.act(seat, action, chance) ?? no({ detail: 'it has not begun' }));
  const game = { ...before, match: turn.match };
  const asked = { seat, playerId: null, action, requestId: null, at: before.updatedAt };
  return rowsOf({ before, game, happenings: turn.happenings }, asked);
};

export const granted = <Value>(result: Result<Value, { readonly detail: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};
