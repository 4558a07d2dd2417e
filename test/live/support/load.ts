import { randomUUID } from 'node:crypto';
import { anyOf, type Counts, type Fleet, insist } from './remote.js';

/** What the clients were promised. */
export interface Book extends Counts {
  readonly acknowledged: { readonly gameId: string; readonly op: string; readonly version: number }[];
  /** Looks that showed less than somebody had already been told. */
  stale: number;
  /** Answers that no client should get. */
  readonly wrong: string[];
}

export const newBook = (): Book => ({ requests: 0, reconnects: 0, acknowledged: [], stale: 0, wrong: [] });

/** The games everybody races on, all of one player who holds both seats. */
export interface Arena {
  readonly token: string;
  readonly games: string[];
  /** Every game there ever was. */
  readonly all: Set<string>;
}

export const layArena = async (fleet: Fleet, count: number, book: Book): Promise<Arena> => {
  const key = { 'idempotency-key': `racer-${randomUUID()}` };
  const welcome = await insist(fleet, 'POST', '/players', { body: { name: 'Racer' }, headers: key }, book);
  const arena: Arena = { token: welcome.body.token ?? '', games: [], all: new Set() };
  for (let laid = 0; laid < count; laid++) arena.games.push(await lay(fleet, arena, book));
  return arena;
};

const lay = async (fleet: Fleet, arena: Arena, book: Book): Promise<string> => {
  const seats = [{ player: 'me' }, { player: 'me' }];
  const question = {
    token: arena.token,
    body: { ruleset: 'knucklebones', seats },
    headers: { 'idempotency-key': randomUUID() },
  };
  const { status, body } = await insist(fleet, 'POST', '/games', question, book);
  if (status !== 201) book.wrong.push(`a table was not laid: ${JSON.stringify(body)}`);
  arena.all.add(body.id ?? '');
  return body.id ?? '';
};

/** Not my turn any more, not that column any more, not that version any more: somebody else was quicker. */
const LOST_RACES = new Set(['not-your-turn', 'game-over', 'column-full', 'stale-version', 'too-busy']);

/** One of several clients that act on the same games as fast as they can, each through any process, until told to stop. */
export const raceUntil = async (
  fleet: Fleet,
  arena: Arena,
  book: Book,
  isEnough: () => boolean,
): Promise<void> => {
  while (!isEnough()) {
    const at = Math.floor(Math.random() * arena.games.length);
    const gameId = arena.games[at] ?? '';
    const promised = promisedOf(book, gameId);
    const look = await insist(fleet, 'GET', `/games/${gameId}`, { token: arena.token }, book);
    if ((look.body.version ?? 0) < promised) book.stale++;
    const legal = look.body.legal ?? [];
    if (legal.length > 0)
      await actOn(fleet, arena, book, gameId, anyOf(legal).action, look.body.version ?? 0);
    else if (arena.games[at] === gameId) arena.games[at] = await lay(fleet, arena, book);
  }
};

const latest = new WeakMap<Book, Map<string, number>>();
const promisedOf = (book: Book, gameId: string): number => latest.get(book)?.get(gameId) ?? 0;

const actOn = async (
  fleet: Fleet,
  arena: Arena,
  book: Book,
  gameId: string,
  action: unknown,
  seen: number,
): Promise<void> => {
  const op = randomUUID();
  const headers = {
    'idempotency-key': op,
    'x-request-id': op,
    ...(Math.random() < 0.5 ? { 'if-match': `"${seen}"` } : {}),
  };
  const question = { token: arena.token, body: action, headers };
  const { status, body } = await insist(fleet, 'POST', `/games/${gameId}/actions`, question, book);
  if (status === 201) {
    const version = body.version ?? 0;
    book.acknowledged.push({ gameId, op, version });
    const versions = latest.get(book) ?? new Map<string, number>();
    latest.set(book, versions.set(gameId, Math.max(versions.get(gameId) ?? 0, version)));
    return;
  }
  if (!LOST_RACES.has(body.code ?? '')) book.wrong.push(`${status} ${JSON.stringify(body)}`);
};
