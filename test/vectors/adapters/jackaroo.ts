import { z } from 'zod';
import type { Lot } from '../../../src/engine/chance/chance.js';
import { DECK } from '../../../src/games/jackaroo/cards.js';
import { jackaroo } from '../../../src/games/jackaroo/index.js';
import { type Jackaroo, Options } from '../../../src/games/jackaroo/model.js';
import { COLOURS, HOME, marbleOf, safeSpot } from '../../../src/games/jackaroo/track.js';
import type { Adapter, Comparison, Replayed, Vector } from './adapter.js';

const Draw = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colours'), order: z.array(z.string()) }),
  z.object({ kind: z.literal('deal'), cards: z.array(z.string()) }),
  z.object({ kind: z.enum(['trap', 'safe-cell']), cell: z.int() }),
  z.object({ kind: z.literal('victim'), seat: z.int() }),
  z.object({ kind: z.literal('discard'), card: z.string() }),
]);

const Seats = z.array(z.object({ colour: z.enum(COLOURS) }));

const Start = z.object({
  track: z.record(z.string(), z.string()),
  safe: z.array(z.array(z.union([z.string(), z.null()]))),
  hands: z.record(z.string(), z.array(z.string())),
  firePit: z.array(z.string()),
  traps: z.array(z.int()),
  turn: z.object({ round: z.int(), turn: z.int(), seat: z.int() }),
  legal: z.array(z.unknown()),
});

/** Colours and cards are drawn one by one. */
const lots = (entry: unknown): readonly Lot[] => {
  const draw = Draw.parse(entry);
  switch (draw.kind) {
    case 'colours':
      return draw.order;
    case 'deal':
      return draw.cards;
    case 'victim':
      return [draw.seat];
    case 'discard':
      return [draw.card];
    case 'trap':
    case 'safe-cell':
      return [draw.cell];
  }
};

const position = (vector: Vector): Jackaroo['State'] | undefined => {
  if (vector.start === undefined) return undefined;
  const { track, safe, hands, firePit, traps, turn } = Start.parse(vector.start);
  const colours = Seats.parse(vector.seats).map(({ colour }) => colour);
  const spots = new Array<number>(colours.length * 4).fill(HOME);
  for (const [cell, id] of Object.entries(track)) spots[marbleOf(id)] = Number(cell);
  for (const [seat, cells] of safe.entries())
    for (const [cell, id] of cells.entries()) if (id !== null) spots[marbleOf(id)] = safeSpot(seat, cell);
  const held = colours.map((_, seat) => hands[seat] ?? []);
  const named = new Set([...held.flat(), ...firePit]);
  return {
    table: { seats: colours.length, options: Options.parse(vector.options) },
    colours,
    spots,
    traps,
    hands: held,
    deck: DECK.filter((card) => !named.has(card)),
    firePit,
    round: turn.round,
    turn: turn.turn,
    seat: turn.seat,
    ending: null,
  };
};

const legalOf = (state: Jackaroo['State']) => jackaroo.legal(state, state.seat);

const said = ({ state }: Replayed<Jackaroo>): Readonly<Record<string, unknown>> => {
  const { marbles, hands } = jackaroo.view(state, 'spectator');
  const actions = legalOf(state);
  const plays = actions.filter(({ type }) => type === 'play').length;
  const track = marbles.flatMap(({ marble, at }) => (at.zone === 'track' ? [[at.cell, marble]] : []));
  const of = (seat: number) => marbles.filter((each) => each.seat === seat);
  return {
    track: Object.fromEntries(track),
    safe: hands.map((_, seat) =>
      [0, 1, 2, 3].map((n) => of(seat).find(({ at }) => at.zone === 'safe' && at.cell === n)?.marble ?? null),
    ),
    home: hands.map((_, seat) => of(seat).flatMap(({ marble, at }) => (at.zone === 'home' ? [marble] : []))),
    firePit: { count: state.firePit.length, top: state.firePit.at(-1) ?? null },
    deck: state.deck.length,
    traps: state.traps.toSorted((a, b) => a - b),
    turn: state.ending === null ? { round: state.round, turn: state.turn, seat: state.seat } : null,
    legal: { plays, discards: actions.length - plays },
  };
};

/** A vector names only what changed: no more than that is compared. */
const compare = (expected: Readonly<Record<string, unknown>>, now: Replayed<Jackaroo>): Comparison => {
  const all = said(now);
  const hands = z.record(z.string(), z.array(z.string())).parse(expected.hands ?? {});
  const saidHands = Object.fromEntries(Object.keys(hands).map((seat) => [seat, now.state.hands[Number(seat)]?.toSorted()]));
  const sortedHands = Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.toSorted()]));
  return {
    said: { ...Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]])), hands: saidHands },
    expected: { ...expected, hands: sortedHands },
  };
};

const spelled = (actions: readonly unknown[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).toSorted();

const result = (vector: Vector, { state, outcome }: Replayed<Jackaroo>): Comparison => {
  if (vector.result === null) return { said: outcome, expected: null };
  const expected = z.record(z.string(), z.unknown()).parse(vector.result);
  const winner = outcome?.ranking[0]?.[0] ?? null;
  const all: Readonly<Record<string, unknown>> = {
    winner,
    colour: state.colours[winner ?? 0],
    round: state.round,
    turn: state.turn,
    actions: vector.steps.filter(({ error }) => error === undefined).length,
    firePit: state.firePit,
  };
  return { said: Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]])), expected };
};

export const adapter: Adapter<Jackaroo> = {
  game: jackaroo,
  seats: (vector) => Seats.parse(vector.seats).length,
  script: (vector) => vector.script.flatMap(lots),
  position,
  start: (vector, opened) =>
    vector.start === undefined
      ? compare(z.record(z.string(), z.unknown()).parse(vector.initial), opened)
      : { said: spelled(legalOf(opened.state)), expected: spelled(Start.parse(vector.start).legal) },
  step: compare,
  result,
};
