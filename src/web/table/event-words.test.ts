import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../client/types.js';
import { eventWords } from './event-words.js';

const entry = (seq: number, event: GameEvent): LogEntry => ({ seq, at: '', by: 0, text: 'as told', event });

const LOG = [
  entry(2, { type: 'seat-taken', seat: 1, name: 'Ben' }),
  entry(3, { type: 'seat-claimed', seat: 1, claim: 'bot' }),
  entry(4, { type: 'bot-took-over', seat: 1, level: 'easy', name: 'Easy bot' }),
];

test.each<[GameEvent, string | null]>([
  [{ type: 'offer-made', seat: 1, offer: 'takeback', to: 3 }, 'Ben wants to take a move back.'],
  [{ type: 'offer-made', seat: 1, offer: 'draw' }, null],
  [{ type: 'taken-back', to: 3 }, 'The move is taken back: the board is as it was before it.'],
  [{ type: 'seat-claimed', seat: 1, claim: 'bot' }, 'Ben was not seen for a while: a bot may play on.'],
  [{ type: 'seat-claimed', seat: 1, claim: 'end' }, 'Ben was not seen for a while: the game ends here.'],
  [{ type: 'bot-took-over', seat: 1, level: 'easy', name: 'Easy bot' }, 'Easy bot plays on for Ben.'],
  [
    { type: 'time-given-back', closedAt: '2026-01-01T00:00:00Z', openedAt: '2026-01-01T01:00:00Z' },
    'The house was closed for a while. That time is given back.',
  ],
  [{ type: 'clock-stopped' }, null],
])('%j has no number in it that only programs need', (event, said) => {
  expect(eventWords(entry(9, event), LOG, 'Dastan')).toBe(said);
});
