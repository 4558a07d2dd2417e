import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Options, TrackPlace } from './model.js';

/** Squares of the ring all share, and of the tail each has alone. */
export interface Track {
  readonly body: number;
  readonly tail: number;
  /** The index of END. */
  readonly end: number;
}

type Board = Options['board'];

export const TRACKS: Readonly<Record<Board, Track>> = {
  small: { body: 18, tail: 3, end: 20 },
  large: { body: 36, tail: 6, end: 41 },
};

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: Seat): Colour => itemAt(COLOURS, seat);

/** The colour as a player says it. */
export const colourName = (seat: Seat): string => COLOUR_NAMES[colourOf(seat)];

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
};

/** Homes lie as evenly round the ring as whole numbers allow: four on the small board start at 1, 5, 10 and 14. */
export const homeOf = (body: number, seats: number, seat: Seat): number =>
  1 + Math.floor((seat * body) / seats);

/** Where a piece is that walked this far: a number on the ring, and from the end of the ring on, one in its tail. */
const positionOf = (body: number, home: number, index: number): number =>
  index < body ? ((home - 1 + index) % body) + 1 : index - body + 1;

export type Zone = 'home' | 'body' | 'tail' | 'end';

export const zoneOf = ({ body, end }: Track, index: number): Zone => {
  if (index === 0) return 'home';
  if (index === end) return 'end';
  return index < body ? 'body' : 'tail';
};

const placeAt = (track: Track, home: number, index: number): TrackPlace => {
  const position = positionOf(track.body, home, index);
  return { index, position, label: LABELS[zoneOf(track, index)](position) };
};

const LABELS: Readonly<Record<Zone, (position: number) => string>> = {
  home: (position) => `HOME (Position ${position})`,
  end: (position) => `END (Tail Position ${position})`,
  tail: (position) => `TAIL (Tail Position ${position})`,
  body: (position) => `Position ${position}`,
};

/** The way of one piece, a place for each index. */
export type Route = readonly TrackPlace[];

const routesFor = (board: Board, seats: number): readonly Route[] => {
  const track = TRACKS[board];
  return Array.from({ length: seats }, (_, seat) => {
    const home = homeOf(track.body, seats, seat);
    return Array.from({ length: track.end + 1 }, (_, index) => placeAt(track, home, index));
  });
};

const allRoutes = (board: Board): readonly (readonly Route[])[] =>
  Array.from({ length: COLOURS.length + 1 }, (_, seats) => routesFor(board, seats));

/** Made once, by number of seats: every event and every view points into these. */
const ROUTES: Readonly<Record<Board, readonly (readonly Route[])[]>> = {
  small: allRoutes('small'),
  large: allRoutes('large'),
};

export const placeOf = (board: Board, seats: number, seat: Seat, index: number): TrackPlace => {
  const place = ROUTES[board][seats]?.[seat]?.[index];
  if (place === undefined) throw new RangeError(`seat ${seat} of ${seats} has no index ${index}`);
  return place;
};
