import { hash } from 'node:crypto';
import { canonicalJson } from '../../proof/canonical-json.js';
import { CHAIN_START, hashWritten } from '../../proof/chain.js';
import { sealedEvent, sealOf } from '../../proof/sealed-names.js';
import type { Append, GameCard, IdempotencyKey, SeatName, WrittenEntry } from '../../store/entry.js';
import { cardSeatsOf } from '../game/card-seats.js';
import { type Game, isSandbox } from '../game/game.js';
import { chanceKindOf } from '../game/given-chance.js';
import { forkOf } from '../game/origin.js';
import { seatsToTake, toActOf } from '../game/people.js';
import { playerIn, publishedEvent } from '../game/published.js';
import { hasBots } from '../game/seating.js';
import { randomHex } from '../random-bytes.js';
import type { Draft, Provenance } from './draft.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The draft as the ledger wants it: numbered, chained, with the card when the list of games must change. */
export const rowsOf = (draft: Draft, asked: Provenance): { readonly append: Append; readonly game: Game } => {
  const { id } = draft.game;
  const { at, seat, playerId, requestId } = asked;
  let seq = draft.before?.version ?? 0;
  const player = nameIn(draft.game, playerId);
  let link = draft.before?.hash ?? CHAIN_START;
  const entries: WrittenEntry[] = [];
  const seals = sealing();
  for (const { event } of draft.happenings) {
    seq++;
    const sealed = sealedEvent(event, seals.seal);
    const action = entries.length === 0 ? asked.action : null;
    const actionText = action === null ? 'null' : canonicalJson(action);
    const eventText = canonicalJson(sealed);
    const shown = publishedEvent(id, sealed, sha256);
    const shownText = shown === sealed ? eventText : canonicalJson(shown);
    const covered = { gameId: id, seq, at, event: shownText, seat, player, action: actionText };
    link = hashWritten(link, covered, sha256);
    entries.push({
      gameId: id,
      seq,
      at,
      event,
      ...(sealed === event ? {} : { sealed }),
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
  const card = changedCard(draft.before, game, asked);
  const names = seals.names();
  return { append: { gameId: id, entries, card, key, names, toAct: toActOf(game) }, game };
};

/** What the record calls the players of a game. */
interface Called {
  readonly gameId: string;
  readonly names: Map<string, string>;
}

/** By the seats of a game, which are the same list for as long as nobody comes or goes. */
const called = new WeakMap<Game['seats'], Called>();

/** Worked out once for everybody who asks at a table. */
const nameIn = ({ id, seats }: Game, playerId: string | null): string | null => {
  if (playerId === null) return null;
  const known = called.get(seats);
  if (known === undefined || known.gameId !== id) {
    const name = playerIn(id, playerId, sha256);
    called.set(seats, { gameId: id, names: new Map([[playerId, name]]) });
    return name;
  }
  const name = known.names.get(playerId) ?? playerIn(id, playerId, sha256);
  known.names.set(playerId, name);
  return name;
};

/** Puts names under seals: one for each name of each player, however many seats they take at once. */
const sealing = () => {
  const made = new Map<string, SeatName>();
  return {
    seal(playerId: string, name: string): string {
      const known = made.get(`${playerId} ${name}`);
      if (known !== undefined) return known.named;
      const salt = randomHex(16);
      const named = sealOf(salt, name, sha256);
      made.set(`${playerId} ${name}`, { named, playerId, name, salt });
      return named;
    },
    names: (): readonly SeatName[] => [...made.values()],
  };
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
  club: game.club,
  status: game.status,
  players: [...new Set(game.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : [])))],
  keptFor: [
    ...new Set(game.seats.flatMap((holder) => (holder.kind === 'open' ? (holder.playerId ?? []) : []))),
  ],
  hasBots: hasBots(game.seats) || game.clock?.rules.whenOut === 'bot',
  host: game.hostId,
  network,
  hasOpenSeat: seatsToTake(game, null).length > 0,
  toRate: game.rated && game.status === 'over',
  card: {
    rulesetVersion: game.rulesetVersion,
    options: game.laid.options,
    seats: cardSeatsOf(game),
    outcome: game.ending,
    sandbox: isSandbox(game),
    chance: chanceKindOf(game),
    forkOf: game.origin === null ? null : forkOf(game.origin),
    rematchOf: game.rematchOf,
    club: game.club,
    rated: game.rated,
  },
  secret: game.secret,
  createdAt: game.createdAt,
  changedAt: game.updatedAt,
});
