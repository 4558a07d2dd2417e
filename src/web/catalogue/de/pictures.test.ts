import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../engine/chance/seeded.js';
import type { Outcome, Ruleset, RulesetTypes } from '../../../engine/ruleset.js';
import { RULEBOOKS } from '../../../games/registry.js';
import { randomPlay, tablesOf } from '../../../kit/laws/random-play.js';
import { inGerman } from './pictures.js';

const NAMES = ['Zoe', 'Yan', 'Xaver', 'Wim'];
const MOST_MOMENTS = 40;

const end = (ended: Outcome['ended'], ranking: Outcome['ranking'], by: number | null): Outcome => ({
  ended,
  ranking,
  by,
  scores: null,
  reason: null,
});

/** From the rules themselves, and from outside in every way. */
const HALTS = [
  null,
  'midway',
  end('resigned', [[0], [1]], 1),
  end('abandoned', [], 0),
  end('abandoned', [], null),
  end('agreed', [[0, 1]], null),
  end('out-of-time', [[1], [0]], 0),
  end('absent', [[0], [1]], 1),
  end('too-long', [], null),
] as const;

const ENGLISH =
  /\b(?:the|of|is|to|and|with|for|from|nobody|left|game|wins?|won|has|have|show|free|seat|columns?|cards?|plays?|rolls?|rolled|turn|at|no|round|deck|pit|points?|draw|moves?|offer|marbles?|cell|safe|taken|times?|bust|share|resigned|abandoned|agreed|stalemate|captured|split|rob|out|back|burn|position|tail|red|blue|green|yellow)\b/i;

/** Every word that a picture writes, however the game goes. */
const writtenIn = <T extends RulesetTypes>(game: Ruleset<T>): ReadonlySet<string> => {
  const written = new Set<string>();
  for (const { table, name } of tablesOf(game)) {
    const moments = [...randomPlay(game, table, seededChance(`written ${name}`))];
    const studied = [...moments.slice(0, MOST_MOMENTS), ...moments.slice(-1)];
    for (const [index, { state }] of studied.entries())
      for (const halt of index % 20 === 0 ? HALTS : [null])
        for (const [, text = ''] of game
          .picture(game.view(state, 0, halt), NAMES, 0)
          .matchAll(/<text[^>]*>([^<]*)</g))
          written.add(text);
  }
  return written;
};

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('%s', (_, book) => {
  test('whatever is written on its board has a German word', () => {
    const english = [...book.unseal((game) => writtenIn(game))].map(
      (text) => [text, inGerman(text)] as const,
    );
    expect(english.filter(([, german]) => ENGLISH.test(german))).toEqual([]);
  });
});
