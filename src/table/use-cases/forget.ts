import { RulesetFault } from '../../engine/fault.js';
import { no, yes } from '../../engine/result.js';
import type { Forgotten, ForgottenRow } from '../../store/forgotten.js';
import type { Involvement } from '../../store/involvement.js';
import type { Decide, Decisions } from '../commit/decisions.js';
import { clearedBy } from '../commit/host-changes.js';
import { closed, departed, mayClose } from '../commit/seat-changes.js';
import { seatsKeptFor, seatsOf } from '../game/people.js';
import type { Problem } from '../problem.js';

/** Somebody wants to be forgotten: their games are left, and their names are taken away. */
export interface Forgetting {
  /** Null when there is nobody of that id, and never was. What was begun before is finished. */
  forget(playerId: string): Promise<ForgetReport | null>;
  /** Finishes what somebody began who died. */
  finish(): Promise<Finished>;
  /** A start of the house may have brought rules back: what was put off for want of them is tried again. */
  takeUpAgain(): Promise<void>;
}

export interface Finished {
  /** How many players that were. */
  readonly players: number;
  /** Why games could not be left that wait for the operator; each is told once, and then put off. */
  readonly stuck: readonly string[];
}

export interface ForgetReport {
  readonly forgottenAt: string;
  /** Games that were left, and tables that were closed, by this call. */
  readonly left: number;
  /** Games that could not be left this time; it is tried again. */
  readonly waiting: number;
}

interface Counts extends Pick<ForgetReport, 'left' | 'waiting'> {
  /** Of those that wait: games that nobody can leave before their rules are here again. */
  readonly stuck: readonly string[];
}

interface Rooms {
  readonly forgotten: Forgotten;
  readonly involvement: Pick<Involvement, 'unfinished'>;
  readonly decisions: Decisions;
  readonly clock: () => number;
  /** What is at hand of them here goes. */
  readonly dropped: (playerId: string) => void;
}

const MOST_GAMES = 1_000;
const MOST_AT_ONCE = 100;
/** Rules come back with a start, which tries everything again; in between it is enough to ask now and then. */
const STUCK_FOR_MS = 24 * 3_600_000;
/** Whatever was under way when it was begun has landed by then: once more after that, and it is done. */
const SETTLED_AFTER_MS = 120_000;

export const forgettingIn = (rooms: Rooms): Forgetting => {
  const { forgotten, clock } = rooms;

  const carryOn = async ({ playerId, forgottenAt }: ForgottenRow): Promise<ForgetReport & Counts> => {
    const counts = await leaveAll(rooms, playerId);
    const isWhole = await forgotten.wipe(playerId);
    rooms.dropped(playerId);
    const isOld = forgottenAt.getTime() < clock() - SETTLED_AFTER_MS;
    const isSettled = isWhole && counts.waiting === 0 && isOld;
    if (isSettled) await forgotten.settle(playerId, new Date(clock()));
    return { forgottenAt: forgottenAt.toISOString(), ...counts };
  };
  const putOff = async (playerId: string, { waiting, stuck }: Counts): Promise<readonly string[]> => {
    const isAllStuck = waiting > 0 && stuck.length === waiting;
    if (isAllStuck) await forgotten.putOff(playerId, new Date(clock() + STUCK_FOR_MS));
    return isAllStuck ? stuck : [];
  };

  return {
    async forget(playerId) {
      await forgotten.begin(playerId, new Date(clock()));
      rooms.dropped(playerId);
      const row = await forgotten.find(playerId);
      if (row === null) return null;
      const { stuck: _, ...report } = await carryOn(row);
      return report;
    },
    async finish() {
      const rows = await forgotten.toDo(new Date(clock()), MOST_AT_ONCE);
      const stuck: string[] = [];
      for (const row of rows) stuck.push(...(await putOff(row.playerId, await carryOn(row))));
      return { players: rows.length, stuck };
    },
    takeUpAgain: forgotten.takeUpAgain,
  };
};

/** A game that cannot be left now, since its place does not answer or its rules are gone, stays for the next time, and the others are left. */
const leaveAll = async ({ involvement, decisions }: Rooms, playerId: string): Promise<Counts> => {
  let [left, waiting] = [0, 0];
  const stuck: string[] = [];
  for (const gameId of await involvement.unfinished(playerId, MOST_GAMES)) {
    try {
      if (await leaveGame(decisions, playerId, gameId)) left++;
    } catch (error) {
      waiting++;
      if (error instanceof RulesetFault) stuck.push(error.message);
    }
  }
  return { left, waiting, stuck };
};

/** Seat after seat, until there is nothing of theirs: whether there was something. */
const leaveGame = async (decisions: Decisions, playerId: string, gameId: string): Promise<boolean> => {
  const asked = {
    gameId,
    player: { id: playerId },
    expected: null,
    requestId: null,
    key: undefined,
    isInvited,
  };
  let isLeft = false;
  for (;;) {
    const done = await decisions.about(asked, leaving(playerId));
    if (!done.ok && done.problem.code !== NOTHING_LEFT.code) throw new Error(done.problem.detail);
    if (!done.ok) return isLeft;
    isLeft = true;
  }
};

/** Who laid a table sees it, whoever sits there. */
const isInvited = (): boolean => true;

/** A table of their own that waits, or that only bots play, is closed; a seat is left as by its player; a seat that is kept for them is declined. */
const leaving =
  (playerId: string): Decide =>
  (game) => {
    if (game.status === 'over') return no(NOTHING_LEFT);
    if (game.hostId === playerId && mayClose(game))
      return yes({ draft: closed(game, 'host'), seat: null, action: null });
    const [seat] = seatsOf(game, playerId);
    if (seat !== undefined) return yes({ draft: departed(game, seat), seat, action: null });
    const [kept] = seatsKeptFor(game, playerId);
    const declined = kept === undefined ? null : clearedBy(game, playerId, kept);
    return declined === null ? no(NOTHING_LEFT) : yes({ draft: declined, seat: null, action: null });
  };

const NOTHING_LEFT: Problem = { code: 'not-your-seat', detail: 'There is nothing of theirs here.' };
