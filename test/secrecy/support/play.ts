import { expect } from 'vitest';
import type { Chance } from '../../../src/engine/chance/chance.js';
import { seededChance } from '../../../src/engine/chance/seeded.js';
import { jackaroo } from '../../../src/games/jackaroo/index.js';
import type { State } from '../../../src/games/jackaroo/model.js';
import { fold } from '../../../src/kit/laws/random-play.js';
import type { Entry } from '../../../src/store/entry.js';
import type { Acted, Event, Game, Guest, Parlor, Reply } from '../../support/parlor.js';

/** Whoever is to act does something legal. */
export const actAtRandom = async (
  parlor: Parlor,
  { id }: Game,
  guests: readonly Guest[],
  chance: Chance,
): Promise<Reply<Acted>> => {
  const { toAct } = (await parlor.get<Game>(`/games/${id}`)).body;
  const as = guests[toAct[0] ?? 0];
  const { legal } = (await parlor.get<Game>(`/games/${id}`, { as })).body;
  const choice = legal[chance.pick(legal.map((_, index) => index))];
  const acted = await parlor.post<Acted>(`/games/${id}/actions`, { as, body: choice?.action });
  expect(acted.status).toBe(201);
  return acted;
};

export const playToTheEnd = async (parlor: Parlor, game: Game, guests: readonly Guest[]): Promise<void> => {
  const chance = seededChance('to the end');
  let { status }: Pick<Game, 'status'> = game;
  while (status !== 'over') status = (await actAtRandom(parlor, game, guests, chance)).body.game.status;
};

/** The events of a stream that has ended. */
export const eventsIn = (stream: string): readonly Event[] =>
  [...stream.matchAll(/^id: \d+\ndata: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));

/** The truth about a game, from the ledger. */
export const stateOf = (log: readonly Entry[]): State => {
  const events = log.flatMap(({ event }) => {
    const read = jackaroo.schemas.event.safeParse(event);
    return read.success ? [read.data] : [];
  });
  return fold(jackaroo, jackaroo.initial(tableOf(log)), events);
};

export const tableOf = ([created]: readonly Entry[]): State['table'] => {
  const { seats, options } = Object(created?.event);
  return { seats: seats.length, options: jackaroo.schemas.options.parse(options) };
};
