import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { Players } from '../../store/players.js';
import type { SeekRow, Seeks } from '../../store/seeks.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Membership } from '../clubs/membership.js';
import type { Decisions } from '../commit/decisions.js';
import { eachInTurn } from '../each-in-turn.js';
import type { WantedSeat } from '../game/seating.js';
import { idElsewhere, newId } from '../id.js';
import type { Problem } from '../problem.js';
import type { Hours } from '../time/hours.js';
import type { Admission } from '../use-cases/caps.js';
import type { Codes } from '../use-cases/codes.js';
import { createGame, drawnAs, type WantedGame } from '../use-cases/create.js';
import { type Group, groupsAmong } from './pairing.js';
import { wishOf } from './wish.js';

/** Brings together who waits, and lays their tables. Several processes may do so at once: one statement pairs, and the table's id is fixed with it. */
export interface Matchmaking {
  /** Lets go of who is gone, pairs who can be, and lays the tables. Answers with how many were laid. */
  run(): Promise<number>;
  /** Lays the tables of those whom somebody paired who died. */
  finish(): Promise<number>;
}

interface Rooms {
  readonly seeks: Seeks;
  readonly players: Pick<Players, 'names'>;
  readonly membership: Pick<Membership, 'of'>;
  readonly games: Pick<LiveGames, 'now' | 'isAway'>;
  readonly decisions: Decisions;
  readonly admission: Admission;
  readonly codes: Codes;
  readonly hours: Pick<Hours, 'present' | 'openSince'>;
  readonly clock: () => number;
}

const AT_ONCE = 500;
/** Nobody looks for it any more: four times as long as whoever waits takes to say so again. */
const UNSEEN_MS = 60_000;
/** Whoever lives has laid the table by then. */
const LAID_WITHIN_MS = 10_000;

export const matchmakingIn = (rooms: Rooms): Matchmaking => {
  const { seeks, hours, clock } = rooms;
  const now = (): Date => new Date(clock());
  /** While the house was closed nobody could say that they still look: then nobody is gone. */
  const unseenSince = async (): Promise<number> => {
    const moment = (await hours.present()) - UNSEEN_MS;
    return moment < hours.openSince() ? 0 : moment;
  };
  const meet = async ({ seeks: group, bots }: Group): Promise<boolean> => {
    const gameId = idElsewhere(rooms.games.isAway, () => newId('g'));
    const ids = group.map(({ seekId }) => seekId);
    if (!(await seeks.pair(ids, gameId, now()))) return false;
    return layFor(rooms, gameId, group, bots);
  };
  return {
    async run() {
      const waiting = await seeks.waiting(AT_ONCE);
      if (waiting.length === 0) return 0;
      await seeks.drop(new Date(await unseenSince()), now());
      let laid = 0;
      await eachInTurn(groupsAmong(await seeks.waiting(AT_ONCE), clock()), async (group) => {
        if (await meet(group)) laid++;
      });
      return laid;
    },
    async finish() {
      const left = await seeks.leftPaired(new Date(clock() - LAID_WITHIN_MS), AT_ONCE);
      let laid = 0;
      await eachInTurn(new Set(left.map((seek) => seek.gameId ?? '')), async (gameId) => {
        const group = left.filter((seek) => seek.gameId === gameId);
        const [{ seats, bot } = NO_WISH] = group.map(wishOf);
        const missing = seats - group.length;
        // Somebody was let go: a bot comes only where one was wished for.
        if (missing > 0 && bot === undefined)
          await seeks.unpair(
            group.map(({ seekId }) => seekId),
            now(),
          );
        else if (await layFor(rooms, gameId, group, missing)) laid++;
      });
      return laid;
    },
  };
};

const NO_WISH = { seats: 0, bot: undefined };

interface Guest {
  readonly seek: SeekRow;
  readonly id: string;
  readonly name: string;
}

/** The table of some who were paired, laid if it is not there yet. Answers whether they meet there. */
const layFor = async (
  rooms: Rooms,
  gameId: string,
  group: readonly SeekRow[],
  bots: number,
): Promise<boolean> => {
  const { seeks, games, admission, clock } = rooms;
  if ((await games.now(gameId)) === null) {
    const people = group.map(({ playerId }) => playerId);
    const laid = await admission.during(gameId, people, () => layAnew(rooms, gameId, group, bots))();
    if (!laid.ok) return false;
  }
  await seeks.match(gameId, new Date(clock()));
  return true;
};

const NOT_ALL_CAN_COME: Problem = {
  code: 'no-open-seat',
  detail: 'Somebody who was to meet you cannot come.',
};

/** Where one of them cannot come, that one is let go and the others wait again. */
const layAnew = async (
  rooms: Rooms,
  gameId: string,
  group: readonly SeekRow[],
  bots: number,
): Promise<Result<null, Problem>> => {
  const { seeks, games, decisions, admission, codes, clock } = rooms;
  const now = (): Date => new Date(clock());
  const guests = await guestsIn(rooms, gameId, group);
  const [host] = guests;
  if (host === undefined || guests.length < group.length) {
    await seeks.unpair(
      guests.map(({ seek }) => seek.seekId),
      now(),
    );
    return no(NOT_ALL_CAN_COME);
  }
  const player = { id: host.id, name: host.name, createdAt: now().toISOString() };
  const wanted = tableFor(gameId, guests, bots);
  const command = { player, wanted, requestId: host.seek.seekId, key: undefined };
  const laid = await createGame(decisions, admission, codes, command, drawnAs(gameId));
  // Whoever laid it first laid the same.
  if (laid.ok || (await games.now(gameId)) !== null) return yes(null);
  for (const { seek } of guests) await seeks.giveUp(seek.seekId, 'no-table', now());
  return laid;
};

/** Those who can come, under the names they have there; the others are let go. */
const guestsIn = async (
  rooms: Rooms,
  gameId: string,
  group: readonly SeekRow[],
): Promise<readonly Guest[]> => {
  const { seeks, players, membership, admission, clock } = rooms;
  const names = await players.names(group.map(({ playerId }) => playerId));
  const guests: Guest[] = [];
  for (const seek of group) {
    const { playerId, club } = seek;
    const belonging = club === null ? null : await membership.of(club, playerId);
    const name = club === null ? names.get(playerId) : belonging?.displayName;
    const admitted = await admission.join(playerId, gameId);
    if (name !== undefined && admitted.ok) guests.push({ seek, id: playerId, name });
    else
      await seeks.giveUp(
        seek.seekId,
        club !== null && belonging === null ? 'left-club' : 'no-table',
        new Date(clock()),
      );
  }
  return guests;
};

/** Who begins is nobody's choice: the seats follow from the id of the table. */
const tableFor = (gameId: string, guests: readonly Guest[], bots: number): WantedGame => {
  const [first] = guests;
  if (first === undefined) throw new Error(`nobody meets at ${gameId}`);
  const wishes = guests.map(({ seek }) => wishOf(seek));
  const { options, rated, clock } = wishOf(first.seek);
  const level = wishes.find(({ bot }) => bot !== undefined)?.bot?.level ?? 'medium';
  const seated: readonly { readonly lot: string; readonly seat: WantedSeat }[] = [
    ...guests.map(({ id, name }) => ({ lot: `${gameId} ${id}`, seat: { seated: { id, name } } })),
    ...Array.from({ length: bots }, (_, bot) => ({ lot: `${gameId} bot ${bot}`, seat: { bot: level } })),
  ];
  const { ruleset, club } = first.seek;
  return {
    ruleset,
    options,
    seats: seated.toSorted((a, b) => (drawn(a.lot) < drawn(b.lot) ? -1 : 1)).map(({ seat }) => seat),
    visibility: club === null ? 'public' : 'club',
    matched: true,
    rated,
    ...(club === null ? {} : { club }),
    ...(clock === undefined ? {} : { clock }),
  };
};

const drawn = (lot: string): string => hash('sha256', lot, 'hex');
