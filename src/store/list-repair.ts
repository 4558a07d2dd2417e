import { isUnavailable } from './database.js';
import { eachPiece } from './each-piece.js';
import { tellHeads } from './heads.js';
import { HEADS_AT_ONCE, headsIn, leftIn, MOST_LEFT, PUT_AWAY, SHOW } from './listing-statements.js';
import type { Piece, Places } from './places.js';
import { settleAt } from './settling.js';

/** Finds what is not listed as it stands. */
interface Repair {
  doubt(): void;
  repair(): Promise<number>;
}

/** Longer than a silence takes to show, and than the clocks of two processes may differ. */
const UNTOLD_MS = 120_000;
/** Whoever lives has told by then, and has taken the mark away. */
const TELLS_WITHIN_MS = 10_000;
/** As long as this an older card may still come. */
const STAYS_MS = 60_000;
const AT_ONCE = 1_000;

/**
 * A card that nobody told of has a mark, which is found by an index. A move has none, since it would cost every move more than it is worth:
 * when a process may have died, and at the start, the events of its last moments are looked through, piece by piece.
 */
export const repairOf = (places: Places): Repair => {
  const { home, pieces } = places;
  /** Pieces that are to be looked through, by name, and from when on. */
  const doubtful = new Map<string, string>();
  let isNew = true;
  const doubtSince = (since: string): void => {
    for (const { name } of pieces()) if (!doubtful.has(name)) doubtful.set(name, since);
  };
  const lookSince = async (): Promise<void> => {
    if (!isNew) return;
    const [newest] = await home.ask(NEWEST, []);
    isNew = false;
    if (typeof newest?.at === 'string') doubtSince(newest.at);
  };
  const repairAt = async (piece: Piece): Promise<number> => {
    const left = await tellLeft(places, piece);
    const since = doubtful.get(piece.name);
    if (since === undefined) return left;
    await tellHeadsOf(places, piece, since);
    if (doubtful.get(piece.name) === since) doubtful.delete(piece.name);
    return left;
  };
  return {
    doubt: () => doubtSince(new Date(Date.now() - UNTOLD_MS).toISOString()),
    async repair() {
      await lookSince();
      let found = 0;
      const failures: unknown[] = [];
      // A place that is away keeps its games until it is back; anything else is told, when the others are done.
      await eachPiece(pieces(), async (piece) => {
        try {
          found += await repairAt(piece);
        } catch (error) {
          if (isUnavailable(error)) throw error;
          failures.push(error);
        }
      });
      await putAway(places);
      if (failures.length > 0) throw failures[0];
      return found;
    },
  };
};

/** Nothing that was told is younger, so what was not told is not much older. */
const NEWEST = `SELECT to_json(max(updated_at) - interval '${UNTOLD_MS} milliseconds') #>> '{}' AS at FROM listings`;

const tellLeft = async ({ home }: Places, piece: Piece): Promise<number> => {
  const { place } = piece;
  const before = new Date(Date.now() - TELLS_WITHIN_MS).toISOString();
  let found = 0;
  for (;;) {
    const left = await place.soon(() => place.ask(leftIn(piece), [before]));
    if (left.length > 0) {
      const rows = left.map(({ listing }) => String(listing));
      await home.soon(() => home.ask(SHOW, [`[${rows.join()}]`]));
      const told = left.map((row) => ({ game_id: String(row.game_id), as_of: Number(row.unlisted) }));
      await settleAt(piece, told);
    }
    found += left.length;
    if (left.length < MOST_LEFT) return found;
  }
};

const tellHeadsOf = async ({ home }: Places, piece: Piece, since: string): Promise<void> => {
  const { place } = piece;
  let after = '';
  for (;;) {
    const rows = await place.soon(() => place.ask(headsIn(piece), [since, after]));
    await tellHeads(
      home,
      rows.map(({ head }) => String(head)),
    );
    after = String(rows.at(-1)?.game_id ?? after);
    if (rows.length < HEADS_AT_ONCE) return;
  }
};

/** What is over goes where it need not be looked at any more. */
const putAway = async ({ home }: Places): Promise<void> => {
  const before = new Date(Date.now() - STAYS_MS).toISOString();
  for (;;) {
    const [row] = await home.soon(() => home.ask(PUT_AWAY, [before, AT_ONCE]));
    if (Number(row?.games ?? 0) < AT_ONCE) return;
  }
};
