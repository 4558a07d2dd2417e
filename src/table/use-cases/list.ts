import { z } from 'zod';
import type { Outcome } from '../../engine/outcome.js';
import { type Result, yes } from '../../engine/result.js';
import type { Ledger, ListedCard } from '../../store/ledger.js';
import { ChanceKind } from '../game/given-chance.js';
import { ForkOf } from '../game/origin.js';
import { SeatHolder } from '../game/seat-holder.js';
import { StoredOutcome } from '../game/stored-outcome.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import { type SeatSeen, seatsSeenBy } from '../windows/seats.js';

/** A game in a list: enough to choose from. */
export interface GameListed {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: { readonly [option: string]: unknown };
  readonly visibility: string;
  readonly sandbox: boolean;
  readonly chance: ChanceKind;
  /** Null for a game that begins at the beginning. */
  readonly forkOf: ForkOf | null;
  readonly status: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly seats: readonly SeatSeen[];
  readonly outcome: Outcome | null;
}

export interface GamePage {
  readonly items: readonly GameListed[];
  /** Where the next page begins; null when this is the last. */
  readonly next: { readonly createdAt: string; readonly gameId: string } | null;
}

export interface WantedList {
  readonly ruleset?: string | undefined;
  readonly status?: string | undefined;
  /** Only games where somebody may sit down, before the start or during play. */
  readonly hasOpenSeat?: boolean | undefined;
  /** Only the caller's own games, the private ones too. */
  readonly isOwn: boolean;
  readonly limit: number;
  readonly before?: { readonly createdAt: string; readonly gameId: string } | undefined;
}

/** A page of games, newest first, and where the next page begins. Private games are listed for those who sit in them. */
export const listGames = async (
  ledger: Ledger,
  playerId: string | null,
  wanted: WantedList,
): Promise<Result<GamePage, Problem>> => {
  const { ruleset, status, hasOpenSeat, before, limit, isOwn } = wanted;
  const book = ruleset === undefined ? yes(null) : findRulebook(ruleset);
  if (!book.ok) return book;
  const whose = isOwn ? { playerId: playerId ?? '' } : { visibility: 'public' };
  const found = await ledger.list({ ruleset, status, hasOpenSeat, before, limit: limit + 1, ...whose });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return yes({
    items: items.map((card) => listed(card, playerId)),
    next:
      found.length > limit && last !== undefined ? { createdAt: last.createdAt, gameId: last.gameId } : null,
  });
};

const Card = z.object({
  rulesetVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(SeatHolder),
  outcome: z.union([z.null(), StoredOutcome]),
  sandbox: z.boolean().optional(),
  chance: ChanceKind.optional(),
  forkOf: z.union([ForkOf, z.null()]).optional(),
});

const listed = (listedCard: ListedCard, playerId: string | null): GameListed => {
  const card = Card.parse(listedCard.card);
  return {
    id: listedCard.gameId,
    ruleset: listedCard.ruleset,
    rulesetVersion: card.rulesetVersion,
    options: card.options,
    visibility: listedCard.visibility,
    sandbox: card.sandbox ?? false,
    chance: card.chance ?? 'fair',
    forkOf: card.forkOf ?? null,
    status: listedCard.status,
    version: listedCard.version,
    createdAt: listedCard.createdAt,
    updatedAt: listedCard.updatedAt,
    seats: seatsSeenBy(card, playerId),
    outcome: card.outcome,
  };
};
