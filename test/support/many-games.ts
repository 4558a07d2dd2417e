import { hash } from 'node:crypto';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Result } from '../../src/engine/result.js';
import type { Store } from '../../src/store/store.js';
import type { Player } from '../../src/table/players/players.js';
import { openTables, type TableService } from '../../src/table/table.js';

/** Games that are played at the same time, so that their decisions travel together. */
const AT_ONCE = 128;

export interface ManyGames {
  readonly games: number;
  /** Of them so many are left in the middle. */
  readonly unfinished: number;
  readonly options?: { readonly [option: string]: unknown };
}

/** Real games, by the real rules, written as the front door writes them; hot seat, every choice by a seed. */
export const playMany = async (
  store: Store,
  { games, unfinished, options = { width: 2, height: 1 } }: ManyGames,
): Promise<readonly string[]> => {
  const tables = openTables(store);
  const ids: string[] = [];
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => welcome(tables, name)));
  let next = 0;
  const playOn = async (): Promise<void> => {
    for (let number = next++; number < games; number = next++) {
      const player = people[number % people.length];
      if (player !== undefined) ids.push(await playOne(tables, player, number, number < unfinished, options));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  await tables.close();
  return ids;
};

const welcome = async (tables: TableService, name: string): Promise<Player> =>
  granted(await tables.guests.welcome(name)).player;

const playOne = async (
  tables: TableService,
  player: Player,
  number: number,
  isLeft: boolean,
  options: NonNullable<ManyGames['options']>,
): Promise<string> => {
  const chance = seededChance(`game ${number}`);
  const wanted = {
    ruleset: 'knucklebones',
    options,
    seats: [{ player: 'me' }, { player: 'me' }],
    visibility: number % 5 === 0 ? 'private' : 'public',
  } as const;
  const key = { key: `lay-${number}`, requestHash: hash('sha256', String(number), 'hex') };
  let { game } = granted(await tables.create({ player, wanted, requestId: `r-${number}`, key }));
  for (let moves = 0; game.status !== 'over' && !(isLeft && moves === 1); moves++) {
    const [seat = 0] = game.match?.toAct ?? [];
    const legal = game.match?.legal(seat) ?? [];
    const action = legal[chance.pick([...legal.keys()])];
    const command = { player, gameId: game.id, wanted: { action }, requestId: `r-${number}`, key: undefined };
    ({ game } = granted(await tables.act({ ...command, expected: game.version })));
  }
  return game.id;
};

const granted = <Value>(result: Result<Value, { readonly detail: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};
