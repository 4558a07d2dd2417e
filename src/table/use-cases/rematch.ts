import { no, type Result, yes } from '../../engine/result.js';
import type { Forgotten } from '../../store/forgotten.js';
import type { LiveGames } from '../cache/live-games.js';
import { roofAgain } from '../clubs/at-table.js';
import type { Membership } from '../clubs/membership.js';
import type { Command, GameCommand } from '../commit/command.js';
import type { Decisions, Done } from '../commit/decisions.js';
import { type Game, isSandbox } from '../game/game.js';
import { seatsKeptFor, seatsOf } from '../game/people.js';
import { mayBePlayedAgain, peopleOf, satThere, seatsAgain, wasCalledOff } from '../game/rematch.js';
import { idFrom } from '../id.js';
import type { Problem } from '../problem.js';
import type { Admission } from './caps.js';
import type { Codes } from './codes.js';
import { createGame, drawnAs, type WantedGame } from './create.js';
import { findGame } from './find.js';
import { takeSeat } from './seats.js';

export interface WantedRematch extends Pick<WantedGame, 'network'> {
  /** The game that is over. */
  readonly gameId: string;
}

interface Deps {
  readonly games: LiveGames;
  readonly decisions: Decisions;
  readonly admission: Admission;
  readonly codes: Codes;
  readonly forgotten: Pick<Forgotten, 'among'>;
  readonly membership: Pick<Membership, 'of'>;
}

/** A table that is called off may be laid again, so often in all. */
const MOST_TABLES = 8;

/** Law: the same for whoever asks, in whichever process, so of all who ask at once one lays the table and the others find it. */
const tableOf = (gameId: string, attempt: number): string => idFrom('g', `rematch ${gameId} ${attempt}`);

/** Plays a game again with the same people: the first who asks lays the table, whoever asks next sits down there. */
export const askForRematch = async (
  deps: Deps,
  command: Command<WantedRematch>,
): Promise<Result<Done, Problem>> => {
  const { player, wanted } = command;
  const found = await findGame(deps.games, wanted.gameId, { playerId: player.id });
  if (!found.ok) return found;
  const problem = objectionTo(found.value, player.id);
  if (problem !== null) return no(problem);
  for (let attempt = 1; attempt <= MOST_TABLES; attempt++) {
    const done = await comeTo(deps, command, found.value, tableOf(wanted.gameId, attempt));
    if (done !== null) return done;
  }
  return no(OFTEN_ENOUGH);
};

/** Where a game is played again, if it is; what was called off does not count. */
export const rematchOf = async (games: LiveGames, game: Game): Promise<string | null> => {
  if (!mayBePlayedAgain(game)) return null;
  for (let attempt = 1; attempt <= MOST_TABLES; attempt++) {
    const table = await games.now(tableOf(game.id, attempt));
    if (table === null) return null;
    if (!wasCalledOff(table)) return table.id;
  }
  return null;
};

/** Lays the table, or sits down at it; null when it was called off. */
const comeTo = async (
  deps: Deps,
  command: Command<WantedRematch>,
  before: Game,
  gameId: string,
): Promise<Result<Done, Problem> | null> => {
  if ((await deps.games.now(gameId)) === null) {
    const laid = await layAgain(deps, command, before, gameId);
    if (laid.ok || laid.problem.code !== LOST) return laid;
  }
  return sitDown(deps, { ...command, gameId, expected: null });
};

/** Somebody else laid it a moment ago. */
const LOST = 'key-reused';

const layAgain = async (
  { decisions, admission, codes, forgotten, membership }: Deps,
  command: Command<WantedRematch>,
  before: Game,
  gameId: string,
): Promise<Result<Done, Problem>> => {
  const { player, wanted } = command;
  const roof = await roofAgain(membership, before, player.id);
  const seats = seatsAgain(before, player.id, await forgotten.among(peopleOf(before)));
  const table = { ...sameTable(before), ...roof, seats, network: wanted.network };
  const laid = await createGame(decisions, admission, codes, { ...command, wanted: table }, drawnAs(gameId));
  if (laid.ok || !OUT_OF_DATE.has(laid.problem.code)) return laid;
  return no({ ...CHANGED_RULES, detail: `${CHANGED_RULES.detail} ${laid.problem.detail}` });
};

const OUT_OF_DATE: ReadonlySet<string> = new Set(['invalid-options', 'invalid-seats', 'unknown-ruleset']);

const sameTable = ({ id, book, laid, clock, hasOdds, whenLeft, pace, seats, rated }: Game) => ({
  ruleset: book.id,
  options: laid.options,
  pace,
  rematchOf: id,
  ...(hasOdds ? {} : { odds: false }),
  ...(rated ? { rated } : {}),
  ...(clock === null ? {} : { clock: clock.rules }),
  // Between two there is nothing to say about it, even where more were expected.
  ...(seats.length > 2 ? { whenLeft } : {}),
});

/** Takes every seat that is kept for them, or one that is open. Whoever sits there already has what they ask for. */
const sitDown = async (
  { games, decisions, admission }: Deps,
  command: GameCommand<WantedRematch>,
): Promise<Result<Done, Problem> | null> => {
  const { gameId, player } = command;
  const table = await games.now(gameId);
  const kept = table === null ? [] : seatsKeptFor(table, player.id);
  const last = kept.at(-1) ?? null;
  const take = (seat: number | null, key: Command<unknown>['key']) =>
    takeSeat(decisions, admission, { ...command, key, wanted: { seat } });
  // The key goes with the last of them: sent again after a crash in between, the request takes up the rest.
  for (const seat of kept.slice(0, -1)) await take(seat, undefined);
  const taken = await take(last, command.key);
  if (taken.ok || ABOUT_THE_KEY.has(taken.problem.code)) return taken;
  const now = await games.now(gameId);
  if (now === null || wasCalledOff(now)) return null;
  const [own] = seatsOf(now, player.id);
  return own === undefined ? taken : yes({ game: now, happenings: [], seat: own, isReplay: false });
};

const ABOUT_THE_KEY: ReadonlySet<string> = new Set(['key-reused', 'key-in-use']);

const objectionTo = (game: Game, playerId: string): Problem | null => {
  if (game.status !== 'over') return notOver(game);
  if (!satThere(game, playerId)) return ONLY_LOOKED_ON;
  if (mayBePlayedAgain(game)) return null;
  return isSandbox(game) ? ONLY_A_SANDBOX : NEVER_BEGAN;
};

const notOver = ({ status, version }: Game): Problem => ({
  code: 'game-not-over',
  detail: `This game is ${status === 'waiting' ? 'waiting for players' : 'being played'} (version ${version}): it can be played again when it is over.`,
});

const ONLY_LOOKED_ON: Problem = {
  code: 'not-seated',
  detail:
    'A rematch is for those who sat there when the game ended, and for those whose seats bots kept. You may watch it, take a seat that its host opens, or lay a table of your own: POST /games.',
};

const ONLY_A_SANDBOX: Problem = {
  code: 'no-rematch',
  detail:
    'This was a sandbox: its luck was given, or it was forked from another game. Lay such a table again by the request that made it: POST /games with "chance", or POST /games/{id}/forks.',
};

const NEVER_BEGAN: Problem = {
  code: 'no-rematch',
  detail:
    'This table was closed before the game began, so there is nothing to play again. Lay a new one: POST /games. If it was itself a rematch, ask for another where the first game was played.',
};

const OFTEN_ENOUGH: Problem = {
  code: 'no-rematch',
  detail: `${MOST_TABLES} tables were laid for this rematch, and all were called off before their start. Lay a new one: POST /games.`,
};

const CHANGED_RULES: Problem = {
  code: 'no-rematch',
  detail: 'The rules on the shelf have changed since, and the same table cannot be laid by them.',
};
