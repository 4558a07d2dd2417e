import type { Choice } from '../../engine/match.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import { type Game, isSandbox } from '../game/game.js';
import { seatsOf, toActOf } from '../game/people.js';
import { unlessUnfoldable } from '../unfoldable.js';
import { choicesOf } from '../windows/sight.js';
import type { PlayerNews } from './player-news.js';

interface About {
  readonly gameId: string;
  readonly ruleset: string;
  readonly version: number;
  /** It proves nothing: its luck was given, or it is a fork. */
  readonly sandbox: boolean;
}

/** Something about one of my games that I should know. */
export type Notice = About &
  (
    | { readonly type: 'game-started' }
    | { readonly type: 'your-turn'; readonly seat: number; readonly legal: readonly Choice[] }
    | { readonly type: 'game-ended'; readonly outcome: Outcome | null }
  );

/**
 * One stream for all my games. It first tells what is open, so that a bot that just connected knows where it must move;
 * then what happens. When news may have been missed it looks at everything again, and tells what it has not told.
 */
export async function* inbox(
  ledger: Ledger,
  games: LiveGames,
  playerNews: PlayerNews,
  playerId: string,
  signal: AbortSignal,
): AsyncGenerator<Notice> {
  const told: ToldGames = new Map();
  // Subscribe, then read: what is written in between is delivered.
  const box = playerNews.subscribe(playerId, signal);
  try {
    while (!signal.aborted) {
      for (const gameId of box.mustLookAgain() ? await open(ledger, playerId, told) : []) {
        const game = signal.aborted ? null : await unlessUnfoldable(games.now(gameId));
        if (game !== null) yield* news(game, playerId, told);
      }
      for (const game of box.take()) yield* news(game, playerId, told);
      await box.filled();
    }
  } finally {
    box.close();
  }
}

/** What each game was when it was last spoken of. */
type ToldGames = Map<string, Pick<Game, 'status' | 'version'>>;

/** A game that has ended is remembered a while, since its last ring may come twice. */
const MOST_REMEMBERED = 1_000;

function* news(game: Game, playerId: string, told: ToldGames): Generator<Notice> {
  const { id: gameId, version, status } = game;
  const own = seatsOf(game, playerId);
  // Whoever left is told no more.
  if (own.length === 0) return void told.delete(gameId);
  const before = told.get(gameId);
  if (before !== undefined && before.version >= version) return;
  remember(told, game);
  const about = { gameId, ruleset: game.book.id, version, sandbox: isSandbox(game) };
  if (status !== 'waiting' && (before?.status ?? 'waiting') === 'waiting')
    yield { type: 'game-started', ...about };
  const seat = own.find((mine) => toActOf(game).includes(mine));
  if (seat !== undefined) yield { type: 'your-turn', ...about, seat, legal: choicesOf(game, playerId) };
  if (status === 'over') yield { type: 'game-ended', ...about, outcome: game.ending };
}

const remember = (told: ToldGames, { id, status, version }: Game): void => {
  told.delete(id);
  told.set(id, { status, version });
  if (told.size <= MOST_REMEMBERED) return;
  for (const [oldId, old] of told) {
    if (old.status === 'over') return void told.delete(oldId);
  }
};

const PAGE = 200;

/** Every game of mine that is being played, and those I spoke of: they may have ended unheard. */
const open = async (ledger: Ledger, playerId: string, told: ToldGames): Promise<ReadonlySet<string>> => {
  const ids = new Set([...told].flatMap(([gameId, { status }]) => (status === 'over' ? [] : [gameId])));
  let before: { readonly createdAt: string; readonly gameId: string } | undefined;
  do {
    const cards = await ledger.list({ playerId, status: 'playing', limit: PAGE, before });
    for (const { gameId } of cards) ids.add(gameId);
    before = cards.length < PAGE ? undefined : cards.at(-1);
  } while (before !== undefined);
  return ids;
};
