import type { GameRecord, RecordEntry } from '../../../src/record/record.js';
import { changed, type Forgery, left, nth, touching } from './forgeries.js';

/** Lies about what happened around the board, by a forger who can count; each is told of one of the stories. */

/** Everything of a decision happens at one moment. */
const movedTo = (record: GameRecord, first: RecordEntry, at: (was: string) => string): number => {
  const was = first.at;
  for (const entry of record.entries.slice(first.seq - 1)) if (entry.at === was) entry.at = at(was);
  return first.seq;
};

const earlier =
  (type: string, seconds: number): Forgery['touch'] =>
  (record) =>
    movedTo(record, nth(record, type), (was) => new Date(Date.parse(was) - seconds * 1000).toISOString());

const missing =
  (type: string): Forgery['touch'] =>
  (record) =>
    left(record, nth(record, type));

const byAnother =
  (type: string): Forgery['touch'] =>
  (record) => {
    const entry = nth(record, type);
    const others = record.entries.flatMap(({ player }) => (player === null ? [] : [player]));
    entry.player = others.find((player) => player !== entry.player) ?? null;
    return entry.seq;
  };

const other = (seat: unknown): number => (seat === 0 ? 1 : 0);

export const TABLE_FORGERIES: readonly Forgery[] = [
  {
    name: 'a takeback to another version',
    of: 'second thoughts',
    touch: touching('taken-back', 0, 'to', (to) => Number(to) - 1),
  },
  {
    name: 'a takeback that was asked for elsewhere, and went there',
    of: 'second thoughts',
    touch: (record) => {
      const back = nth(record, 'taken-back');
      changed(back, { to: Number(back.event.to) + 1 });
      return changed(nth(record, 'offer-made'), { to: back.event.to });
    },
  },
  { name: 'nobody agreed to take it back', of: 'second thoughts', touch: missing('offer-accepted') },
  { name: 'it was not taken back', of: 'second thoughts', touch: missing('taken-back') },
  {
    name: 'whoever offered agreed',
    of: 'second thoughts',
    touch: touching('offer-accepted', 0, 'seat', other),
  },
  {
    name: 'whoever offered declined',
    of: 'second thoughts',
    touch: touching('offer-declined', 0, 'seat', other),
  },
  { name: 'an offer in another’s name', of: 'second thoughts', touch: byAnother('offer-made') },
  { name: 'out of time too early', of: 'out of time, and back', touch: earlier('clock-ran-out', 100) },
  {
    name: 'another’s time',
    of: 'out of time, and back',
    touch: touching('clock-ran-out', 0, 'seat', (seat) => (Number(seat) + 1) % 3),
  },
  { name: 'no bot played on', of: 'out of time, and back', touch: missing('bot-took-over') },
  {
    name: 'a better bot',
    of: 'out of time, and back',
    touch: touching('bot-took-over', 0, 'level', () => 'hard'),
  },
  { name: 'claimed too early', of: 'gone, and back', touch: earlier('seat-claimed', 300) },
  {
    name: 'one’s own seat is claimed',
    of: 'gone, and back',
    touch: touching('seat-claimed', 0, 'seat', other),
  },
  {
    name: 'an end that was claimed and is a bot',
    of: 'gone for good',
    touch: touching('seat-claimed', 0, 'claim', () => 'bot'),
  },
  { name: 'a substitute whom a guest called in', of: 'a substitute', touch: byAnother('seat-claimed') },
  {
    name: 'hours that are not over',
    of: 'closed hours',
    touch: touching('time-given-back', 0, 'openedAt', () => '2999-01-01T00:00:00.000Z'),
  },
  { name: 'a clock that nobody stopped', of: 'closed hours', touch: missing('clock-stopped') },
  { name: 'a guest gives a seat away', of: 'the host’s hand', touch: byAnother('seat-given') },
  {
    name: 'another seat is opened',
    of: 'the host’s hand',
    touch: touching('seat-opened', 0, 'seat', () => 0),
  },
  {
    name: 'a seat is dropped in which somebody sits',
    of: 'the host’s hand',
    touch: touching('seats-dropped', 0, 'dropped', () => [2]),
  },
  { name: 'an empty seat is cleared', of: 'sent away', touch: touching('seat-cleared', 0, 'seat', () => 2) },
  {
    name: 'nobody came, says the host',
    of: 'sent away',
    touch: touching('game-closed', 0, 'why', () => 'idle'),
  },
];
