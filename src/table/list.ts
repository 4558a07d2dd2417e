import { z } from 'zod';
import type { Outcome } from '../engine/outcome.js';
import type { Ledger, ListedCard } from '../store/ledger.js';
import { ChanceKind } from './given-chance.js';
import { type SeatSeen, seatsSeenBy } from './sight.js';
import { StoredOutcome } from './stored-outcome.js';
import { SeatHolder } from './table-event.js';

/** A game in a list: enough to choose from. */
export interface GameListed {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: { readonly [option: string]: unknown };
  readonly visibility: string;
  readonly sandbox: boolean;
  readonly chance: ChanceKind;
  readonly status: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly seats: readonly SeatSeen[];
  readonly outcome: Outcome | null;
}

export interface WantedList {
  readonly ruleset?: string | undefined;
  readonly status?: string | undefined;
  /** Only the caller's own games, the private ones too. */
  readonly isOwn: boolean;
  readonly limit: number;
  readonly before?: { readonly createdAt: string; readonly gameId: string } | undefined;
}

/** A page of games, newest first, and where the next page begins. Private games are listed for those who sit in them. */
export const listGames = async (ledger: Ledger, playerId: string | null, wanted: WantedList) => {
  const { ruleset, status, before, limit, isOwn } = wanted;
  const whose = isOwn ? { playerId: playerId ?? '' } : { visibility: 'public' };
  const found = await ledger.list({ ruleset, status, before, limit: limit + 1, ...whose });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map((card) => listed(card, playerId)),
    next:
      found.length > limit && last !== undefined ? { createdAt: last.createdAt, gameId: last.gameId } : null,
  };
};

const Card = z.object({
  rulesetVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(SeatHolder),
  outcome: z.union([z.null(), StoredOutcome]),
  sandbox: z.boolean().optional(),
  chance: ChanceKind.optional(),
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
    status: listedCard.status,
    version: listedCard.version,
    createdAt: listedCard.createdAt,
    updatedAt: listedCard.updatedAt,
    seats: seatsSeenBy(card, playerId),
    outcome: card.outcome,
  };
};
