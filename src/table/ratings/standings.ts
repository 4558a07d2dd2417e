import { no, type Result, yes } from '../../engine/result.js';
import { SOMEBODY } from '../../proof/sealed-names.js';
import type { Leaderboards, NamedStanding, OwnStanding, OwnStep } from '../../store/leaderboards.js';
import type { Standing } from '../../store/rating-book.js';
import { unknownClub } from '../clubs/club-problems.js';
import type { Membership } from '../clubs/membership.js';
import { standInName } from '../game/leavers.js';
import { levelOf } from '../game/rated-result.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import type { Ratings } from './ratings.js';
import { changeTo, isSeparable, type ShownRating, shown } from './shown.js';

/** How people stand, as one of them sees it. */
export interface Standings {
  board(playerId: string | null, wanted: WantedBoard): Promise<Result<Board, Problem>>;
  /** Where anybody is rated, in the open or in a club. */
  boards(playerId: string | null, club: string | undefined): Promise<Result<readonly BoardListed[], Problem>>;
  /** One's own ratings, with the last games that made them. */
  mine(playerId: string): Promise<readonly OwnRating[]>;
}

export interface WantedBoard {
  readonly ruleset: string;
  readonly club?: string | undefined;
  /** How many of the best are passed over. */
  readonly from: number;
  readonly limit: number;
}

export interface Board {
  readonly rows: readonly BoardRow[];
  /** Where the next page begins; null when this is the last. */
  readonly next: number | null;
}

export interface BoardRow extends ShownRating {
  readonly rank: number;
  readonly kind: 'player' | 'bot';
  readonly name: string;
  readonly level: string | null;
  readonly you: boolean;
  /** Whether it is likely that whoever is above is better; null for the first. */
  readonly fromAbove: 'separable' | 'not-yet-separable' | null;
}

export interface BoardListed {
  readonly ruleset: string;
  readonly club: string | null;
  readonly rated: number;
}

export interface OwnRating extends ShownRating {
  readonly ruleset: string;
  readonly club: string | null;
  readonly changedAt: string;
  readonly recent: readonly CountedGame[];
}

/** What one game did. */
export interface CountedGame {
  readonly gameId: string;
  readonly endedAt: string;
  readonly rating: number;
  readonly change: number;
  readonly weight: number;
  readonly damped: boolean;
}

const RECENT = 10;

export const standingsIn = (
  boards: Leaderboards,
  ratings: Pick<Ratings, 'settled'>,
  membership: Pick<Membership, 'of'>,
): Standings => {
  const under = async (
    playerId: string | null,
    club: string | undefined,
  ): Promise<Result<string | null, Problem>> => {
    if (club === undefined) return yes(null);
    const belonging = playerId === null ? null : await membership.of(club, playerId);
    return belonging === null ? no(unknownClub(club)) : yes(club);
  };
  return {
    async board(playerId, { ruleset, club, from, limit }) {
      const book = findRulebook(ruleset);
      if (!book.ok) return book;
      const roof = await under(playerId, club);
      if (!roof.ok) return roof;
      await ratings.settled();
      // One more before, to compare the first with, and one more behind, to know whether there is a next page.
      const start = Math.max(0, from - 1);
      const most = limit + 1 + (from - start);
      const found = await boards.board({ ruleset, club: roof.value }, start, most);
      const rows = found.map((standing, index) => rowOf(standing, start + index, found[index - 1], playerId));
      const page = rows.slice(from - start);
      return yes({ rows: page.slice(0, limit), next: page.length > limit ? from + limit : null });
    },
    async boards(playerId, club) {
      const roof = await under(playerId, club);
      if (!roof.ok) return roof;
      await ratings.settled();
      const found = await boards.boards(roof.value);
      return yes(found.map(({ ruleset, rated }) => ({ ruleset, club: roof.value, rated })));
    },
    async mine(playerId) {
      await ratings.settled();
      return (await boards.of(playerId, RECENT)).map(ownOf);
    },
  };
};

const rowOf = (
  standing: NamedStanding,
  place: number,
  above: Standing | undefined,
  playerId: string | null,
): BoardRow => {
  const level = levelOf(standing.who);
  return {
    rank: place + 1,
    kind: level === null ? 'player' : 'bot',
    name: level === null ? (standing.name ?? SOMEBODY) : standInName(level),
    level,
    you: standing.who === playerId,
    ...shown(standing),
    fromAbove: above === undefined ? null : isSeparable(above, standing) ? 'separable' : 'not-yet-separable',
  };
};

const ownOf = ({ ruleset, club, changedAt, steps, ...standing }: OwnStanding): OwnRating => ({
  ruleset,
  club,
  ...shown(standing),
  changedAt: new Date(changedAt).toISOString(),
  recent: steps.slice(0, RECENT).map((step, index) => countedGame(step, steps[index + 1])),
});

const countedGame = (step: OwnStep, before: OwnStep | undefined): CountedGame => ({
  gameId: step.gameId,
  endedAt: new Date(step.endedAt).toISOString(),
  ...changeTo(step.mu, before?.mu),
  weight: step.weight,
  damped: step.weight < 1,
});
