import { hash } from 'node:crypto';
import { canonicalJson } from '../../proof/canonical-json.js';
import { CHAIN_START, hashWritten } from '../../proof/chain.js';
import type { Append, GameCard, IdempotencyKey, WrittenEntry } from '../../store/entry.js';
import { type Game, isSandbox } from '../game/game.js';
import { chanceKindOf } from '../game/given-chance.js';
import { forkOf } from '../game/origin.js';
import { seatsToTake } from '../game/people.js';
import { playerIn, publishedEvent } from '../game/published.js';
import { hasBots } from '../game/seating.js';
import type { Draft, Provenance } from './draft.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The draft as the ledger wants it: numbered, chained, with the card when the list of games must change. */
export const rowsOf = (draft: Draft, asked: Provenance): { readonly append: Append; readonly game: Game } => {
  const { id } = draft.game;
  const { at, seat, playerId, requestId } = asked;
  let seq = draft.before?.version ?? 0;
  const player = playerIn(id, playerId, sha256);
  let link = draft.before?.hash ?? CHAIN_START;
  const entries: WrittenEntry[] = [];
  for (const { event } of draft.happenings) {
    seq++;
    const action = entries.length === 0 ? asked.action : null;
    const actionText = action === null ? 'null' : canonicalJson(action);
    const eventText = canonicalJson(event);
    const shown = publishedEvent(id, event, sha256);
    const shownText = shown === event ? eventText : canonicalJson(shown);
    const covered = { gameId: id, seq, at, event: shownText, seat, player, action: actionText };
    link = hashWritten(link, covered, sha256);
    entries.push({
      gameId: id,
      seq,
      at,
      event,
      eventText,
      seat,
      playerId,
      action,
      actionText,
      requestId,
      hash: link,
    });
  }
  const game = { ...draft.game, version: seq, hash: link, updatedAt: asked.at };
  const key = keyOf(game, asked, entries.length);
  return { append: { gameId: id, entries, card: changedCard(draft.before, game, asked), key }, game };
};

const keyOf = (game: Game, { key, playerId, seat, at }: Provenance, count: number): IdempotencyKey | null => {
  if (key === undefined || playerId === null) return null;
  const { id: gameId, version: lastSeq } = game;
  return { gameId, playerId, ...key, seat, firstSeq: lastSeq - count + 1, lastSeq, createdAt: at };
};

/** The list shows who sits where and how the game stands; a move changes neither. */
const changedCard = (before: Game | null, after: Game, asked: Provenance): GameCard | null =>
  before !== null && before.status === after.status && before.seats === after.seats
    ? null
    : cardOf(after, asked.network ?? null);

const cardOf = (game: Game, network: string | null): GameCard => ({
  gameId: game.id,
  ruleset: game.book.id,
  visibility: game.visibility,
  status: game.status,
  players: [...new Set(game.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : [])))],
  hasBots: hasBots(game.seats) || game.clock?.rules.whenOut === 'bot',
  host: game.hostId,
  network,
  hasOpenSeat: seatsToTake(game, null).length > 0,
  card: {
    rulesetVersion: game.rulesetVersion,
    options: game.laid.options,
    seats: game.seats,
    outcome: game.ending,
    sandbox: isSandbox(game),
    chance: chanceKindOf(game.given),
    forkOf: game.origin === null ? null : forkOf(game.origin),
  },
  secret: game.secret,
  createdAt: game.createdAt,
});
