import type { z } from 'zod';
import { BoundedCache } from '../../engine/bounded-cache.js';
import { bestOf, type Outcome } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Ledger, ListedCard } from '../../store/ledger.js';
import { Card } from '../use-cases/list.js';
import type { FinishedGame } from './tasks.js';

/** The games of clubs that are over, the newest so many of each; a card is read once. */
export interface FinishedGames {
  of(clubId: string): Promise<readonly FinishedGame[]>;
}

const PAGE = 200;
const MOST_GAMES = 2_000;
const MOST_BYTES = 4_000_000;
const GAME_BYTES = 400;

export const finishedGamesIn = (ledger: Pick<Ledger, 'list'>): FinishedGames => {
  const known = new BoundedCache<string, FinishedGame>(MOST_BYTES);
  const read = (card: ListedCard): FinishedGame => {
    const before = known.get(card.gameId);
    if (before !== undefined) return before;
    const game = finishedGame(card);
    known.set(card.gameId, game, GAME_BYTES);
    return game;
  };
  return {
    async of(clubId) {
      const games: FinishedGame[] = [];
      let before: ListedCard | undefined;
      while (games.length < MOST_GAMES) {
        const cards = await ledger.list({ club: clubId, status: 'over', before, limit: PAGE });
        games.push(...cards.map(read));
        if (cards.length < PAGE) return games;
        before = cards.at(-1);
      }
      return games;
    },
  };
};

const finishedGame = ({ gameId, ruleset, createdAt, card }: ListedCard): FinishedGame => {
  const { seats, outcome, sandbox = false } = Card.parse(card);
  const winners = winnersOf(outcome);
  const players = new Map<string, boolean>();
  const beaten: string[] = [];
  for (const [seat, holder] of seats.entries()) {
    if (holder.kind === 'player') players.set(holder.playerId, areAllOf(holder.playerId, winners, seats));
    // A bot that plays on for somebody is nobody's opponent.
    else if (holder.kind === 'bot' && !winners.includes(seat) && holder.standsInForId === undefined)
      beaten.push(holder.level);
  }
  return {
    gameId,
    ruleset,
    createdAt,
    isPlayedOut: outcome?.ended === 'finished',
    hasResult: outcome !== null && outcome.ranking.length > 0,
    isSandbox: sandbox,
    players,
    beaten,
  };
};

/** Nobody wins a draw, a table that was abandoned, or a game that went on for too long. */
const winnersOf = (outcome: Outcome | null): readonly Seat[] => {
  return outcome === null || outcome.ranking.length < 2 ? [] : bestOf(outcome);
};

/** Whoever shares the first place with somebody else has not won. */
const areAllOf = (
  playerId: string,
  winners: readonly Seat[],
  seats: z.infer<typeof Card>['seats'],
): boolean =>
  winners.length > 0 &&
  winners.every((seat) => {
    const holder = seats[seat];
    return holder?.kind === 'player' && holder.playerId === playerId;
  });
