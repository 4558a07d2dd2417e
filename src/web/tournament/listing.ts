import { unwrap } from '../../client/answer.js';
import type { ListedTournament } from '../../client/types.js';
import { parlor } from '../guest.js';

export const STATUSES = ['open', 'running', 'over'] as const;
export type Status = (typeof STATUSES)[number];

export interface ListingPage {
  readonly items: readonly ListedTournament[];
  readonly nextCursor: string | null;
}

export type Listing = Readonly<Record<Status, ListingPage>>;

const MOST_LISTED = 12;

export const listingOf = async (club: string | undefined, signal: AbortSignal): Promise<Listing> => {
  const [open, running, over] = await Promise.all(
    STATUSES.map((status) => pageOf({ status, club, cursor: null }, signal)),
  );
  const none = { items: [], nextCursor: null };
  return { open: open ?? none, running: running ?? none, over: over ?? none };
};

/** The same with older ones below. */
export const moreOf = async (
  listing: Listing,
  status: Status,
  club: string | undefined,
): Promise<Listing> => {
  const { items, nextCursor } = listing[status];
  const next = await pageOf({ status, club, cursor: nextCursor });
  return { ...listing, [status]: { ...next, items: [...items, ...next.items] } };
};

interface Wanted {
  readonly status: Status;
  readonly club: string | undefined;
  readonly cursor: string | null;
}

const pageOf = async ({ status, club, cursor }: Wanted, signal?: AbortSignal): Promise<ListingPage> => {
  const query = {
    status,
    limit: MOST_LISTED,
    ...(club === undefined ? {} : { club }),
    ...(cursor === null ? {} : { cursor }),
  };
  const asked = { params: { query }, ...(signal === undefined ? {} : { signal }) };
  return unwrap(await parlor().api.GET('/tournaments', asked));
};
