import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '../src/engine/result.js';
import { openStore, type Store } from '../src/store/store.js';
import type { Game } from '../src/table/game/game.js';
import type { Player } from '../src/table/players/players.js';
import type { Problem } from '../src/table/problem.js';
import { openTables, type TableService } from '../src/table/table.js';
import { median } from './figures.js';
import { longColumn } from './long-game.js';

/** A program of its own: `length.js <length> …` prints, for each length, the time of an action and of a cold load there. */
const LENGTHS = process.argv.slice(2).map(Number);
const ACTIONS_TIMED = 41;
const LOADS_TIMED = 5;
const WARM_UP_LENGTH = 1_000;

const play = async (tables: TableService, player: Player, game: Game): Promise<Game> => {
  const view = game.match?.view('spectator');
  if (view === undefined) throw new Error('the game has not begun');
  const done = await tables.act({
    gameId: game.id,
    player,
    wanted: { action: { type: 'place', column: longColumn(view) } },
    expected: null,
    requestId: 'bench',
    key: undefined,
  });
  return granted(done).game;
};

const newGame = async (tables: TableService, player: Player): Promise<Game> => {
  const created = await tables.create({
    player,
    wanted: {
      ruleset: 'knucklebones',
      options: { width: 8, height: 6 },
      seats: [{ player: 'me' }, { player: 'me' }],
      visibility: 'public',
    },
    requestId: 'bench',
    key: undefined,
  });
  return granted(created).game;
};

const granted = <Value>(result: Result<Value, Problem>): Value => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** A game played to a length, then the next actions timed, then the same log read by tables that never saw it. */
const at = async (store: Store, player: Player, length: number) => {
  const tables = openTables(store);
  let game = await newGame(tables, player);
  while (game.version < length) game = await play(tables, player, game);
  const actions: number[] = [];
  for (let i = 0; i < ACTIONS_TIMED; i++)
    actions.push(
      await timed(async () => {
        game = await play(tables, player, game);
      }),
    );
  const loads: number[] = [];
  for (let i = 0; i < LOADS_TIMED; i++) {
    const strangers = openTables(store);
    loads.push(await timed(() => strangers.find(game.id, { playerId: player.id })));
  }
  return { length, action: median(actions), load: median(loads) };
};

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-length-'));
const store = await openStore({ folder });
try {
  const { player } = granted(await openTables(store).guests.welcome('Ann'));
  await at(store, player, WARM_UP_LENGTH);
  const found = [];
  for (const length of LENGTHS) found.push(await at(store, player, length));
  console.log(JSON.stringify(found));
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
