import { pino } from 'pino';
import type { Thinkers } from '../../src/bots/thinkers.js';
import { createApp } from '../../src/http/app.js';
import type { Limits } from '../../src/http/request/limits.js';
import type { Proxies } from '../../src/http/request/proxies.js';
import type { Services } from '../../src/http/services.js';
import type { Streams } from '../../src/http/streams/streams.js';
import type { Lab } from '../../src/lab/lab.js';
import { openServices, type WebhookOptions } from '../../src/services.js';
import type { Entry } from '../../src/store/entry.js';
import { openStore, type Place, type Store, storeIn } from '../../src/store/store.js';
import type { CacheRoom } from '../../src/table/cache/room.js';
import type { Caps } from '../../src/table/use-cases/caps.js';
import type { EventSeen, GameSeen } from '../../src/table/windows/sight.js';
import { checkAnswer } from './contract.js';
import { emptyDatabase } from './databases.js';
import type { FreshPlace } from './places.js';
import { noting } from './seen-answers.js';
import { sharedThinkers } from './shared-thinkers.js';

/** Somebody with a token. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export type Game = GameSeen & { readonly links: { readonly [name: string]: string } };
export type Choices = Pick<Game, 'version' | 'toAct' | 'legal'>;

export interface Event extends EventSeen {
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export interface Acted {
  readonly version: number;
  readonly events: readonly Event[];
  readonly game: Game;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly instance: string;
  readonly requestId: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
  readonly legal?: Game['legal'];
  readonly games?: readonly string[];
  readonly rule?: string;
  readonly ruleSays?: string;
}

/** How a request is made: as somebody, with a body that is sent as JSON, or raw as it is. */
export interface Asking {
  readonly as?: Guest | undefined;
  readonly body?: unknown;
  readonly raw?: NonNullable<RequestInit['body']>;
  readonly headers?: { readonly [name: string]: string };
}

export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** A parlor of a test's own: a real database, the real front door, and a client. Every answer is held against the document. */
export interface Parlor {
  readonly store: Store;
  readonly services: Services & { close(): Promise<void> };
  /** The front door itself, for answers that are read as they come. */
  readonly app: ReturnType<typeof createApp>;
  request<Body = Problem>(method: string, path: string, asking?: Asking): Promise<Reply<Body>>;
  get<Body = Problem>(path: string, asking?: Asking): Promise<Reply<Body>>;
  post<Body = Problem>(path: string, asking?: Asking): Promise<Reply<Body>>;
  del<Body = Problem>(path: string, asking?: Asking): Promise<Reply<Body>>;
  guest(name: string): Promise<Guest>;
  /** A game as its host sees it; with no more said, Knucklebones with the other seat open. */
  lay(host: Guest, wanted?: { readonly [field: string]: unknown }): Promise<Game>;
  /** A game that everybody named here sits in, in this order. */
  play(guests: readonly Guest[], wanted?: { readonly [field: string]: unknown }): Promise<Game>;
  /** The game's whole log as the ledger keeps it. */
  log(gameId: string): Promise<readonly Entry[]>;
  close(): Promise<void>;
}

export interface Opening {
  /** An embedded database of its own unless told: `freshDatabase` for a Postgres of its own. */
  readonly fresh?: () => Promise<FreshPlace>;
  /** A place that somebody else makes and removes. */
  readonly place?: Place;
  /** A store that is open already; it is closed with the parlor. */
  readonly store?: Store;
  /** Off unless a test is about them. */
  readonly limits?: Limits;
  /** As many games as one likes unless a test is about it. */
  readonly caps?: Caps;
  readonly clock?: () => number;
  readonly streams?: Streams;
  readonly proxies?: Proxies;
  readonly showsMetrics?: boolean;
  readonly isReady?: () => Promise<boolean>;
  /** Where bots think; on the threads of this worker, and not for long, unless a test is about it. */
  readonly thinkers?: Thinkers;
  /** Whom this server calls, and how patiently. */
  readonly webhooks?: WebhookOptions;
  /** How much may be kept at hand; plenty unless a test is about it. */
  readonly caches?: CacheRoom;
  /** Closed unless a test is about it. */
  readonly lab?: Lab;
  /** Where the log lines go; nowhere unless a test reads them. */
  readonly logTo?: { write(line: string): void };
}

export const openParlor = async (opening: Opening = {}): Promise<Parlor> => {
  const store = await storeFor(opening);
  const services = await openServices(store, {
    limits: opening.limits ?? null,
    caps: opening.caps ?? null,
    ...(opening.clock === undefined ? {} : { clock: opening.clock }),
    ...(opening.streams === undefined ? {} : { streams: opening.streams }),
    ...(opening.proxies === undefined ? {} : { proxies: opening.proxies }),
    ...(opening.showsMetrics === undefined ? {} : { showsMetrics: opening.showsMetrics }),
    thinkers: opening.thinkers ?? sharedThinkers(),
    ...(opening.webhooks === undefined ? {} : { webhooks: opening.webhooks }),
    ...(opening.caches === undefined ? {} : { caches: opening.caches }),
    lab: opening.lab ?? null,
    log: opening.logTo === undefined ? pino({ level: 'silent' }) : pino({ level: 'info' }, opening.logTo),
  });
  const app = createApp({ ...services, isReady: opening.isReady ?? services.isReady });
  app.fetch = noting(app.fetch);

  const request = async <Body>(method: string, path: string, asking: Asking = {}): Promise<Reply<Body>> => {
    const response = await app.request(path, requestInit(method, asking));
    const text = await response.text();
    const { status, headers } = response;
    checkAnswer({ method, path, status, headers, text });
    // The document has just vouched for the shape.
    return { status, headers, text, body: bodyOf(headers, text) as Body };
  };

  /** What the host sees of an open seat that is for somebody who is invited. */
  const invitationTo = async (gameId: string, host: Guest, seat: number): Promise<string | undefined> =>
    (await request<Game>('GET', `/games/${gameId}`, { as: host })).body.seats[seat]?.invitation;

  const parlor: Parlor = {
    store,
    services,
    app,
    request,
    get: (path, asking) => request('GET', path, asking),
    post: (path, asking) => request('POST', path, asking),
    del: (path, asking) => request('DELETE', path, asking),
    guest: async (name) => (await request<Guest>('POST', '/players', { body: { name } })).body,
    async lay(host, wanted = {}) {
      const body = { ruleset: 'knucklebones', ...wanted };
      const laid = await request<Game>('POST', '/games', { as: host, body });
      if (laid.status !== 201) throw new Error(laid.text);
      return laid.body;
    },
    async play([host, ...others], wanted = {}) {
      if (host === undefined) throw new Error('nobody plays');
      // Nobody finds an open seat at a private table: there one is invited.
      const free = wanted.visibility === 'private' ? { invite: true } : { open: true };
      const seats = [{ player: 'me' }, ...others.map(() => free)];
      let game = await parlor.lay(host, { seats, ...wanted });
      for (const [index, as] of others.entries()) {
        const invite = await invitationTo(game.id, host, index + 1);
        const body = { seat: index + 1, ...(invite === undefined ? {} : { invite }) };
        const seated = await request<Game>('POST', game.links.seats ?? '', { as, body });
        if (seated.status !== 201) throw new Error(seated.text);
        game = seated.body;
      }
      return (await request<Game>('GET', `/games/${game.id}`, { as: host })).body;
    },
    log: (gameId) => store.ledger.entries(gameId, 0),
    async close() {
      await services.close();
      await store.close();
    },
  };
  return parlor;
};

/** Whoever needs a folder to itself names it; everybody else is lent one that is open already. */
const storeFor = async ({ store, place, fresh }: Opening): Promise<Store> => {
  if (store !== undefined) return store;
  return place === undefined ? storeIn(await emptyDatabase(fresh)) : openStore(place);
};

export const requestInit = (method: string, { as, body, raw, headers }: Asking): RequestInit => ({
  method,
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(raw === undefined ? {} : { body: raw, duplex: 'half' }),
});

const bodyOf = (headers: Headers, text: string): unknown =>
  text !== '' && /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
