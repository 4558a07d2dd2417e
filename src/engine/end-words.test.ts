import { describe, expect, test } from 'vitest';
import { endInWords } from './end-words.js';
import { endInGerman } from './german.js';
import { type Outcome, winnerOf } from './outcome.js';

const NAMES = ['Ann', 'Bo', 'Cy'];
const end = (ended: Outcome['ended'], ranking: Outcome['ranking']): Outcome => ({
  ranking,
  scores: null,
  ended,
  by: null,
  reason: null,
});

describe('how a game ended, in words', () => {
  test.each<[Outcome, string, string]>([
    [end('finished', [[1], [0, 2]]), 'The game is over: Bo wins.', 'Das Spiel ist aus: Bo gewinnt.'],
    [end('finished', [[0, 1, 2]]), 'The game is over: a draw.', 'Das Spiel ist aus: unentschieden.'],
    [
      end('agreed', [[0, 2], [1]]),
      'Everybody agreed to end the game: Ann and Cy share the win.',
      'Alle waren sich einig, das Spiel zu beenden: Ann und Cy teilen sich den Sieg.',
    ],
    [
      end('abandoned', []),
      'The game was abandoned: nobody wins.',
      'Das Spiel wurde abgebrochen: niemand gewinnt.',
    ],
  ])('%j', (outcome, english, german) => {
    expect(endInWords(outcome, NAMES)).toBe(english);
    expect(endInGerman(outcome, NAMES)).toBe(german);
  });

  test.each([[[[0, 1, 2]]], [[[0, 2], [1]]], [[[2], [1], [0]]]])(
    'nobody wins a game that went on for too long, whoever left it: %j',
    (ranking) => {
      const outcome = end('too-long', ranking);
      expect(winnerOf(outcome)).toBeNull();
      expect(endInWords(outcome, NAMES)).toBe('The game went on for too long and ends here: nobody wins.');
      expect(endInGerman(outcome, NAMES)).toBe(
        'Das Spiel hat zu lange gedauert und endet hier: niemand gewinnt.',
      );
    },
  );
});
