import { CHAIN_START, hashLink } from '../../../src/proof/chain.js';
import { commitmentTo } from '../../../src/proof/fair-chance.js';
import { type GameRecord, linkOf, type RecordEntry } from '../../../src/record/record.js';

/** One way to touch the record of a game. */
export interface Forgery {
  readonly name: string;
  /** The game that is touched. */
  readonly of: string;
  /** Touches it and says at which event that must be found; null when luck itself decides where. */
  readonly touch: (record: GameRecord) => number | null;
  /** Left as it is, the forger can count: all numbers and hashes are made again. */
  readonly isClumsy?: true;
}

export const forged = (
  record: GameRecord,
  { touch, isClumsy }: Forgery,
): { readonly record: GameRecord; readonly foundAt: number | null } => {
  const foundAt = touch(record);
  if (isClumsy === undefined) rechain(record);
  return { record, foundAt };
};

/** Numbers and hashes made again, as a forger would who can count. */
export const rechain = ({ gameId, entries }: Pick<GameRecord, 'gameId' | 'entries'>): void => {
  let previous = CHAIN_START;
  for (const [index, entry] of entries.entries()) {
    entry.seq = index + 1;
    entry.hash = hashLink(previous, linkOf(gameId, entry));
    previous = entry.hash;
  }
};

type Fields = { readonly [field: string]: unknown };

export const nth = ({ gameId, entries }: GameRecord, type: string, which = 0): RecordEntry => {
  const entry = entries.filter(({ event }) => event.type === type)[which];
  if (entry === undefined) throw new Error(`${gameId} has no ${type} number ${which}`);
  return entry;
};

export const changed = (entry: RecordEntry, change: Fields): number => {
  Object.assign(entry.event, change);
  return entry.seq;
};

export const left = (record: GameRecord, entry: RecordEntry): number => {
  record.entries.splice(entry.seq - 1, 1);
  return entry.seq;
};

/** Changes a field of the n-th event of a type. */
export const touching =
  (type: string, which: number, field: string, change: (was: unknown) => unknown): Forgery['touch'] =>
  (record) => {
    const entry = nth(record, type, which);
    return changed(entry, { [field]: change(entry.event[field]) });
  };

const another = (face: unknown): number => (Number(face) % 6) + 1;
const anotherFirst = (dice: unknown): unknown =>
  Array.isArray(dice) ? dice.with(0, another(dice[0])) : dice;
const anotherLast = (dice: unknown): unknown =>
  Array.isArray(dice) ? dice.with(-1, another(dice.at(-1))) : dice;
const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);

const withSecret = (record: GameRecord, secret: string): void => {
  record.secret = secret;
  changed(nth(record, 'game-ended'), { secret });
};

export const FORGERIES: readonly Forgery[] = [
  {
    name: 'another name in the head',
    of: 'joined, knucklebones',
    touch: (record) => {
      record.seats[0] = { ...record.seats[0], name: 'Eve' };
      return record.entries.length;
    },
  },
  {
    name: 'a word that no hash is over',
    of: 'joined, knucklebones',
    touch: ({ entries }) => {
      Object.assign(entries[3] ?? {}, { note: 'Ann let Ben win' });
      return 4;
    },
  },
  {
    name: 'a seat that is not there',
    of: 'joined, knucklebones',
    touch: touching('seat-taken', 0, 'seat', () => 7),
  },
  {
    name: 'a seat that is not there, by whoever cannot count',
    of: 'joined, knucklebones',
    touch: touching('seat-taken', 0, 'seat', () => 7),
    isClumsy: true,
  },
  { name: 'a die', of: 'knucklebones', touch: touching('rolled', 3, 'face', another) },
  {
    name: 'the die of a game joined',
    of: 'joined, knucklebones',
    touch: touching('rolled', 0, 'face', another),
  },
  {
    name: 'a one that is now true',
    of: 'seed, knucklebones',
    touch: ({ entries }) => {
      const one = entries.find(({ event }) => event.type === 'rolled' && event.face === 1);
      return one === undefined ? null : changed(one, { face: true });
    },
  },
  { name: 'the first of four dice', of: 'cant-stop', touch: touching('rolled', 1, 'dice', anotherFirst) },
  { name: 'the last of two dice', of: 'frustration', touch: touching('rolled', 1, 'dice', anotherLast) },
  {
    name: 'an offer',
    of: 'dastan, guests',
    touch: touching('offer-taken', 0, 'offer', (offer) => (offer === 'ryott' ? 'faris' : 'ryott')),
  },
  { name: 'cards in another order', of: 'jackaroo', touch: touching('cards-dealt', 5, 'cards', reversed) },
  {
    name: 'hands that changed places',
    of: 'jackaroo',
    touch: (record) => {
      const [one, other] = [nth(record, 'cards-dealt', 4), nth(record, 'cards-dealt', 6)];
      const { cards } = other.event;
      changed(other, { cards: one.event.cards });
      return changed(one, { cards });
    },
  },
  { name: 'traps in another order', of: 'jackaroo', touch: touching('traps-placed', 0, 'cells', reversed) },
  {
    name: 'a new trap',
    of: 'seed, jackaroo',
    touch: touching('trap-placed', 0, 'cell', (cell) => (cell === 1 ? 2 : 1)),
  },
  {
    name: 'a card that was taken',
    of: 'seed, jackaroo',
    touch: touching('card-taken', 0, 'card', () => 'AS1'),
  },
  {
    name: 'a safe cell',
    of: 'seed, jackaroo',
    touch: touching('marble-saved', 0, 'safeCell', (cell) => (Number(cell) + 1) % 4),
  },
  { name: 'colours', of: 'joined, jackaroo', touch: touching('colours-assigned', 0, 'colours', reversed) },
  {
    name: 'a salt',
    of: 'knucklebones, salted',
    touch: (record) => {
      const [first, ...others] = record.seats;
      changed(nth(record, 'game-created'), { seats: [{ ...first, salt: 'another' }, ...others] });
      return null;
    },
  },
  { name: 'a roll left out', of: 'knucklebones', touch: (record) => left(record, nth(record, 'rolled', 4)) },
  { name: 'a deal left out', of: 'jackaroo', touch: (record) => left(record, nth(record, 'cards-dealt', 6)) },
  { name: 'the end left out', of: 'dastan', touch: (record) => left(record, nth(record, 'game-ended')) },
  {
    name: 'a count of draws',
    of: 'seed, cant-stop',
    touch: touching('luck-drawn', 1, 'draws', (draws) => Number(draws) + 1),
  },
  {
    name: 'a script',
    of: 'script, random',
    touch: (record) => {
      changed(nth(record, 'game-created'), { chance: { script: [1, 2, 4], whenSpent: 'random' } });
      return nth(record, 'rolled', 2).seq;
    },
  },
  {
    name: 'the position of a fork',
    of: 'fork, jackaroo',
    touch: (record) => {
      const created = nth(record, 'game-created');
      changed(created, { origin: { ...Object(created.event.origin), seed: 'another' } });
      return null;
    },
  },
  {
    name: 'the secret',
    of: 'frustration, one die',
    touch: (record) => {
      withSecret(record, 'ab'.repeat(32));
      return 1;
    },
  },
  {
    name: 'the secret and its commitment',
    of: 'frustration, one die',
    touch: (record) => {
      withSecret(record, 'ab'.repeat(32));
      record.commitment = commitmentTo(record.secret ?? '');
      changed(nth(record, 'game-created'), { commitment: record.commitment });
      return null;
    },
  },
  {
    name: 'the outcome in the head',
    of: 'joined, cant-stop',
    touch: (record) => {
      record.outcome = { ...record.outcome, ranking: [[0, 1, 2]] };
      return record.entries.length;
    },
  },
  {
    name: 'a name',
    of: 'joined, knucklebones',
    touch: (record) => {
      const [first, ...others] = record.names ?? [];
      if (first !== undefined) record.names = [{ ...first, name: 'An impostor' }, ...others];
      return (
        record.entries.find(({ event }) => JSON.stringify(event).includes(String(first?.named)))?.seq ?? 0
      );
    },
  },
  {
    name: 'the name of nobody who sat there',
    of: 'joined, knucklebones',
    touch: (record) => {
      record.names?.push({ named: 'ab'.repeat(32), name: 'A ghost', salt: 'cd'.repeat(16) });
      return 1;
    },
  },
  {
    name: 'a name told twice',
    of: 'joined, knucklebones',
    touch: (record) => {
      const [first] = record.names ?? [];
      if (first !== undefined) record.names?.push({ ...first });
      return (
        record.entries.find(({ event }) => JSON.stringify(event).includes(String(first?.named)))?.seq ?? 0
      );
    },
  },
  {
    name: 'an event left out by somebody clumsy',
    of: 'joined, frustration',
    touch: (record) => left(record, nth(record, 'moved', 1)),
    isClumsy: true,
  },
  {
    name: 'a time',
    of: 'joined, dastan',
    touch: (record) => {
      const begun = nth(record, 'game-started');
      begun.at = '2026-01-01T00:00:00.000Z';
      return begun.seq;
    },
    isClumsy: true,
  },
];
