import type { Seat } from '../../engine/ruleset.js';
import type { View } from './model.js';
import { colourName } from './track.js';

/** Where the squares lie in the picture: the viewer's HOME at the lower left, clockwise round the ring, tails towards the middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A view, and whose side lies below. */
export interface Facing {
  readonly view: View;
  readonly below: Seat;
}

export interface Square extends Point {
  /** As in `View`: "7" on the ring, "R2" in a tail. */
  readonly name: string;
  readonly radius: number;
}

export const SIZE = 760;
export const RING = 318;
/** The four ENDs keep this far from the middle, so that they do not touch. */
const END_RING = 62;

export const pointAt = (angle: number, radius: number): Point => ({
  x: SIZE / 2 + Math.cos(angle) * radius,
  y: SIZE / 2 + Math.sin(angle) * radius,
});

/** The angle one square takes. */
const stepOf = (view: View): number => (2 * Math.PI) / view.bodyLength;

/** Whoever looks has the own HOME at the lower left. */
export const angleOf = ({ view, below }: Facing, position: number): number =>
  0.75 * Math.PI + (position - (view.pieces[below]?.home ?? 1)) * stepOf(view);

export const squareRadius = (view: View): number => Math.min((RING * stepOf(view)) / 2 - 4, 40);

/** Tails leave the ring one square before HOME. */
export const tailAngle = (facing: Facing, seat: Seat): number =>
  angleOf(facing, facing.view.pieces[seat]?.home ?? 1) - stepOf(facing.view);

export const ringSquare = (facing: Facing, position: number): Square => ({
  ...pointAt(angleOf(facing, position), RING),
  name: String(position),
  radius: squareRadius(facing.view),
});

export const tailSquare = (facing: Facing, seat: Seat, position: number): Square => {
  const { view } = facing;
  const gap = (RING - END_RING) / view.tailLength;
  return {
    ...pointAt(tailAngle(facing, seat), RING - gap * position),
    name: `${colourName(seat).charAt(0)}${position}`,
    radius: Math.min(squareRadius(view), gap / 2 - 2, 33),
  };
};

/** The square this seat's piece stands on after so many squares. */
export const squareAt = (facing: Facing, seat: Seat, place: { index: number; position: number }): Square =>
  place.index < facing.view.bodyLength
    ? ringSquare(facing, place.position)
    : tailSquare(facing, seat, place.position);

/** The empty space between a player's tail and the next one: there the dice fall. */
export const yardOf = (facing: Facing, seat: Seat): Point => {
  const here = tailAngle(facing, seat);
  const there = tailAngle(facing, (seat + 1) % facing.view.pieces.length);
  const turn = there > here ? there - here : there - here + 2 * Math.PI;
  return pointAt(here + turn / 2, RING * 0.6);
};

/** Offsets, in radii of a square, for so many pieces that share it. */
export const SHARED: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -0.42, y: 0 },
    { x: 0.42, y: 0 },
  ],
  [
    { x: -0.42, y: 0.32 },
    { x: 0.42, y: 0.32 },
    { x: 0, y: -0.42 },
  ],
  [
    { x: -0.4, y: -0.4 },
    { x: 0.4, y: -0.4 },
    { x: -0.4, y: 0.4 },
    { x: 0.4, y: 0.4 },
  ],
];

/** A five-pointed star round the middle. */
export const star = (radius: number): readonly Point[] =>
  Array.from({ length: 10 }, (_, corner) =>
    pointAt((corner / 5 - 0.5) * Math.PI, corner % 2 === 0 ? radius : radius * 0.45),
  );
