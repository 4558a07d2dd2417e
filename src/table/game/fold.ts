import { needed } from '../../engine/item-at.js';
import type { Happening, Match } from '../../engine/match.js';
import type { Entry, FoldedEntry, GameCard } from '../../store/entry.js';
import { afterTableEvent } from './after-table-event.js';
import { afterActing, ticked } from './clock.js';
import { beginsDecision } from './decision-start.js';
import { firstGame, type Game } from './game.js';
import { whileActing } from './newcomers.js';
import { afterMoving, hasOffers, withoutOffer } from './offers.js';
import { TABLE_EVENT_TYPES, TableEvent, tableHappening } from './table-event.js';

/**
 * Folds what the ledger wrote since. Moves are folded many at a time: between two table events only the match changes,
 * and, in the first round, who has settled.
 */
export const afterEntries = (
  game: Game,
  entries: readonly FoldedEntry[],
  boards: Boards = NO_BOARDS,
): Game => {
  const last = entries.at(-1);
  if (last === undefined) return game;
  let next = game;
  let moves: Entry['event'][] = [];
  let lastAt: string | null = game.updatedAt;
  const catchUp = (): Game => {
    next = afterMoves(next, moves);
    moves = [];
    return next;
  };
  for (const { event, seq, seat, action, at } of entries) {
    if (next.clock !== null && beginsDecision({ action, event }))
      next = ticked(catchUp(), needed(lastAt, 'a time for the clock'));
    if (next.clock !== null && action !== null && seat !== null) next = afterActing(next, seat);
    if (action !== null && next.newcomers.length > 0) next = whileActing(catchUp(), seat);
    if (action !== null && hasOffers(next)) next = afterMoving(catchUp());
    if (event.type === 'taken-back') next = afterTakeback(catchUp(), boards.get(Number(event.to)));
    else if (isTableEvent(event)) next = afterTableEvent(catchUp(), TableEvent.parse(event), seq);
    else moves.push(event);
    lastAt = at;
  }
  const hash = needed(last.hash, 'a hash on the last entry');
  const updatedAt = needed(last.at, 'a time on the last entry');
  return { ...catchUp(), version: last.seq, hash, updatedAt };
};

/** Boards as they stood, by version: what a log that goes back is folded with. */
export type Boards = ReadonlyMap<number, Match>;
const NO_BOARDS: Boards = new Map();

/** The versions that these entries go back to. */
export const returnsIn = (entries: readonly Pick<Entry, 'event'>[]): readonly number[] =>
  entries.flatMap(({ event }) => (event.type === 'taken-back' ? [Number(event.to)] : []));

const afterTakeback = (game: Game, board: Match | undefined): Game => {
  if (board === undefined) throw new Error(`${game.id} goes back to a board that nobody brought along`);
  return { ...withoutOffer(game), match: board };
};

const afterMoves = (game: Game, moves: readonly Entry['event'][]): Game =>
  moves.length === 0 ? game : { ...game, match: game.match?.after(moves) ?? null };

export const rebuild = (
  card: GameCard,
  entries: readonly Entry[],
  boards: Boards = NO_BOARDS,
): Game | null => {
  const [first, ...rest] = entries;
  if (first === undefined) return null;
  const created = TableEvent.parse(first.event);
  const game = firstGame(card.gameId, card.secret, first.at, created, first.playerId);
  return afterEntries({ ...game, hash: first.hash }, rest, boards);
};

const isTableEvent = (event: { readonly type?: unknown }): boolean =>
  typeof event.type === 'string' && TABLE_EVENT_TYPES.has(event.type);

/** An event of this game's log with what each viewer may see of it. */
export const recall = (game: Game, event: Entry['event']): Happening =>
  isTableEvent(event) ? tableHappening(TableEvent.parse(event)) : game.book.recall(event);
