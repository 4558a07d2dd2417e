import { no, type Result, yes } from '../../engine/result.js';
import type { Doorbell } from '../../live/doorbell.js';
import type { WantedTournaments } from '../../store/listed-tournaments.js';
import type { TournamentEvent } from '../../tournaments/event.js';
import type { TournamentRecord } from '../../tournaments/record.js';
import { foldTournament } from '../../tournaments/tournament.js';
import { unknownClub } from '../clubs/club-problems.js';
import type { Belonging } from '../clubs/membership.js';
import { isStaff } from '../clubs/roles.js';
import type { Command } from '../commit/command.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { announced, playerInTournament, type WantedTournament } from './announce.js';
import { type FollowedTournament, followTournament } from './follow.js';
import type { Kept } from './log.js';
import { recordOf } from './record-of.js';
import { startOf, type TendingRooms, tendingIn } from './tend.js';
import * as say from './tournament-problems.js';
import {
  type TournamentEventSeen,
  type TournamentListed,
  type TournamentSeen,
  tournamentEventSeen,
  tournamentListed,
  tournamentSeen,
} from './tournament-seen.js';

type Asked<Value> = Promise<Result<Value, Problem>>;

/** Who meets whom, round after round, and who stands where. */
export interface TournamentService {
  announce(
    command: Command<WantedTournament>,
  ): Asked<{ readonly tournament: TournamentSeen; readonly isReplay: boolean }>;
  find(playerId: string | null, tournamentId: string): Asked<TournamentSeen>;
  list(playerId: string | null, wanted: WantedTournaments): Asked<readonly TournamentListed[]>;
  /** Whoever is in already stays as they are. */
  enter(player: Player, tournamentId: string, salt: string | undefined): Asked<TournamentSeen>;
  /** By themselves, or by those who keep the tournament. */
  withdraw(player: Player, tournamentId: string, entrant: number): Asked<TournamentSeen>;
  start(player: Player, tournamentId: string): Asked<TournamentSeen>;
  callOff(player: Player, tournamentId: string): Asked<TournamentSeen>;
  events(
    playerId: string | null,
    tournamentId: string,
    after: number,
    limit: number,
  ): Asked<readonly TournamentEventSeen[]>;
  follow(
    tournamentId: string,
    playerId: string | null,
    after: number,
    signal: AbortSignal,
  ): FollowedTournament;
  record(playerId: string | null, tournamentId: string): Asked<TournamentRecord>;
  /** Something happened at one of its tables. */
  tend(tournamentId: string): Promise<void>;
  /** Looks after those that are due; how many. */
  tendDue(): Promise<number>;
  close(): Promise<void>;
}

export interface TournamentRooms extends TendingRooms {
  readonly bell: Doorbell;
  belonging(clubId: string, playerId: string): Promise<Belonging | null>;
}

/** More lost races in a row than a sane tournament can have. */
const MOST_TRIES = 50;

const TOO_BUSY: Problem = {
  code: 'too-busy',
  detail: 'Too many others change this tournament at the same moment. Try again.',
};

export const tournamentsIn = (rooms: TournamentRooms): TournamentService => {
  const { store, log, clock, belonging } = rooms;
  const { tend, tendDue, close } = tendingIn(rooms);

  /** All of it, for whoever may see it; of a club's only its people. */
  const found = async (
    playerId: string | null,
    tournamentId: string,
  ): Asked<Kept & { readonly isOrganiser: boolean }> => {
    const kept = await log.find(tournamentId);
    if (kept === null) return no(say.unknownTournament(tournamentId));
    const { host, club } = kept.row;
    const isHost = playerId !== null && host === playerId;
    if (club === null) return yes({ ...kept, isOrganiser: isHost });
    const own = playerId === null ? null : await belonging(club, playerId);
    if (own === null) return no(say.unknownTournament(tournamentId));
    return yes({ ...kept, isOrganiser: isHost || isStaff(own.role) });
  };

  /** As it is shown: of a round that has just begun nobody hears before its tables are laid, so that whoever does can sit down. */
  const shown = async (
    playerId: string | null,
    tournamentId: string,
  ): Asked<Kept & { readonly isOrganiser: boolean }> => {
    const all = await found(playerId, tournamentId);
    const round = all.ok ? all.value.it.rounds.at(-1) : undefined;
    if (!all.ok || round === undefined || round.isOver || (await rooms.tables.areLaid(round))) return all;
    const before = await log.upTo(tournamentId, round.since - 1);
    return yes({ ...all.value, it: foldTournament(tournamentId, before) });
  };

  const seen = async (playerId: string | null, tournamentId: string): Asked<TournamentSeen> => {
    const it = await shown(playerId, tournamentId);
    return it.ok ? yes(tournamentSeen(it.value, playerId, it.value.isOrganiser)) : it;
  };

  /** Decides on the tournament as it stands, and again if somebody else was first. Null when nothing is to be written. */
  const decide = async (player: Player, tournamentId: string, decision: Decision): Asked<TournamentSeen> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = await found(player.id, tournamentId);
      if (!now.ok) return now;
      const decided = await decision(now.value);
      if (!decided.ok) return decided;
      if (decided.value !== null) {
        const { event, person } = decided.value;
        if (!(await log.write(now.value, event, person))) continue;
        await tend(tournamentId);
      }
      return seen(player.id, tournamentId);
    }
    return no(TOO_BUSY);
  };

  return {
    tend,
    tendDue,
    close,
    async announce(command) {
      const { player, wanted } = command;
      const own = wanted.club === undefined ? null : await belonging(wanted.club, player.id);
      if (wanted.club !== undefined && own === null) return no(unknownClub(wanted.club));
      if (own !== null && !isStaff(own.role)) return no(say.NOT_STAFF);
      const made = await announced(store, command, clock());
      if (!made.ok) return made;
      await tend(made.value.tournamentId);
      const tournament = await seen(player.id, made.value.tournamentId);
      return tournament.ok
        ? yes({ tournament: tournament.value, isReplay: made.value.isReplay })
        : tournament;
    },
    find: seen,
    async list(playerId, wanted) {
      const own = wanted.club === null || playerId === null ? null : await belonging(wanted.club, playerId);
      if (wanted.club !== null && own === null) return no(unknownClub(wanted.club));
      return yes((await store.list(wanted)).map(tournamentListed));
    },
    enter: (player, tournamentId, salt) =>
      decide(player, tournamentId, async ({ it, row, people }) => {
        const numbers = people.filter(({ playerId }) => playerId === player.id).map(({ entrant }) => entrant);
        const present = it.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn);
        if (present.some(({ number }) => numbers.includes(number))) return yes(null);
        if (it.status === 'over' || it.isCalledOff) return no(say.OVER);
        if (it.status === 'running' && it.rules.format !== 'ladder') return no(say.UNDER_WAY);
        if (present.length >= it.rules.mostEntrants) return no(say.full(it.rules.mostEntrants));
        if ((await store.enteredBy(player.id)) >= say.MOST_ENTERED) return no(say.TOO_MANY_ENTERED);
        const own = row.club === null ? null : await belonging(row.club, player.id);
        const entrant = it.entrants.length + 1;
        const event: TournamentEvent = {
          type: 'entrant-joined',
          entrant,
          kind: 'player',
          player: playerInTournament(it.id, player.id),
          ...(salt === undefined ? {} : { salt }),
        };
        return yes({
          event,
          person: { entrant, playerId: player.id, name: own?.displayName ?? player.name },
        });
      }),
    withdraw: (player, tournamentId, number) =>
      decide(player, tournamentId, async ({ it, people, isOrganiser }) => {
        const entrant = it.entrants.find((one) => one.number === number);
        if (entrant === undefined) return no(say.unknownEntrant(number));
        const isOwn = people.some((one) => one.entrant === number && one.playerId === player.id);
        if (!isOwn && !isOrganiser) return no(say.NOT_YOUR_TOURNAMENT);
        if (entrant.hasWithdrawn) return yes(null);
        if (it.status === 'over') return no(say.OVER);
        return yes({ event: { type: 'entrant-withdrew', entrant: number } });
      }),
    start: (player, tournamentId) =>
      decide(player, tournamentId, async ({ it, row, isOrganiser }) => {
        if (!isOrganiser) return no(say.NOT_YOUR_TOURNAMENT);
        if (it.status === 'running') return yes(null);
        if (it.status === 'over' || it.isCalledOff) return no(say.OVER);
        const present = it.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).length;
        if (present < 2 && it.rules.format !== 'ladder') return no(say.tooFew(present));
        return yes({ event: startOf(row.seed, it) });
      }),
    callOff: (player, tournamentId) =>
      decide(player, tournamentId, async ({ it, isOrganiser }) => {
        if (!isOrganiser) return no(say.NOT_YOUR_TOURNAMENT);
        return yes(it.status === 'over' || it.isCalledOff ? null : { event: { type: 'called-off' } });
      }),
    async events(playerId, tournamentId, after, limit) {
      const now = await shown(playerId, tournamentId);
      if (!now.ok) return now;
      const entries = await log.page(tournamentId, after, limit);
      const { it, people } = now.value;
      return yes(
        entries.filter(({ seq }) => seq <= it.version).map((entry) => tournamentEventSeen(entry, people)),
      );
    },
    follow: (tournamentId, playerId, after, signal) =>
      followTournament({ log, bell: rooms.bell, shown }, { tournamentId, playerId, after, signal }),
    async record(playerId, tournamentId) {
      const now = await found(playerId, tournamentId);
      if (!now.ok) return now;
      if (now.value.it.status !== 'over') return no(say.notOver(tournamentId));
      return yes(await recordOf(log, now.value));
    },
  };
};

type Decision = (kept: Kept & { readonly isOrganiser: boolean }) => Promise<
  Result<
    {
      readonly event: TournamentEvent;
      readonly person?: { readonly entrant: number; readonly playerId: string; readonly name: string };
    } | null,
    Problem
  >
>;
