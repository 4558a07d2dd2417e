import { no, type Result, yes } from '../../engine/result.js';
import type { LaidTable, Rulebook } from '../../engine/rulebook.js';
import { commitmentTo } from '../../proof/fair-chance.js';
import type { Command } from '../commit/command.js';
import type { Decisions, Done } from '../commit/decisions.js';
import { type Draft, startedWhenFull } from '../commit/draft.js';
import type { Chaos } from '../game/chaos.js';
import type { ClockRules } from '../game/clock.js';
import { firstGame, type Visibility } from '../game/game.js';
import type { GivenChance } from '../game/given-chance.js';
import type { WhenLeft } from '../game/leavers.js';
import type { Origin } from '../game/origin.js';
import { objectionToOpening } from '../game/script-opening.js';
import type { SeatHolder } from '../game/seat-holder.js';
import { hasBots, isForBotsAlone, paceFor, seatsFor, type WantedSeat } from '../game/seating.js';
import { type TableEvent, tableHappening } from '../game/table-event.js';
import { idElsewhere, idFrom, newId, newSecret } from '../id.js';
import { layTable, misfitOfSeats, type WantedOptions } from '../lay.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import type { Admission, DrawnTable } from './caps.js';
import type { Codes } from './codes.js';
import { misfitOfRating } from './rated.js';
import { leavingAt, misfitOfLeaving } from './when-left.js';

export interface WantedGame extends WantedOptions {
  readonly ruleset: string;
  readonly seats?: readonly WantedSeat[] | undefined;
  readonly visibility: Visibility;
  /** Left out, the dice are fair. */
  readonly chance?: GivenChance | undefined;
  /** The least time before a bot acts, in milliseconds. */
  readonly pace?: number | undefined;
  /** Whether players may ask for the odds; left out, they may. */
  readonly odds?: boolean | undefined;
  /** What happens when somebody leaves in the middle; left out, with three seats or more a bot plays on. */
  readonly whenLeft?: WhenLeft | undefined;
  /** How long a turn may take; left out, as long as one likes. */
  readonly clock?: ClockRules | undefined;
  /** Where a fork begins. */
  readonly origin?: Origin | undefined;
  /** The game that is played again here. */
  readonly rematchOf?: string | undefined;
  /** A club that the host belongs to. */
  readonly club?: string | undefined;
  /** Whether the house brought those together who play. */
  readonly matched?: true | undefined;
  /** Whether what it comes to counts in the ratings; left out, it does not. */
  readonly rated?: boolean | undefined;
  /** How the server shall misbehave towards its players; only in a sandbox. */
  readonly chaos?: Chaos | undefined;
  /** Where the request came from: games are counted by it. */
  readonly network?: string | undefined;
}

/** Lays a table: ruleset, options, seats. With no seat open the game begins at once. */
export const createGame = async (
  decisions: Decisions,
  admission: Admission,
  codes: Codes,
  command: Command<WantedGame>,
  drawn: DrawnTable,
): Promise<Result<Done, Problem>> => {
  const { player: host, wanted } = command;
  const table = tableFor(host, wanted);
  // What cannot be laid needs no room.
  const admitted = table.ok
    ? await admission.lay(host.id, drawn, wanted.network)
    : yes({ gameId: drawn.name, network: null });
  if (!admitted.ok) return admitted;
  const { gameId, network } = admitted.value;
  const lay = () =>
    decisions.anew(command, gameId, async (at) => {
      const draft = table.ok ? openingOf(gameId, at, host.id, { ...table.value, ...wanted }) : table;
      // First the code, then the table: whoever sees the table has a code that leads there.
      if (draft.ok) await codes.add(draft.value.game);
      return draft.ok ? yes({ draft: draft.value, seat: null, action: null, network }) : draft;
    });
  return admission.during(drawn.name, [host.id], lay)();
};

/** A repeated request must find the game it made, so its id follows from the key; any other table is laid where there is somebody. */
export const drawTable = (
  isAway: (gameId: string) => boolean,
  { player, key }: Command<unknown>,
): DrawnTable => {
  if (key === undefined) return drawnAs(idElsewhere(isAway, () => newId('g')));
  const own = `${player.id} ${key.key}`;
  const draw = (attempt: number): string => idFrom('g', attempt === 0 ? own : `elsewhere ${attempt} ${own}`);
  return { name: draw(0), gameId: idElsewhere(isAway, draw) };
};

/** A table that can be nowhere else. */
export const drawnAs = (gameId: string): DrawnTable => ({ name: gameId, gameId });

/** A table with those who shall sit there. */
export type WantedTable = Laid &
  Pick<
    WantedGame,
    | 'visibility'
    | 'chance'
    | 'odds'
    | 'origin'
    | 'clock'
    | 'rematchOf'
    | 'club'
    | 'pace'
    | 'whenLeft'
    | 'rated'
    | 'matched'
    | 'chaos'
  > & {
    readonly tournament?: string;
    /** The board whose luck it shares with other tables; left out, it has luck of its own. */
    readonly board?: { readonly id: string; readonly secret: string } | null;
  };

/** What is written when a table is laid; nobody lays those of a tournament. */
export const openingOf = (
  gameId: string,
  at: string,
  hostId: string | null,
  wanted: WantedTable,
): Result<Draft, Problem> => {
  const { book, laid, holders, visibility, chance, odds, origin, clock, rematchOf, club, rated, matched } =
    wanted;
  const { pace = paceFor(holders), tournament, board = null, chaos } = wanted;
  const secret = board?.secret ?? newSecret();
  const created: TableEvent = {
    type: 'game-created',
    ruleset: book.id,
    rulesetVersion: book.version,
    options: { ...laid.options },
    visibility,
    seats: [...holders],
    ...(hasBots(holders) ? { pace } : {}),
    commitment: commitmentTo(secret),
    ...(chance === undefined ? {} : { chance }),
    ...(odds === undefined ? {} : { odds }),
    ...(origin === undefined ? {} : { origin }),
    ...leavingAt(holders.length, wanted),
    ...(clock === undefined ? {} : { clock }),
    ...(rematchOf === undefined ? {} : { rematchOf }),
    ...(club === undefined ? {} : { club }),
    ...(board === null ? {} : { board: board.id }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(matched === undefined ? {} : { matched }),
    ...(rated === true ? { rated } : {}),
    ...(chaos === undefined ? {} : { chaos }),
  };
  const game = firstGame(gameId, secret, at, created, hostId);
  const objection = objectionToOpening(game);
  if (objection !== null) return no(objection);
  return yes(startedWhenFull({ before: null, game, happenings: [tableHappening(created)] }));
};

interface Laid {
  readonly book: Rulebook;
  readonly laid: LaidTable;
  readonly holders: readonly SeatHolder[];
}

const tableFor = (host: Player, wanted: WantedGame): Result<Laid, Problem> => {
  const found = findRulebook(wanted.ruleset);
  if (!found.ok) return found;
  const book = found.value;
  const holders = seatsFor(host, book, wanted.seats, wanted.visibility);
  const misfit =
    misfitOfSeats(book, holders.length) ??
    misfitOf(holders, wanted) ??
    misfitOfRating(holders, wanted) ??
    misfitOfLeaving(holders.length, wanted);
  if (misfit !== null) return no(misfit);
  const laid = layTable(book, holders.length, wanted);
  return laid.ok ? yes({ book, laid: laid.value, holders }) : laid;
};

/** What cannot work together. */
const misfitOf = (
  holders: readonly SeatHolder[],
  { visibility, chance, club, chaos }: Pick<WantedGame, 'visibility' | 'chance' | 'club' | 'chaos'>,
): Problem | null => {
  if (chaos !== undefined && chance === undefined) return NO_SANDBOX;
  if (club !== undefined && (visibility === 'public' || visibility === 'link')) return STAYS_INSIDE;
  if (visibility === 'private' && isForBotsAlone(holders)) return SEEN_BY_NOBODY;
  if (visibility === 'private' && holders.some(isForAnybody)) return FOUND_BY_NOBODY;
  return chance !== undefined && 'script' in chance && hasBots(holders) ? UNFORESEEN : null;
};

const STAYS_INSIDE: Problem = {
  code: 'stays-in-club',
  detail:
    'A game of a club is seen and joined by its people alone. Leave "visibility" out, or make it "private" for those who sit there.',
  errors: [{ pointer: '/visibility', message: 'must be left out or private in a club' }],
};

const NO_SANDBOX: Problem = {
  code: 'chaos-needs-sandbox',
  detail:
    'A server misbehaves on purpose in a sandbox alone, where nothing is proved and nobody loses anything. Give "chance" as well, such as {"seed": "lesson 1"}.',
  errors: [{ pointer: '/chance', message: 'must be given along with chaos' }],
};

const SEEN_BY_NOBODY: Problem = {
  code: 'invalid-seats',
  detail:
    'A private game is seen only by those who sit in it, and bots alone would sit in this one. Make it public, or take a seat.',
  errors: [{ pointer: '/visibility', message: 'must be public when every seat is a bot' }],
};

const isForAnybody = (holder: SeatHolder): boolean =>
  holder.kind === 'open' && holder.invite === undefined && holder.playerId === undefined;

const FOUND_BY_NOBODY: Problem = {
  code: 'invalid-seats',
  detail:
    'A private table is seen by nobody who does not sit there, so an open seat is never found. Make it {"invite": true} and send somebody the invitation; or make the table "link", for whoever has its address or its code.',
  errors: [{ pointer: '/visibility', message: 'must be public or link when a seat is open to anybody' }],
};

const UNFORESEEN: Problem = {
  code: 'invalid-seats',
  detail:
    'A script must fit every move, and nobody can foresee what a bot will do. With a bot in a seat, give a seed, or play its seat yourself.',
  errors: [{ pointer: '/chance', message: 'must not be a script when a seat is a bot' }],
};
