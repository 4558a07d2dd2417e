import type { Tournament } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';

export type Entrant = Tournament['entrants'][number];
export type Round = Tournament['rounds'][number];
export type RoundTable = Round['tables'][number];

/** Whoever has a number. */
export const entrantOf = ({ entrants }: Tournament, number: number | undefined): Entrant | undefined =>
  entrants.find(({ entrant }) => entrant === number);

export const nameOf = (it: Tournament, number: number | undefined): string =>
  turns.called(entrantOf(it, number)?.name ?? '');

/** Whoever reads takes part under this number, and has not withdrawn. */
export const mine = ({ entrants }: Tournament): Entrant | undefined =>
  entrants.find(({ you, withdrawn }) => you && !withdrawn);

/** Those who are still there. */
export const present = ({ entrants }: Tournament): readonly Entrant[] =>
  entrants.filter(({ withdrawn }) => !withdrawn);

/** Who may look at the game of a table: where luck is shared only those who play it, until the round is over. */
export const maySee = (it: Tournament, round: Round, { seats }: RoundTable): boolean =>
  !it.equalDice || round.over || seats.some((number) => entrantOf(it, number)?.you);

/** What a table brought somebody. */
export const pointsAt = ({ seats, points }: RoundTable, number: number): number | null =>
  points?.[seats.indexOf(number)] ?? null;
