import { chanceFrom } from '../engine/chance/chance.js';
import { canonicalJson } from '../proof/canonical-json.js';
import { Dice, wordsOf } from '../proof/fair-chance.js';
import { sha256Hex } from '../proof/sha256.js';
import type { EntrantNumber } from './pairing.js';
import type { Entrant, Tournament } from './tournament.js';

/** All that luck decides in a tournament follows from its seed and from who takes part, with the salts they brought. */

/** These entrants, in one word. */
const inOneWord = (entrants: readonly Entrant[]): string =>
  sha256Hex(
    canonicalJson(
      entrants.map(({ number, kind, level, player, salt }) => ({
        entrant: number,
        kind,
        ...(level === undefined ? {} : { level }),
        ...(player === undefined ? {} : { player }),
        ...(salt === undefined ? {} : { salt }),
      })),
    ),
  );

/** Everybody who was there at the start, in one word; who left since then was there too. */
const startersInOneWord = ({ entrants, order }: Pick<Tournament, 'entrants' | 'order'>): string =>
  inOneWord(entrants.filter(({ number }) => order.includes(number)));

/** The draw at the start: one after the other, each of those who are left as likely as the next. */
export const drawnOrder = (seed: string, entrants: readonly Entrant[]): readonly EntrantNumber[] => {
  const present = entrants.filter(({ hasWithdrawn }) => !hasWithdrawn);
  const chance = chanceFrom(wordsOf(new Dice(seed), `lots:${inOneWord(present)}`));
  const rest = present.map(({ number }) => number);
  const order: EntrantNumber[] = [];
  while (rest.length > 0) {
    const drawn = chance.pick(rest);
    rest.splice(rest.indexOf(drawn), 1);
    order.push(drawn);
  }
  return order;
};

/** The secret of the board that all tables of a round share. Who learns one learns nothing of the next. */
export const boardSecretOf = (
  seed: string,
  it: Pick<Tournament, 'entrants' | 'order'>,
  round: number,
): string =>
  [...new Dice(seed).block(`board:${round}:${startersInOneWord(it)}`)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const boardIdOf = (tournamentId: string, round: number): string =>
  `b_${tournamentId.slice(3)}_${round}`;
