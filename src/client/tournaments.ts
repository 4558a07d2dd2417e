import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import type { paths } from './generated/api.js';
import { type Paged, paged } from './pages.js';
import type { Calling, Paging } from './parlor.js';
import type {
  ListedTournament,
  NewTournament,
  Tournament,
  TournamentEntry,
  TournamentRecord,
} from './types.js';

export type TournamentFilter = NonNullable<paths['/tournaments']['get']['parameters']['query']>;

export interface Entering extends Calling {
  /** Something of your own for the draw. */
  readonly salt?: string | undefined;
}

/** Who meets whom, round after round. */
export interface TournamentCalls {
  /** Announces one; it goes on by itself. */
  announceTournament(wanted: NewTournament, options?: Calling): Promise<Tournament>;
  /** Newest first: `await` it for a page, `for await` it for all. */
  tournaments(filter?: TournamentFilter, options?: Calling): Paged<ListedTournament>;
  /** Who takes part, who meets whom, and who stands where. */
  tournament(id: string, options?: Calling): Promise<Tournament>;
  /** Takes part. In each round a seat is kept for you: the inbox says so, and `takeSeat` takes it. */
  enterTournament(id: string, options?: Entering): Promise<Tournament>;
  /** Withdraws, you yourself unless the number of another entrant is named; whoever takes no part stays as they are. */
  withdraw(tournament: Tournament, entrant?: number, options?: Calling): Promise<Tournament>;
  /** Starts one of yours with those who are there. */
  startTournament(id: string, options?: Calling): Promise<Tournament>;
  /** Tables at play are played out, and no other round begins. */
  callOffTournament(id: string, options?: Calling): Promise<Tournament>;
  /** What happened in it: `await` it for a page, `for await` it for all that is written. */
  tournamentEvents(id: string, options?: Paging): Paged<TournamentEntry>;
  /** When it is over: one file that proves every pairing and result. */
  tournamentRecord(id: string, options?: Calling): Promise<TournamentRecord>;
}

export const tournamentCalls = (api: Api): TournamentCalls => {
  const at = (id: string, options?: Calling) => ({ params: { path: { id } }, ...calling(options) });
  return {
    announceTournament: async (wanted, options) =>
      unwrap(await api.POST('/tournaments', { body: wanted, ...calling(options) })),
    tournaments: (filter = {}, options = {}) =>
      paged(async (cursor) => {
        const query = cursor === null ? filter : { ...filter, cursor };
        return unwrap(await api.GET('/tournaments', { params: { query }, ...calling(options) }));
      }),
    tournament: async (id, options) => unwrap(await api.GET('/tournaments/{id}', at(id, options))),
    async enterTournament(id, { salt, ...options } = {}) {
      const body = salt === undefined ? {} : { salt };
      return unwrap(await api.POST('/tournaments/{id}/entrants', { ...at(id, options), body }));
    },
    async withdraw(tournament, number, options) {
      const { id, entrants } = tournament;
      const entrant = number ?? entrants.find(({ you, withdrawn }) => you && !withdrawn)?.entrant;
      if (entrant === undefined) return tournament;
      const asked = { params: { path: { id, entrant } }, ...calling(options) };
      return unwrap(await api.DELETE('/tournaments/{id}/entrants/{entrant}', asked));
    },
    startTournament: async (id, options) =>
      unwrap(await api.POST('/tournaments/{id}/start', at(id, options))),
    callOffTournament: async (id, options) => unwrap(await api.DELETE('/tournaments/{id}', at(id, options))),
    tournamentEvents: (id, { after, cursor, limit, ...options } = {}) =>
      paged(async (next) => {
        const from = next ?? cursor;
        const query = {
          ...(from === undefined ? {} : { cursor: from }),
          ...(from === undefined && after !== undefined ? { after } : {}),
          ...(limit === undefined ? {} : { limit }),
        };
        const asked = { params: { path: { id }, query }, parseAs: 'text', ...calling(options) } as const;
        return JSON.parse(unwrap(await api.GET('/tournaments/{id}/events', asked)));
      }),
    tournamentRecord: async (id, options) =>
      unwrap(await api.GET('/tournaments/{id}/record', at(id, options))),
  };
};
