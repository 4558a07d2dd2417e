import { seededChance } from '../src/engine/chance/seeded.js';
import type { Played } from '../src/engine/match.js';
import type { Rulebook } from '../src/engine/rulebook.js';
import type { Preset } from '../src/engine/ruleset.js';

/** As many as the preset lets sit down. */
export const mostSeats = (book: Rulebook, { options }: Preset): number =>
  book.lay(book.seats.max, options).ok ? book.seats.max : book.seats.min;

/** A game with all seats taken in which everybody does anything legal: its opening, and turn after turn. */
export function* randomTurns(book: Rulebook, preset: Preset, seed: string): Generator<Played> {
  const chance = seededChance(seed);
  const laid = book.lay(mostSeats(book, preset), preset.options);
  if (!laid.ok) throw new Error(`${book.id}: ${preset.id} cannot be laid`);
  let turn = laid.value.open(chance);
  while (turn.match.outcome === null) {
    yield turn;
    const [seat = 0] = turn.match.toAct;
    const legal = turn.match.legal(seat);
    const done = turn.match.act(seat, legal[chance.pick([...legal.keys()])], chance);
    if (!done.ok) throw new Error(done.problem.detail);
    turn = done.value;
  }
}
