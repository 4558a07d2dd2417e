import type { Seat } from '../../../engine/ruleset.js';
import { EMPTY, type State } from '../model.js';

/** Counts of a column go by face, so place 0 stays unused; 8 keeps the sums cheap. */
export const STRIDE = 8;

/**
 * Both boards as a search wants them: how often each face lies in each column, changed in place and back.
 * The order of the dice in a column never matters for points or hits.
 */
export class FacingBoards {
  readonly width: number;
  readonly height: number;
  /** How many dice show a face: at `(seat * width + column) * STRIDE + face`. */
  readonly counts: Int8Array;
  /** How many dice lie in a column: at `seat * width + column`. */
  readonly dice: Int8Array;
  readonly scores: Int32Array = new Int32Array(2);
  /** Empty slots by seat. */
  readonly room: Int32Array = new Int32Array(2);

  constructor({ width, height, slots }: State) {
    this.width = width;
    this.height = height;
    this.counts = new Int8Array(2 * width * STRIDE);
    this.dice = new Int8Array(2 * width);
    this.room.fill(width * height);
    for (const [slot, face] of slots.entries()) {
      if (face === EMPTY) continue;
      const place = Math.floor(slot / height);
      this.add(place < width ? 0 : 1, place, face, 1);
    }
  }

  isOpen(seat: Seat, column: number): boolean {
    return (this.dice[seat * this.width + column] ?? 0) < this.height;
  }

  showing(seat: Seat, column: number, face: number): number {
    return this.counts[(seat * this.width + column) * STRIDE + face] ?? 0;
  }

  /** Puts a die into a column, and answers how many dice it destroyed. */
  place(seat: Seat, column: number, face: number): number {
    const hit = this.showing(1 - seat, column, face);
    this.add(seat, seat * this.width + column, face, 1);
    if (hit > 0) this.add(1 - seat, (1 - seat) * this.width + column, face, -hit);
    return hit;
  }

  takeBack(seat: Seat, column: number, face: number, hit: number): void {
    this.add(seat, seat * this.width + column, face, -1);
    if (hit > 0) this.add(1 - seat, (1 - seat) * this.width + column, face, hit);
  }

  /** n dice of a face make face · n · n points. */
  private add(seat: Seat, place: number, face: number, dice: number): void {
    const at = place * STRIDE + face;
    const before = this.counts[at] ?? 0;
    const after = before + dice;
    this.counts[at] = after;
    this.dice[place] = (this.dice[place] ?? 0) + dice;
    this.scores[seat] = (this.scores[seat] ?? 0) + face * (after * after - before * before);
    this.room[seat] = (this.room[seat] ?? 0) - dice;
  }
}
