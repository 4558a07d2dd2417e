import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { SealedName } from '../../proof/sealed-names.js';
import type { Boards } from '../../store/boards.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { type PublishedEntry, published as publishedEntry } from '../game/published.js';
import type { Caller } from '../game/visible.js';
import type { Problem } from '../problem.js';
import { findGame } from './find.js';

/** A game that is over, and its log with nothing hidden but who is who. */
export interface PublishedGame {
  readonly game: Game;
  /** What its luck follows from; null while others play on the same board. */
  readonly secret: string | null;
  /** What people were called when they sat down; those left out who are forgotten. */
  readonly names: readonly SealedName[];
  /** Read when asked for, a page at a time. */
  readonly pages: AsyncGenerator<readonly PublishedEntry[]>;
}

const PAGE = 256;

interface Rooms {
  readonly ledger: Ledger;
  readonly games: LiveGames;
  readonly boards: Pick<Boards, 'isTold'>;
}

export const publishedGame = async (
  rooms: Rooms,
  gameId: string,
  caller: Caller,
): Promise<Result<PublishedGame, Problem>> => {
  const found = await findGame(rooms.games, gameId, caller);
  if (!found.ok) return found;
  const game = found.value;
  if (game.status !== 'over') return no(notOver(game));
  return yes(await published(rooms, game));
};

/** The same for whoever keeps the house, whose window nobody asks about. Null when it is not over, or not there. */
export const wholeGame = async (rooms: Rooms, gameId: string): Promise<PublishedGame | null> => {
  const game = await rooms.games.now(gameId);
  return game?.status === 'over' ? published(rooms, game) : null;
};

const published = async ({ ledger, boards }: Rooms, game: Game): Promise<PublishedGame> => {
  const isTold = game.board === null || (await boards.isTold(game.board));
  return {
    game,
    secret: isTold ? game.secret : null,
    names: await ledger.names(game.id),
    pages: pagesOf(ledger, game),
  };
};

async function* pagesOf(ledger: Ledger, { id, version }: Game): AsyncGenerator<readonly PublishedEntry[]> {
  for (let after = 0; after < version; after += PAGE) {
    const entries = await ledger.entries(id, after, PAGE, version);
    yield entries.map((entry) => publishedEntry(entry, sha256));
  }
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');

const notOver = ({ id, version }: Game): Problem => ({
  code: 'game-not-over',
  detail: `The record of a game holds the secret of its dice and everything that was hidden, so it is given out when the game is over; this one is at version ${version}. Until then GET /games/${id}/events shows what you may see.`,
});
