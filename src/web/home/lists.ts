import type { ListedGame } from '../../client/types.js';
import { parlor } from '../guest.js';
import { hasOpenSeat } from '../words.js';

/** The games on the first page, by what one may want with them. */
export interface Lists {
  /** Where I am to move. */
  readonly myTurn: readonly ListedGame[];
  /** Where I wait for somebody. */
  readonly mine: readonly ListedGame[];
  readonly open: readonly ListedGame[];
  readonly running: readonly ListedGame[];
  /** What is over, with its result: my own, or, while I have none, everybody's. */
  readonly over: readonly ListedGame[];
}

const MOST_LISTED = 8;
/** Enough to find a few of each kind among them. */
const MOST_OF_MINE = 40;

const NONE: { readonly items: readonly ListedGame[] } = { items: [] };

export const listsFor = async (isKnown: boolean): Promise<Lists> => {
  const house = parlor();
  // A token that is not known here any more has no games; the next thing that is done finds out.
  const own = (filter: Parameters<typeof house.games>[0]) =>
    isKnown ? house.games(filter).catch(() => NONE) : NONE;
  const [myTurn, mine, open, running, over] = await Promise.all([
    own({ toAct: 'me', limit: MOST_OF_MINE }),
    own({ player: 'me', limit: MOST_OF_MINE }),
    house.games({ openSeats: true, limit: MOST_LISTED }),
    house.games({ status: 'playing', limit: MOST_LISTED }),
    house.games({ status: 'over', limit: MOST_LISTED }),
  ]);
  const isMyTurn = new Set(myTurn.items.map(({ id }) => id));
  const myPast = mine.items.filter(({ status }) => status === 'over');
  return {
    myTurn: longestWaiting(myTurn.items),
    mine: mine.items.filter(({ id, status }) => status !== 'over' && !isMyTurn.has(id)).slice(0, MOST_LISTED),
    open: ofOthers(open.items),
    running: ofOthers(running.items).filter((game) => !hasOpenSeat(game)),
    over: (myPast.length > 0 ? myPast : over.items).slice(0, MOST_LISTED),
  };
};

const ofOthers = (games: readonly ListedGame[]): readonly ListedGame[] =>
  games.filter(({ seats }) => !seats.some(({ you }) => you));

/** Whoever has waited longest for me comes first. */
const longestWaiting = (games: readonly ListedGame[]): readonly ListedGame[] =>
  games.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
