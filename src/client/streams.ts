import { type Api, unwrap } from './answer.js';
import { overFetch } from './connect.js';
import { type EventSourceMaker, overEventSource } from './event-source.js';
import type { Send } from './exchange.js';
import type { FollowingGame, Parlor } from './parlor.js';
import type { Patience } from './patience.js';
import { type Connect, resuming } from './stream.js';
import type { Classroom } from './types.js';

interface Door {
  readonly api: Api;
  readonly baseUrl: string;
  readonly headers: { readonly authorization?: string; readonly 'accept-language'?: string };
  readonly send: Send;
  readonly patience: Patience;
}

export const streamsOf = (
  door: Door,
): Pick<Parlor, 'follow' | 'followTournament' | 'followClassroom' | 'inbox'> => ({
  follow: ({ id }, options = {}) => logOf(door, `/games/${id}/events`, () => gameNow(door, id), options),
  followTournament: ({ id }, options = {}) =>
    logOf(inEnglish(door), `/tournaments/${id}/events`, () => tournamentNow(door, id), options),
  followClassroom: ({ id }, following = {}) =>
    resuming({
      ...following,
      // Each line is the whole of it: there is nothing to go on after.
      connect: (_, signal) =>
        connectTo<Classroom>(door, `/clubs/${id}/classroom`, undefined, async () => false)(null, signal),
      patience: door.patience,
      after: null,
      placeOf: () => '',
      wasTold: () => false,
    }),
  inbox: ({ after = null, eventSource, ...following } = {}) =>
    resuming({
      ...following,
      connect: connectTo(door, '/me/events', eventSource, async () => false),
      patience: door.patience,
      after,
      placeOf: ({ id }) => id,
      // Several notices of one version have one id: it is where the stream goes on, not who they are.
      wasTold: () => false,
    }),
});

/** What has one language only is asked for none: an address with one would be refused. */
const inEnglish = ({ headers: { 'accept-language': _, ...headers }, ...door }: Door): Door => ({
  ...door,
  headers,
});

const connectTo = <Item>(
  door: Door,
  path: string,
  Source: EventSourceMaker | undefined,
  hasAll: (after: string | null) => Promise<boolean>,
): Connect<Item> => {
  const url = `${door.baseUrl}${path}`;
  if (Source === undefined) return overFetch(door.send, url, () => new Headers(door.headers));
  return overEventSource(Source, async (after) => `${url}?${await queryFor(door, after)}`, hasAll);
};

/** Everything in a log whose entries are numbered, until it has come to its end. */
const logOf = <Entry extends { readonly seq: number }>(
  door: Door,
  path: string,
  now: () => Promise<{ readonly status: string; readonly version: number }>,
  { after = 0, eventSource, ...following }: FollowingGame,
): AsyncGenerator<Entry, void> =>
  resuming<Entry>({
    ...following,
    connect: connectTo(door, path, eventSource, async (last) => {
      const { status, version } = await now();
      return status === 'over' && version <= Number(last ?? 0);
    }),
    patience: door.patience,
    after: after === 0 ? null : String(after),
    placeOf: ({ seq }) => String(seq),
    wasTold: (place, last) => Number(place) <= Number(last ?? 0),
  });

const gameNow = async ({ api }: Door, id: string) =>
  unwrap(await api.GET('/games/{id}', { params: { path: { id } } }));

const tournamentNow = async ({ api }: Door, id: string) =>
  unwrap(await api.GET('/tournaments/{id}', { params: { path: { id } } }));

/** `EventSource` cannot send a token, nor choose a language: whoever has one buys a ticket, and the language goes into the address. */
const queryFor = async ({ api, headers }: Door, after: string | null): Promise<URLSearchParams> => {
  const query = new URLSearchParams(after === null ? {} : { after });
  const language = headers['accept-language'];
  if (language !== undefined) query.set('language', language);
  if (headers.authorization !== undefined) query.set('ticket', unwrap(await api.POST('/me/tickets')).ticket);
  return query;
};
