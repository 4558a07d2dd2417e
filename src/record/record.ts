import { z } from 'zod';
import type { Link } from '../proof/chain.js';
import type { SealedName } from '../proof/sealed-names.js';
import type { Game } from '../table/game/game.js';
import { type PublishedEntry, publishedSeats } from '../table/game/published.js';
import { StoredOutcome } from '../table/game/stored-outcome.js';

/**
 * A finished game in one file: all that is needed to check it and to play it through again, with no server.
 * Players are named by hashes that mean something in this game alone.
 */

const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const json = z.record(z.string(), z.unknown());
const seat = z.int().min(0);

export const RecordEntry = z
  .strictObject({
    seq: z.int().min(1),
    at: z.string().describe('RFC 3339, UTC.'),
    seat: z.union([seat, z.null()]).describe('Who asked; null for the table itself.'),
    player: z.union([hex, z.null()]).describe('The same, as a name that means something in this game alone.'),
    action: z.union([json, z.null()]).describe('What was asked, on the first event of its decision.'),
    event: z.looseObject({ type: z.string() }).describe('What happened, with nothing hidden.'),
    hash: hex.describe('SHA-256 over the hash before it and the canonical JSON of this entry.'),
  })
  .meta({ id: 'RecordEntry' });
export type RecordEntry = z.infer<typeof RecordEntry>;

const RecordName = z
  .strictObject({
    named: hex.describe('As the events have it: the SHA-256 of the salt followed by the name.'),
    name: z.string(),
    salt: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'),
  })
  .meta({ id: 'RecordName' });

export const RecordHead = z.strictObject({
  format: z.literal('parlor-record'),
  formatVersion: z
    .union([z.literal(1), z.literal(2)])
    .describe('2 since names lie beside the events; in 1 they stood in the events themselves.'),
  gameId: z.string(),
  ruleset: z.string(),
  rulesetVersion: z.int(),
  options: json,
  seats: z.array(json).describe('Who sat where at the end.'),
  outcome: StoredOutcome,
  commitment: hex.describe('SHA-256 of the secret, as it was told when the table was laid.'),
  secret: z
    .union([hex, z.null()])
    .describe('What all the fair luck of the game follows from; null while others play on the same board.'),
  names: z
    .array(RecordName)
    .optional()
    .describe(
      'What people were called when they sat down. Whoever was forgotten is left out, and is `Somebody`.',
    ),
});
export type RecordHead = z.infer<typeof RecordHead>;

export const GameRecord = RecordHead.extend({ entries: z.array(RecordEntry) }).meta({
  id: 'GameRecord',
  description: 'A finished game in one file. `npx parlor verify record.json` checks it without a server.',
});
export type GameRecord = z.infer<typeof GameRecord>;

/** What a record is made of. */
interface Finished {
  readonly game: Game;
  /** Null while others play on the same board. */
  readonly secret: string | null;
  readonly names: readonly SealedName[];
  readonly pages: AsyncIterable<readonly PublishedEntry[]>;
}

/**
 * A finished game as one file, piece by piece: its log may be longer than anybody wants to have in memory.
 * One line for each entry, so that people can read it and tools can compare it.
 */
export async function* recordText({ game, secret, names, pages }: Finished): AsyncGenerator<string> {
  const head = JSON.stringify(headOf(game, secret, names), null, 2).slice(0, -2);
  let between = `${head},\n  "entries": [\n    `;
  for await (const page of pages) {
    yield between + page.map((entry) => JSON.stringify(entryOf(entry))).join(',\n    ');
    between = ',\n    ';
  }
  yield '\n  ]\n}\n';
}

const headOf = (game: Game, secret: string | null, names: readonly SealedName[]): RecordHead => {
  if (game.ending === null) throw new Error(`${game.id} is not over`);
  return {
    format: 'parlor-record',
    formatVersion: 2,
    gameId: game.id,
    ruleset: game.book.id,
    rulesetVersion: game.rulesetVersion,
    options: { ...game.laid.options },
    seats: publishedSeats(game.id, game.seats),
    outcome: game.ending,
    commitment: game.commitment,
    secret,
    names: [...names],
  };
};

const entryOf = ({ seq, at, seat, player, action, event, hash }: PublishedEntry): RecordEntry => ({
  seq,
  at,
  seat,
  player,
  action: action === null ? null : { ...action },
  event: { ...event, type: String(event.type) },
  hash,
});

/** An entry as the chain knows it. */
export const linkOf = (gameId: string, { seq, at, seat, player, action, event }: RecordEntry): Link => ({
  gameId,
  seq,
  at,
  seat,
  player,
  action,
  event,
});
