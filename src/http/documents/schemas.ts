import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { Outcome } from '../../engine/outcome.js';
import type { Rulebook } from '../../engine/rulebook.js';
import { Chaos } from '../../table/game/chaos.js';
import { TableSighting } from '../../table/game/table-event.js';
import { RULEBOOKS } from '../../table/shelf.js';
import { byRuleset, onceFor, pascal, unionOf } from './by-ruleset.js';
import { ClockDocument, OfferDocument } from './table-schemas.js';

/** The shapes that leave the server, for the document. What comes in is described where it is read. */

/** One union for each game, told apart by `type`; then any of them. */
const actionOf = onceFor((book, name) => book.schemas.action.meta({ id: `${name}Action` }));
export const AnyAction = unionOf(RULEBOOKS.map(actionOf)).meta({
  id: 'Action',
  description: 'What a seat asks for, in any of the games.',
});
const AnySighting = unionOf([
  TableSighting.meta({ id: 'TableEvent' }),
  ...RULEBOOKS.map((book) => book.schemas.sighting.meta({ id: `${pascal(book.id)}Event` })),
]).meta({ id: 'GameEvent', description: 'What happened, in any of the games or at its table.' });

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const seat = z.int().min(0);
export const RulesetId = z.enum(RULEBOOKS.map(({ id }) => id));

const lot = z.union([z.string(), z.number()]);

const CHOICE = 'An action that would be accepted, with a few words for a button.';
const choiceOf = (id: string, action: z.ZodType) =>
  z.object({ action, label: z.string() }).meta({ id, description: CHOICE });
export const ChoiceSeen = choiceOf('Choice', AnyAction);

export const ProblemDocument = z
  .object({
    type: z.string().describe('Can be opened: `/problems/{code}`.'),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('Stable; program against this.'),
    detail: z
      .string()
      .describe(
        'What is the matter in this very case, for people; `Content-Language` says in which language.',
      ),
    instance: z.string(),
    requestId: z.string(),
    errors: z
      .array(z.object({ pointer: z.string(), message: z.string() }))
      .optional()
      .describe('Fields that are wrong, by JSON pointer.'),
    legal: z.array(ChoiceSeen).optional().describe('The actions that would be accepted.'),
    version: z
      .int()
      .min(1)
      .optional()
      .describe('The version the game has now, when you spoke of another; `ETag` says it too.'),
    games: z.array(z.string()).optional().describe('Games of yours to finish or leave first, oldest first.'),
    script: z
      .object({ entry: z.int().min(0), wanted: z.union([lot, z.null()]), possible: z.array(lot) })
      .optional()
      .describe(
        'The entry of the script that cannot be drawn, and what could be. Told to whoever wrote the script and nobody else.',
      ),
    rule: z
      .string()
      .optional()
      .describe('Where in the rules it stands; can be opened: `/rulesets/{ruleset}#{section}`.'),
    ruleSays: z.string().optional().describe('The sentence of the rules, word for word.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457. Every error looks like this.' });

const SeatDocument = z
  .object({
    seat,
    kind: z.enum(['player', 'bot', 'open']),
    name: z.union([z.string(), z.null()]),
    you: z.boolean(),
    level: z.enum(BOT_LEVELS).optional().describe('How well a bot plays; only bots have one.'),
    reserved: z
      .enum(['invitation', 'player'])
      .optional()
      .describe('An open seat that is not for anybody: for whoever has its invitation, or for one player.'),
    keptFor: z.string().optional().describe('The name of the player it is kept for.'),
    invitation: z
      .string()
      .optional()
      .describe(
        'Seen by whoever laid the table alone: to send on, for one use. `POST /games/{id}/seats` with `{"invite": …}` takes the seat.',
      ),
    away: z
      .literal(true)
      .optional()
      .describe(
        'Its player was not seen for a while. Of this moment: told when one looks at the game as it stands.',
      ),
    standsInFor: z
      .string()
      .optional()
      .describe('Whom a bot plays on for: such a seat can be taken over by `POST /games/{id}/seats`.'),
  })
  .meta({ id: 'Seat' });

const visibility = z
  .enum(['public', 'link', 'private', 'club'])
  .describe(
    'In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.',
  );
const status = z.enum(['waiting', 'playing', 'over']);

export const gameFields = {
  id: z.string(),
  ruleset: RulesetId,
  rulesetVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  visibility,
  sandbox: z
    .boolean()
    .describe('It shows or teaches something and proves nothing: its luck was given, or it is a fork.'),
  chance: z
    .enum(['fair', 'board', 'script', 'seed'])
    .describe(
      'Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.',
    ),
  forkOf: z
    .union([z.object({ gameId: z.string(), version: z.int() }), z.null()])
    .describe('The game and the event that a fork begins from; null for a game that is no fork.'),
  rematchOf: z
    .union([z.string(), z.null()])
    .describe('The game that is played again here; null for a game that is no rematch.'),
  club: z.union([z.string(), z.null()]).describe('The club it is played in; null for a game of no club.'),
  rated: z.boolean().describe('Whether what it comes to counts in the ratings.'),
  status,
  version: z.int().min(1).describe('The number of the last event.'),
  createdAt: time,
  updatedAt: time,
  seats: z.array(SeatDocument),
  toAct: z.array(seat).describe('The seats that must move; several where moves are made at once.'),
  outcome: z.union([Outcome, z.null()]),
};

const Links = z.object({
  self: z.string(),
  actions: z.string(),
  rehearsals: z.string(),
  events: z.string(),
  seats: z.string(),
  board: z.string(),
  picture: z.string(),
  odds: z.string().optional().describe('Not in a game played without odds.'),
  forks: z.string(),
  offers: z.string(),
  claims: z.string(),
  record: z.string().optional().describe('When the game is over.'),
  review: z.string().optional().describe('When the game is over.'),
  rematch: z.string().optional().describe('When the game is over, and can be played again.'),
  ruleset: z.string(),
});

const gameOf = (book: Rulebook, name: string) =>
  z
    .object({
      ...gameFields,
      ruleset: z.literal(book.id),
      code: z
        .union([z.string(), z.null()])
        .describe('Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it.'),
      tournament: z
        .union([z.string(), z.null()])
        .describe('The tournament it is played in; null for any other game.'),
      hosting: z.boolean().describe('Whether you laid this table.'),
      commitment: z
        .string()
        .describe('SHA-256 of the secret the dice come from; the secret is shown when the game is over.'),
      odds: z
        .boolean()
        .describe('Whether its players may ask for the odds. False when it was laid with `"odds": false`.'),
      whenLeft: z
        .enum(['bot', 'end'])
        .describe('When somebody leaves in the middle: a bot plays on in that seat, or the game ends.'),
      chaos: z
        .union([Chaos, z.null()])
        .describe('How the server misbehaves towards its players; null, and never outside a sandbox.'),
      maySit: z
        .boolean()
        .describe(
          'Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own.',
        ),
      view: z
        .union([book.schemas.view.meta({ id: `${name}View` }), z.null()])
        .describe("The ruleset's own view, as you may see it; null until the game starts."),
      legal: z
        .array(choiceOf(`${name}Choice`, actionOf(book)))
        .describe(
          'Empty unless it is your turn. In a game whose luck follows a script, only what the script serves.',
        ),
      clock: z.union([ClockDocument, z.null()]).describe('Null in a game without a clock.'),
      offer: z.union([OfferDocument, z.null()]).describe('An offer that is not answered by everybody yet.'),
      claimableAt: z
        .union([time, z.null()])
        .describe(
          'From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`.',
        ),
      rematch: z
        .union([z.string(), z.null()])
        .describe('The game where this one is played again, once somebody has asked for it.'),
      links: Links,
    })
    .meta({ id: `${name}Game` });

export const GameDocument = byRuleset(gameOf).meta({ id: 'Game', description: 'A game as you see it.' });

export const GameListDocument = z
  .object({
    items: z.array(
      z.object({ ...gameFields, links: z.object({ self: z.string() }) }).meta({ id: 'ListedGame' }),
    ),
    nextCursor: z.union([z.string(), z.null()]),
  })
  .meta({ id: 'GamePage' });

const EventDocument = z
  .object({
    seq: z.int().min(1),
    at: time,
    by: z.union([seat, z.null()]),
    text: z.string().describe('One plain sentence.'),
    narration: z
      .string()
      .optional()
      .describe("The same in the ruleset's traditional wording; only where it has one."),
    event: AnySighting,
  })
  .meta({ id: 'LogEntry', description: 'An event as you may see it, with its number and a sentence.' });

export const EventPageDocument = z
  .object({ items: z.array(EventDocument), nextCursor: z.union([z.string(), z.null()]) })
  .meta({ id: 'EventPage' });

export const ActedDocument = z
  .object({ version: z.int().min(1), events: z.array(EventDocument), game: GameDocument.optional() })
  .meta({
    id: 'Acted',
    description: 'What came of an action. With `Prefer: return=minimal` the game is left out.',
  });

export const ChoicesDocument = z
  .object({ version: z.int(), toAct: z.array(seat), legal: z.array(ChoiceSeen) })
  .meta({ id: 'Choices' });
