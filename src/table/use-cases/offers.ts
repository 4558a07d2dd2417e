import type { Match } from '../../engine/match.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import { accepted, declined, offered } from '../commit/agreements.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decisions, Done } from '../commit/decisions.js';
import { clockOf } from '../game/clock.js';
import { type Game, isSandbox } from '../game/game.js';
import { standsIn } from '../game/leavers.js';
import { type OfferKind, undecided, wasDeclined } from '../game/offers.js';
import { seatOf, seatsOf } from '../game/people.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { findGame } from './find.js';

export interface WantedOffering {
  readonly offer: OfferKind;
}

export interface WantedAnswer {
  /** The number of the event that made the offer. */
  readonly number: number;
  readonly answer: 'accept' | 'decline';
}

/** What must be read before a takeback can be decided. */
interface Return {
  readonly to: number;
  readonly then: Match;
}

/** Somebody offers something to the others; where there is nobody to ask, it is done. Who asks while others move is asked about the game as it stands then. */
export const makeOffer = async (
  deps: Deps,
  command: GameCommand<WantedOffering>,
): Promise<Result<Done, Problem>> => {
  let told = await offerNow(deps, command);
  for (let tries = 1; tries < MOST_TRIES && !told.ok && told.problem === MOVED_ON; tries++)
    told = await offerNow(deps, command);
  return told;
};

/** More moves in a row, each while a past is looked up, than a sane game can have. */
const MOST_TRIES = 20;

const offerNow = async (
  { ledger, games, decisions }: Deps,
  command: GameCommand<WantedOffering>,
): Promise<Result<Done, Problem>> => {
  const { gameId, player, wanted } = command;
  const found = await findGame(games, gameId, { playerId: player.id });
  if (!found.ok) return found;
  const back =
    wanted.offer === 'takeback' && found.value.status === 'playing'
      ? await returnFor(ledger, games, found.value, seatsOf(found.value, player.id))
      : null;
  return decisions.about(command, offering(player, wanted.offer, found.value.version, back));
};

interface Deps {
  readonly ledger: Ledger;
  readonly games: LiveGames;
  readonly decisions: Decisions;
}

const offering =
  (player: Player, offer: OfferKind, version: number, back: Return | null): Decide =>
  (game) => {
    const seated = playing(game, player);
    if (!seated.ok) return seated;
    const seat = seated.value;
    if (game.offer !== null) return no(openOffer(game.offer.number));
    const why = impossible(game, offer, back) ?? (wasDeclined(game, seat, offer) ? JUST_DECLINED : null);
    if (why !== null) return no(why);
    if (offer !== 'takeback') return yes(by(seat, offered(game, { seat, offer }, null)));
    if (back === null || game.version !== version) return no(MOVED_ON);
    return yes(by(seat, offered(game, { seat, offer, to: back.to }, back.then)));
  };

const by = (seat: Seat, draft: ReturnType<typeof declined>) => ({ draft, seat, action: null });

/** Everybody who is asked answers for all their seats. */
export const answerOffer = async (
  { games, decisions }: Deps,
  command: GameCommand<WantedAnswer>,
): Promise<Result<Done, Problem>> => {
  const { gameId, player, wanted } = command;
  const found = await findGame(games, gameId, { playerId: player.id });
  if (!found.ok) return found;
  const to = found.value.offer?.to ?? null;
  const then = to === null ? null : ((await games.at(gameId, to))?.match ?? null);
  return decisions.about(command, (game) => {
    const seated = playing(game, player);
    if (!seated.ok) return seated;
    const { offer } = game;
    if (offer === null || offer.number !== wanted.number || offer.to !== to)
      return no(unknownOffer(wanted.number));
    const own = seatsOf(game, player.id);
    const seat = undecided(game, offer).find((asked) => own.includes(asked));
    if (seat === undefined) return no(ANSWERED);
    return yes(by(seat, wanted.answer === 'accept' ? accepted(game, seat, then) : declined(game, seat)));
  });
};

const playing = (game: Game, player: Player): Result<Seat, Problem> => {
  if (game.status === 'over')
    return no({ code: 'game-over', detail: 'This game has ended: there is nothing left to agree on.' });
  const seat = seatOf(game, player.id);
  if (seat === null)
    return no({
      code: 'not-seated',
      detail: 'You do not sit in this game, so nobody asks you and you ask nobody.',
    });
  if (game.status === 'waiting')
    return no({
      code: 'game-not-started',
      detail: 'This game has not begun: there is nothing to agree on yet.',
    });
  return yes(seat);
};

/** Why nobody could agree to it. The rules of the game have no say here. */
export const impossible = (game: Game, offer: OfferKind, back: object | null): Problem | null => {
  const notPossible = (detail: string): Problem => ({ code: 'offer-not-possible', detail });
  if (game.tournament !== null && offer !== 'draw')
    return notPossible(
      'In a tournament nothing is taken back, and the clock runs: others wait for the result.',
    );
  switch (offer) {
    case 'draw':
      return game.seats.some((holder) => holder.kind === 'bot' && !standsIn(holder))
        ? notPossible('A bot of this table plays to the end: it agrees to no draw. You may resign instead.')
        : null;
    case 'stop-clock': {
      const clock = clockOf(game);
      return clock === null || clock.isStopped ? notPossible('No clock runs in this game.') : null;
    }
    case 'takeback':
      if (game.book.hidesSomething && !isSandbox(game))
        return notPossible(
          'This game hides something, and what was seen cannot be unseen: nothing can be taken back. A fork is a sandbox where it can.',
        );
      if (game.rated)
        return notPossible(
          'This game counts in the ratings: what was done is done, and nothing is taken back.',
        );
      return back === null ? notPossible('You have not acted yet, so there is nothing to take back.') : null;
  }
};

const PAGE = 200;

/** A takeback returns to before the last action that still counts of whoever asks for it, in whichever of their seats. */
const returnFor = async (
  ledger: Ledger,
  games: LiveGames,
  { id, version }: Game,
  own: readonly Seat[],
): Promise<Return | null> => {
  let upTo = version;
  while (upTo > 1) {
    const after = Math.max(0, upTo - PAGE);
    const entries = await ledger.entries(id, after, PAGE, upTo);
    upTo = after;
    for (const entry of entries.toReversed()) {
      if (entry.seq > upTo && entry.event.type === 'taken-back') {
        upTo = Number(entry.event.to);
        break;
      }
      if (entry.action === null || entry.seat === null || !own.includes(entry.seat)) continue;
      const to = entry.seq - 1;
      const then = (await games.at(id, to))?.match ?? null;
      return then === null ? null : { to, then };
    }
  }
  return null;
};

const openOffer = (number: number): Problem => ({
  code: 'offer-open',
  detail: `There is an offer that is not answered yet: POST /games/{id}/offers/${number}/answers. The next move makes it void.`,
});

/** Nobody is asked the same thing until they give in, nor until the log is full. */
const JUST_DECLINED: Problem = {
  code: 'offer-not-possible',
  detail: 'You offered this before, and it was declined. You may offer it again when somebody has moved.',
};

const unknownOffer = (number: number): Problem => ({
  code: 'unknown-offer',
  detail: `There is no offer ${number} to answer. It was answered, or a move made it void; \`offer\` of the game says what is open.`,
});

const ANSWERED: Problem = {
  code: 'offer-answered',
  detail: 'You made this offer, or have agreed to it: it is for the others to answer.',
};

const MOVED_ON: Problem = {
  code: 'too-busy',
  detail: 'The game moved on while you asked to take something back. Look at it again, then ask.',
};
