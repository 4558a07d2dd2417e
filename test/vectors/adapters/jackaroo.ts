import { z } from 'zod';
import type { Lot } from '../../../src/engine/chance/chance.js';
import { DECK } from '../../../src/games/jackaroo/cards.js';
import { jackaroo } from '../../../src/games/jackaroo/index.js';
import { type Jackaroo, Options } from '../../../src/games/jackaroo/model.js';
import { COLOURS, HOME, marbleOf, safeSpot } from '../../../src/games/jackaroo/track.js';
import { type Adapter, type Comparison, type Replayed, respelt, type Vector } from './adapter.js';

/** The vectors write colours and wild cards in capitals. */
const inOurWords = respelt({
  ...Object.fromEntries(COLOURS.map((colour) => [colour.toUpperCase(), colour])),
  BURNER: 'marble-burner',
  SAVER: 'marble-saver',
});

const Fields = z.record(z.string(), z.unknown());

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
  const draw = Draw.parse(inOurWords(entry));
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
  const { track, safe, hands, firePit, traps, turn } = Start.parse(inOurWords(vector.start));
  const colours = Seats.parse(inOurWords(vector.seats)).map(({ colour }) => colour);
  const spots = new Array<number>(colours.length * 4).fill(HOME);
  for (const [cell, id] of Object.entries(track)) spots[marbleOf(id)] = Number(cell);
  for (const [seat, cells] of safe.entries())
    for (const [cell, id] of cells.entries()) if (id !== null) spots[marbleOf(id)] = safeSpot(seat, cell);
  const held = colours.map((_, seat) => hands[seat] ?? []);
  const named = new Set([...held.flat(), ...firePit]);
  return {
    table: { seats: colours.length, options: Options.parse(inOurWords(vector.options)) },
    colours,
    standing: { seats: colours.length, spots },
    traps,
    hands: held,
    deck: DECK.filter((card) => !named.has(card)),
    firePit,
    roundNumber: turn.round,
    turnNumber: turn.turn,
    seatToAct: turn.seat,
    ending: null,
  };
};

const legalOf = (state: Jackaroo['State']) => jackaroo.legal(state, state.seatToAct);

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
    turn: state.ending === null ? clockOf(state) : null,
    legal: { plays, discards: actions.length - plays },
  };
};

const clockOf = ({ roundNumber: round, turnNumber: turn, seatToAct: seat }: Jackaroo['State']) => ({
  round,
  turn,
  seat,
});

/** A vector names only what changed: no more than that is compared. */
const compare = (given: unknown, now: Replayed<Jackaroo>): Comparison => {
  const expected = Fields.parse(inOurWords(given));
  const all = said(now);
  const hands = z.record(z.string(), z.array(z.string())).parse(expected.hands ?? {});
  const saidHands = Object.fromEntries(
    Object.keys(hands).map((seat) => [seat, now.state.hands[Number(seat)]?.toSorted()]),
  );
  const sortedHands = Object.fromEntries(
    Object.entries(hands).map(([seat, hand]) => [seat, hand.toSorted()]),
  );
  return {
    said: { ...Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]])), hands: saidHands },
    expected: { ...expected, hands: sortedHands },
  };
};

const spelled = (actions: readonly unknown[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).toSorted();

const result = (vector: Vector, { state, outcome }: Replayed<Jackaroo>): Comparison => {
  if (vector.result === null) return { said: outcome, expected: null };
  const expected = Fields.parse(inOurWords(vector.result));
  const winner = outcome?.ranking[0]?.[0] ?? null;
  const all: Readonly<Record<string, unknown>> = {
    winner,
    colour: state.colours[winner ?? 0],
    round: state.roundNumber,
    turn: state.turnNumber,
    actions: vector.steps.filter(({ error }) => error === undefined).length,
    firePit: state.firePit,
  };
  return { said: Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]])), expected };
};

export const adapter: Adapter<Jackaroo> = {
  game: jackaroo,
  options: (given) => Fields.parse(inOurWords(given)),
  seats: (vector) => z.array(z.unknown()).parse(vector.seats).length,
  action: inOurWords,
  script: (vector) => vector.script.flatMap(lots),
  position,
  start: (vector, opened) =>
    vector.start === undefined
      ? compare(vector.initial, opened)
      : {
          said: spelled(legalOf(opened.state)),
          expected: spelled(Start.parse(inOurWords(vector.start)).legal),
        },
  step: compare,
  result,
};
