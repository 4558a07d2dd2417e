import type { Lot } from '../../engine/chance/chance.js';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { ask } from '../../engine/refusal.js';
import type { Seat } from '../../engine/ruleset.js';
import { type Scene, sceneAt } from '../../kit/scene.js';
import { type Card, DECK } from './cards.js';
import { jackaroo } from './index.js';
import type { Jackaroo } from './model.js';
import { COLOURS, HOME, type MarblePlace, marbleId, marbleOf, placeAt, safeSpot } from './track.js';

/** A position as tests write it: marbles not named are at home, cards not named are in the deck. */
export interface Setting {
  readonly track?: { readonly [marble: string]: number };
  readonly safe?: { readonly [marble: string]: number };
  readonly hands?: readonly (readonly Card[])[];
  readonly firePit?: readonly Card[];
  readonly traps?: readonly number[];
  readonly roundNumber?: number;
  readonly turnNumber?: number;
  readonly seatToAct?: Seat;
  readonly seats?: number;
  readonly options?: { readonly [option: string]: unknown };
}

/** What everybody holds when a test does not care. */
export const HANDS: readonly (readonly Card[])[] = [
  ['2S1', '2S2', '2S3', '2C1'],
  ['3S1', '3S2', '3S3', '3C1'],
  ['6S1', '6S2', '6S3', '6C1'],
  ['8S1', '8S2', '8S3', '8C1'],
];

export const stateOf = (setting: Setting): Jackaroo['State'] => {
  const {
    track = {},
    safe = {},
    firePit = [],
    traps = [],
    roundNumber = 1,
    turnNumber = 0,
    seatToAct = 0,
    seats = 4,
  } = setting;
  const spots = new Array<number>(seats * 4).fill(HOME);
  for (const [id, cell] of Object.entries(track)) spots[marbleOf(id)] = cell;
  for (const [id, cell] of Object.entries(safe)) spots[marbleOf(id)] = safeSpot(Number(id[0]), cell);
  const hands = HANDS.slice(0, seats).map((hand, of) => setting.hands?.[of] ?? hand);
  const named = new Set([...hands.flat(), ...firePit]);
  return {
    table: { seats, options: jackaroo.schemas.options.parse(setting.options ?? {}) },
    colours: COLOURS.slice(0, seats),
    standing: { seats, spots },
    traps,
    hands,
    deck: DECK.filter((card) => !named.has(card)),
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending: null,
  };
};

export const setting = (given: Setting): Scene<Jackaroo> => sceneAt(jackaroo, stateOf(given));

/** A first turn of seat 0 that holds this card and three that are of no use. */
export const holding = (card: Card, given: Setting = {}): Scene<Jackaroo> =>
  setting({ ...given, hands: [[card, '9S1', '9S2', '9S3'], ...(given.hands ?? []).slice(1)] });

export const play = (card: Card, ...marbles: readonly string[]) => ({ type: 'play', card, marbles }) as const;
export const split = (card: Card, first: string, second: string, part: number) =>
  ({ type: 'play', card, marbles: [first, second], split: part }) as const;
export const discard = (card: Card) => ({ type: 'discard', card }) as const;

/** The events around every play. */
export const passed = (seat: number, turnNumber = 0) => ({ type: 'turn-passed', turnNumber, seat }) as const;
export const played = (card: string, seat = 0) => ({ type: 'card-played', seat, card }) as const;

/** What becomes of it: the state after, or the code of the refusal. */
export const after = (
  { state }: Scene<Jackaroo>,
  seat: Seat,
  action: unknown,
  ...luck: readonly Lot[]
): Jackaroo['State'] | string => {
  const told = ask(jackaroo, state, seat, action, scriptedChance(luck));
  return told.ok ? told.value.reduce(jackaroo.evolve, state) : told.problem.code;
};

/** Every marble that is not at home, by its id: `12` is a cell of the track, `'safe 2'` a safe cell. */
export const standing = (
  result: Jackaroo['State'] | string,
): { [marble: string]: number | string } | string => {
  if (typeof result === 'string') return result;
  const places = result.standing.spots.map((spot, marble): [string, MarblePlace] => [
    marbleId(marble),
    placeAt(spot),
  ]);
  return Object.fromEntries(
    places.flatMap(([id, at]) =>
      at.zone === 'home' ? [] : [[id, at.zone === 'track' ? at.cell : `safe ${at.cell}`]],
    ),
  );
};
