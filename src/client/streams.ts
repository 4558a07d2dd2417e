import { type Api, unwrap } from './answer.js';
import { overFetch } from './connect.js';
import { type EventSourceMaker, overEventSource } from './event-source.js';
import type { Send } from './exchange.js';
import type { Parlor } from './parlor.js';
import type { Patience } from './patience.js';
import { type Connect, resuming } from './stream.js';

interface Door {
  readonly api: Api;
  readonly baseUrl: string;
  readonly headers: { readonly authorization?: string; readonly 'accept-language'?: string };
  readonly send: Send;
  readonly patience: Patience;
}

export const streamsOf = (door: Door): Pick<Parlor, 'follow' | 'followTournament' | 'inbox'> => ({
  follow: ({ id }, { after = 0, eventSource, ...following } = {}) =>
    resuming({
      ...following,
      connect: connectTo(door, `/games/${id}/events`, eventSource, (last) => isAllOf(door, id, last)),
      patience: door.patience,
      after: after === 0 ? null : String(after),
      placeOf: ({ seq }) => String(seq),
      wasTold: (place, last) => Number(place) <= Number(last ?? 0),
    }),
  followTournament: (id, { after = 0, ...following } = {}) =>
    resuming({
      ...following,
      connect: connectTo(door, `/tournaments/${id}/events`, undefined, async () => false),
      patience: door.patience,
      after: after === 0 ? null : String(after),
      placeOf: ({ seq }) => String(seq),
      wasTold: (place, last) => Number(place) <= Number(last ?? 0),
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

/** Whether the game is over, and this the number of its last event. */
const isAllOf = async ({ api }: Door, id: string, after: string | null): Promise<boolean> => {
  const { status, version } = unwrap(await api.GET('/games/{id}', { params: { path: { id } } }));
  return status === 'over' && version <= Number(after ?? 0);
};

/** `EventSource` cannot send a token, nor choose a language: whoever has one buys a ticket, and the language goes into the address. */
const queryFor = async ({ api, headers }: Door, after: string | null): Promise<URLSearchParams> => {
  const query = new URLSearchParams(after === null ? {} : { after });
  const language = headers['accept-language'];
  if (language !== undefined) query.set('language', language);
  if (headers.authorization !== undefined) query.set('ticket', unwrap(await api.POST('/me/tickets')).ticket);
  return query;
};
