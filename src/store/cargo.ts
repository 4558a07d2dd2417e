import type { Append, GameCard, IdempotencyKey, SeatName, WrittenEntry } from './entry.js';

/** What one append sends to the database, written out once. */
export interface Cargo {
  readonly gameId: string;
  /** The numbers of its first and last event. */
  readonly first: number;
  readonly last: number;
  /** JSON objects with commas between them, but for the brace that opens the first. */
  readonly rows: string;
  /** Somebody is to act: whoever keeps house leaves the game where it is. */
  readonly isInPlay: boolean;
  /** A JSON object, or nothing. */
  readonly card: string;
  readonly key: string;
  /** JSON objects with commas between them, or nothing. */
  readonly names: string;
}

/** An append as it leaves. */
export interface Outgoing extends Append {
  /** The last event of it, when lists are to be told of the card afterwards. */
  readonly unlisted?: number;
}

/**
 * Law: what no database keeps is not put among what others send, since it would be refused with all of it.
 * Such text never gets past the front door, so here it is a bug, and whoever brings it hears of it alone.
 */
export const pack = (append: Outgoing): Cargo => {
  const first = append.entries[0]?.seq ?? 0;
  const cargo = {
    gameId: append.gameId,
    first,
    last: first + append.entries.length - 1,
    rows: append.entries.map((entry, place) => rowText(entry, afterIt(append, place))).join(',{'),
    isInPlay: (append.toAct?.length ?? 0) > 0,
    card: append.card === null ? '' : JSON.stringify(cardRow(append.card, append.unlisted ?? null)),
    key: append.key === null ? '' : JSON.stringify(keyRow(append.key)),
    names: (append.names ?? []).map((name) => JSON.stringify(nameRow(append.gameId, name))).join(),
  };
  if ([cargo.rows, cargo.card, cargo.key, cargo.names].some(isUnkeepable))
    throw new Error(`an append to ${append.gameId} holds NUL or half a character, which no database keeps`);
  return cargo;
};

/** NUL and a surrogate without its other half are the only ones of their kind that JSON escapes; a pair is written as it is. */
const isUnkeepable = (json: string): boolean => json.includes('\\u') && UNKEEPABLE.test(json);
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/**
 * The rows as they leave. The first says which event must be there already, unless that is known;
 * those after it land with it or not at all.
 */
export const rowsIn = ({ first, rows }: Cargo, isOneBeforeKnown: boolean): string =>
  first === 1 || isOneBeforeKnown ? `{${rows}` : `{"before":${first - 1},${rows}`;

/** Spelled out, because every accepted action waits for it. Ids, times and hashes have no letter that needs escaping. */
const rowText = (
  { gameId, seq, at, eventText, seat, playerId, actionText, requestId, hash }: WrittenEntry,
  toAct: string,
): string =>
  `"game_id":"${gameId}","seq":${seq},"at":"${at}","event":${eventText},"seat":${seat}` +
  `,"player_id":${JSON.stringify(playerId)},"action":${actionText}` +
  `,"request_id":${JSON.stringify(requestId)},"hash":"${hash}"${toAct}}`;

/** Whose turn it is stands on the last of the rows. */
const afterIt = ({ entries, toAct }: Outgoing, place: number): string =>
  toAct !== undefined && place === entries.length - 1 ? `,"to_act":[${toAct.join()}]` : '';

const cardRow = (card: GameCard, unlisted: number | null) => ({
  game_id: card.gameId,
  ruleset: card.ruleset,
  visibility: card.visibility,
  club: card.club,
  status: card.status,
  players: card.players,
  kept_for: card.keptFor,
  has_bots: card.hasBots,
  host: card.host,
  network: card.network,
  has_open_seat: card.hasOpenSeat,
  to_rate: card.toRate,
  card: card.card,
  secret: card.secret,
  created_at: card.createdAt,
  changed_at: card.changedAt,
  unlisted,
});

const nameRow = (gameId: string, { named, playerId, name, salt }: SeatName) => ({
  game_id: gameId,
  named,
  player_id: playerId,
  name,
  salt,
});

const keyRow = (key: IdempotencyKey) => ({
  game_id: key.gameId,
  player_id: key.playerId,
  key: key.key,
  request_hash: key.requestHash,
  seat: key.seat,
  first_seq: key.firstSeq,
  last_seq: key.lastSeq,
  created_at: key.createdAt,
});
