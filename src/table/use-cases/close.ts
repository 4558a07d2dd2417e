import { no, type Result, yes } from '../../engine/result.js';
import type { Unfinished } from '../../store/unfinished.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decided, Decisions, Done } from '../commit/decisions.js';
import type { Draft } from '../commit/draft.js';
import { closed, mayClose } from '../commit/seat-changes.js';
import { eachInTurn } from '../each-in-turn.js';
import type { Game } from '../game/game.js';
import type { Problem } from '../problem.js';

/** Whoever laid a table closes it: while it waits, or when only bots play. */
export const closeGame = (decisions: Decisions, command: GameCommand<null>): Promise<Result<Done, Problem>> =>
  decisions.about(command, (game) => {
    if (game.hostId !== command.player.id) return no(NOT_YOUR_GAME);
    if (game.status === 'over') return no(OVER);
    if (!mayClose(game)) return no(PEOPLE_PLAY);
    return yes(byNoSeat(closed(game, 'host')));
  });

const MOST_AT_ONCE = 500;

/**
 * Closes the tables where nobody came since before this moment. Several processes may do so at once: one writes, and the ledger refuses the others.
 * What could not be closed this time is left for the next.
 */
export const closeIdle = async (
  decisions: Decisions,
  unfinished: Unfinished,
  before: Date,
): Promise<readonly string[]> => {
  const closedGames: string[] = [];
  await eachInTurn(await unfinished.idle(before, MOST_AT_ONCE), async (gameId) => {
    const asked = { gameId, player: null, expected: null, requestId: null, key: undefined, isInvited };
    const done = await decisions.about(asked, whenIdle(before));
    if (done.ok) closedGames.push(gameId);
  });
  return closedGames;
};

/** The house sees every table of its own. */
const isInvited = (): boolean => true;

/** Somebody may have sat down a moment ago. */
const whenIdle =
  (before: Date): Decide =>
  (game) =>
    isIdle(game, before)
      ? yes(byNoSeat(closed(game, 'idle')))
      : no({ code: 'game-under-way', detail: 'Something happened at this table after all.' });

const isIdle = ({ status, updatedAt }: Game, before: Date): boolean =>
  status === 'waiting' && Date.parse(updatedAt) < before.getTime();

const byNoSeat = (draft: Draft): Decided => ({ draft, seat: null, action: null });

const NOT_YOUR_GAME: Problem = {
  code: 'not-your-game',
  detail:
    'Only whoever laid this table may close it. A seat of yours can be left: DELETE /games/{id}/seats/{seat}.',
};

const OVER: Problem = { code: 'game-over', detail: 'This game has ended already.' };

const PEOPLE_PLAY: Problem = {
  code: 'game-under-way',
  detail:
    'Players sit in this game, so it is theirs to end: it is over when it is won or somebody resigns. Only a table that waits, or a game that only bots play, can be closed.',
};
