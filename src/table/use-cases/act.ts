import { ENGLISH, type Language } from '../../engine/language.js';
import type { Match } from '../../engine/match.js';
import { GAME_OVER, type MatchRefusal } from '../../engine/refusal.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { RefusalEntry, Seat } from '../../engine/ruleset.js';
import { draftOf, storable } from '../commit/action-draft.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decisions, Done } from '../commit/decisions.js';
import { isPlayedByBot } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { seatOf, seatsToTake } from '../game/people.js';
import { choicesAt, scriptObjection } from '../game/script-fit.js';
import { misfitFor } from '../game/script-problem.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { languageAt } from '../windows/language.js';

export interface WantedAction {
  /** Whatever the caller sent: the game's own schema reads it. */
  readonly action: unknown;
  /** What a refusal is told in, where the rules speak it. */
  readonly language?: Language | undefined;
}

/** A seat acts. Parlor finds the seat: somebody with several acts for the one to act. */
export const act = async (
  decisions: Decisions,
  punctual: (gameId: string) => Promise<unknown>,
  command: GameCommand<WantedAction>,
): Promise<Result<Done, Problem>> => {
  // A deadline counts when the action arrives: whose time is over is written down first.
  await punctual(command.gameId);
  return decisions.about(command, actionOf(command.player, command.wanted));
};

const actionOf =
  (player: Player, { action, language }: WantedAction): Decide =>
  (game) => {
    const seated = seatFor(game, player, action);
    if (!seated.ok) return seated;
    const { match, seat } = seated.value;
    const unserved = unservedAt(game, match, seat, player, action);
    if (unserved !== null) return no(unserved);
    const draft = draftOf(game, match, seat, action);
    if (!draft.ok) return no(refused(game, seat, draft.problem, { action, language }));
    return yes({ draft: draft.value, seat, action: storable(action) });
  };

/** The seat the player would act for, in a game that is being played. */
export const seatFor = (
  game: Game,
  player: Player,
  action: unknown,
): Result<{ readonly seat: Seat; readonly match: Match }, Problem> => {
  // Whoever asks, and wherever they sat: a game that is over is over.
  if (game.status === 'over') return no(notPlaying(game, action));
  const seat = seatOf(game, player.id);
  if (seat === null) return no(notSeated(game, player));
  const { match } = game;
  if (isPlayedByBot(game, seat)) return no(OUT_OF_TIME);
  return match === null ? no(notPlaying(game, action)) : yes({ seat, match });
};

/** The rules' "no" as a whole in one language: its title, what is the matter, and what else could be done. */
export const refused = (
  game: Game,
  seat: Seat,
  refusal: MatchRefusal,
  { action, language: asked }: WantedAction,
): Problem => {
  const entry = game.book.refusals[refusal.code];
  const wanted = languageAt(game, asked);
  const told = game.match?.refusalIn(wanted, seat, action, refusal.code) ?? null;
  const language = told === null ? ENGLISH : wanted;
  const legal =
    game.status === 'playing' && game.match !== null ? choicesAt(game, game.match, seat, language) : [];
  return { ...refusal, ...(entry === undefined ? {} : ruleOf(game, entry)), ...told, legal, language };
};

/** What keeps the script of the table from serving the action, as far as the seat can know: what is not listed, too, is not accepted. */
export const unservedAt = (
  game: Game,
  match: Match,
  seat: Seat,
  player: Player,
  action: unknown,
): Problem | null => {
  if (!match.toAct.includes(seat)) return null;
  const misfit = scriptObjection(game, match, seat, action);
  if (misfit === null) return null;
  const told = misfitFor({ hostId: game.hostId, playerId: player.id }, misfit);
  return { ...told, legal: choicesAt(game, match, seat) };
};

const ruleOf = ({ book }: Game, { title, section, says }: RefusalEntry) => ({
  title,
  rule: `/rulesets/${book.id}#${section}`,
  ruleSays: says,
});

const notSeated = (game: Game, player: Player): Problem => ({
  code: 'not-seated',
  detail: seatsToTake(game, player.id).some((seat) => game.seats[seat]?.kind === 'open')
    ? 'You do not sit in this game yet. POST to its seats to take an open one.'
    : 'You do not sit in this game, and no seat is open to you. You may watch it, or create a game of your own.',
});

const OUT_OF_TIME: Problem = {
  code: 'out-of-time',
  detail:
    'Your time for this turn has run out, and a bot makes the move. Your next turn is yours again; after three such turns in a row the seat counts as left.',
  legal: [],
};

const whenTooLong = ({ ending, book }: Game): Partial<Problem> =>
  ending?.ended === 'too-long'
    ? {
        detail: `This game has ended: its log had ${book.maxEvents} events, and that is the most. Nobody has won.`,
      }
    : {};

/** Shape comes first: a malformed action is malformed at any time. */
const notPlaying = (game: Game, action: unknown): Problem => {
  const malformed = game.book.malformed(action);
  if (malformed !== null) return { ...malformed, legal: [] };
  if (game.status === 'over') return { ...GAME_OVER, ...whenTooLong(game), legal: [] };
  const open = game.seats.flatMap((holder, seat) => (holder.kind === 'open' ? [seat] : []));
  return {
    code: 'game-not-started',
    detail: `The game begins when every seat is taken; still open: seat ${open.join(', seat ')}.`,
    legal: [],
  };
};
