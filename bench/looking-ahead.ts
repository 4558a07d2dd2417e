import { foresee } from '../src/engine/foresee.js';
import type { Match } from '../src/engine/match.js';
import { oddsFor } from '../src/engine/odds.js';
import type { Rulebook } from '../src/engine/rulebook.js';
import { RULEBOOKS } from '../src/games/registry.js';
import { type Cost, costOf, since } from './cpu.js';
import { randomTurns } from './random-play.js';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dee'];

const GAMES_EACH = 4;
const EVERY = 7;
const LONGEST = 250;

/** What odds and rehearsals cost that nobody asked for before, in positions of random games of every preset with all seats taken. */
export const lookingAhead = (): readonly Cost[] => {
  for (const book of RULEBOOKS) study(book);
  return RULEBOOKS.flatMap(study);
};

const study = (book: Rulebook): readonly Cost[] => {
  const odds: number[] = [];
  const rehearsals: number[] = [];
  for (const match of positionsOf(book)) {
    const [seat = 0] = match.toAct;
    odds.push(timed(() => oddsFor(match, seat)));
    rehearsals.push(timed(() => foresee(match, seat, match.legal(seat).at(-1), NAMES)));
  }
  return [costOf(`odds, ${book.id}`, odds), costOf(`rehearsal, ${book.id}`, rehearsals)];
};

const timed = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  return since(before);
};

function* positionsOf(book: Rulebook): Generator<Match> {
  for (const preset of book.presets)
    for (let game = 0; game < GAMES_EACH; game++) {
      let turns = 0;
      for (const { match } of randomTurns(book, preset, `${game}`)) {
        if (turns % EVERY === 0) yield match;
        if (++turns === LONGEST) break;
      }
    }
}
