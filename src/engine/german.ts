import type { EndWords } from './at-the-end.js';
import { bestOf, type Outcome } from './outcome.js';
import type { CommonRefusals } from './refusal.js';
import type { Names } from './ruleset.js';
import { nameOf } from './words.js';

/** What German words are put together with, in every game and around it. */

/** "Ann", "Ann und Bo", "Ann, Bo und Cy". */
export const listedInGerman = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** The stem of an ordinal, counted from 0: `nthInGerman(0)` is "erst", for "erste" and "ersten". */
export const nthInGerman = (index: number): string => ORDINALS[index] ?? `${index + 1}t`;

/** "Anns", but "Klaus’" and "Max’". */
export const ofWhom = (name: string): string => (/[sxzß]$/i.test(name) ? `${name}’` : `${name}s`);

/** How a game ended and who won: "Ann gibt auf: Bo gewinnt." */
export const endInGerman = (end: Outcome, names: Names): string =>
  `${howItEnded(end, names)}: ${resultInGerman(end, names)}.`;

/** "Bo gewinnt", "unentschieden", "Bo und Cy teilen sich den Sieg", "niemand gewinnt". */
export const resultInGerman = (outcome: Outcome, names: Names): string => {
  const best = bestOf(outcome);
  if (best.length === 0) return 'niemand gewinnt';
  const winners = listedInGerman(best.map((seat) => nameOf(names, seat)));
  if (best.length === 1) return `${winners} gewinnt`;
  return outcome.ranking.length === 1 ? 'unentschieden' : `${winners} teilen sich den Sieg`;
};

const howItEnded = ({ ended, by }: Outcome, names: Names): string => {
  const who = by === null ? null : nameOf(names, by);
  switch (ended) {
    case 'finished':
      return 'Das Spiel ist aus';
    case 'resigned':
      return `${who ?? 'Jemand'} hat aufgegeben`;
    case 'abandoned':
      return who === null
        ? 'Das Spiel wurde abgebrochen'
        : `${who} ist gegangen, das Spiel wurde abgebrochen`;
    case 'agreed':
      return 'Alle waren sich einig, das Spiel zu beenden';
    case 'out-of-time':
      return `${who ?? 'Jemand'} hat die Zeit überschritten`;
    case 'absent':
      return `${who ?? 'Jemand'} war zu lange weg`;
    case 'too-long':
      return 'Das Spiel hat zu lange gedauert und endet hier';
  }
};

/** What the end of a game means to a seat. */
export const GERMAN_ENDS: EndWords = {
  wins: 'Das Spiel endet, und du gewinnst.',
  loses: 'Das Spiel endet, und dein Gegner gewinnt.',
  draw: 'Das Spiel endet unentschieden.',
};

/** What every game can say no with. */
export const GERMAN_REFUSALS: CommonRefusals = {
  'game-over': () => ({
    title: 'Das Spiel ist aus',
    detail: 'Dieses Spiel ist zu Ende, also kann niemand mehr ziehen. Fang ein neues an, um weiterzuspielen.',
  }),
  'not-your-turn': (seat, toAct) => ({
    title: 'Du bist nicht am Zug',
    detail: `Jetzt ${toAct.length === 1 ? 'ist' : 'sind'} ${listedInGerman(toAct.map((each) => `Platz ${each}`))} am Zug, und du sitzt auf Platz ${seat}. Warte, bis du dran bist.`,
  }),
};

/** Said of a board in the middle of a decision, and of one that nobody has begun to play on. */
export const GERMAN_MIDWAY = 'In diesem Augenblick ist niemand am Zug.';

/** "a", "a oder b", "a, b oder c". */
export const eitherInGerman = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`;
