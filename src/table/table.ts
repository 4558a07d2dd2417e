import { rememberedBytes } from '../engine/remember.js';
import { yes } from '../engine/result.js';
import { type Doorbell, doorbell } from '../live/doorbell.js';
import type { Store } from '../store/store.js';
import { benching } from './benched.js';
import { type BotCare, opponentsIn } from './bots/opponents.js';
import { liveGamesIn } from './cache/live-games.js';
import { type CacheRoom, cacheRoom } from './cache/room.js';
import { classroomIn } from './classroom/classroom.js';
import { hostIn, letsInBy, namedAt } from './clubs/at-table.js';
import { clubsIn } from './clubs/clubs.js';
import { membershipIn } from './clubs/membership.js';
import { openDecisions } from './commit/decisions.js';
import { onceIn } from './commit/once.js';
import { writeIn } from './commit/write.js';
import type { Game } from './game/game.js';
import { feedsOf } from './live/feeds.js';
import { follow } from './live/follow.js';
import { inbox } from './live/inbox.js';
import { playerNewsFrom } from './live/player-news.js';
import { waitUntil } from './live/wait.js';
import { guestsIn } from './players/players.js';
import { ratingsIn } from './ratings/ratings.js';
import { standingsIn } from './ratings/standings.js';
import { reviewsIn } from './reviews/reviews.js';
import { matchmakingIn } from './seeks/matchmaking.js';
import { seeksIn } from './seeks/seeks.js';
import type { TableService } from './table-service.js';
import { hoursIn } from './time/hours.js';
import { punctualIn } from './time/punctual.js';
import { watchClocks, watchedFrom } from './time/watch.js';
import { tournamentLog } from './tournaments/log.js';
import { roundTablesIn } from './tournaments/tables.js';
import { tournamentsIn } from './tournaments/tournaments.js';
import { act } from './use-cases/act.js';
import { orArchived } from './use-cases/archived.js';
import { momentIn } from './use-cases/as-of-now.js';
import { admissionBy, type Caps } from './use-cases/caps.js';
import { claimSeat } from './use-cases/claims.js';
import { closeGame, closeIdle } from './use-cases/close.js';
import { codesIn } from './use-cases/codes.js';
import { createGame, drawTable } from './use-cases/create.js';
import { findGame, findPast } from './use-cases/find.js';
import { forgettingIn } from './use-cases/forget.js';
import { forkGame } from './use-cases/fork.js';
import { changeSeat, startEarly } from './use-cases/host.js';
import { listGames } from './use-cases/list.js';
import { looksIn } from './use-cases/looks.js';
import { answerOffer, makeOffer } from './use-cases/offers.js';
import { presenceIn } from './use-cases/presence.js';
import { publishedGame, wholeGame } from './use-cases/published-game.js';
import { readEvents } from './use-cases/read-events.js';
import { askForRematch } from './use-cases/rematch.js';
import { leaveSeat, takeSeat } from './use-cases/seats.js';
import { troubledBy } from './use-cases/troubled.js';
import { tryOut } from './use-cases/try-out.js';

export type { TableService } from './table-service.js';

/** What the operator decides. */
export interface TableRules {
  /** How many games may be under way at once; null for as many as one likes. */
  readonly caps?: Caps | null;
  readonly clock?: () => number;
}

/** No gap in the news is longer. */
const GAP_MS = 24 * 3_600_000;

/** Without care for them, the seats of bots wait for another process. */
export const openTables = (
  store: Store,
  bell: Doorbell = doorbell(),
  care: BotCare | null = null,
  { caps = null, clock = Date.now }: TableRules = {},
  room: CacheRoom = cacheRoom(),
): TableService => {
  const { ledger, unfinished, clocks, boards } = store;
  const guests = guestsIn(store, room.players, clock);
  const codes = codesIn(store.joinCodes, clock);
  const looks = looksIn(store.looks, clock);
  const admission = admissionBy({ ...unfinished, ...store.admissions }, caps, clock);
  const membership = membershipIn(store.clubs);
  const clubChanged = (clubId: string): void => {
    membership.changed(clubId);
    // Whoever follows a game of this club may have no business there any more.
    bell.ring(clubId);
  };
  store.clubs.listen(clubChanged);
  const games = liveGamesIn(ledger, room, letsInBy(membership, boards));
  const ratings = ratingsIn(store.ratingBook, games);
  const wrote = (game: Game): void => {
    opponents?.wrote(game);
    ratings.wrote(game);
    // What fails now is found again by looking.
    if (game.tournament !== null && game.status === 'over') tournaments.tend(game.tournament).catch(() => {});
  };
  const writes = writeIn(ledger, games, { ring: bell.ring, wrote });
  const write = watchedFrom(clocks, writes, clock);
  const decisions = openDecisions(games, onceIn(ledger, games), write, clock);
  const opponents = care === null ? null : opponentsIn(ledger, games, write, bell, { clock, ...care });
  store.tournaments.listen(bell.ring);
  const tournaments = tournamentsIn({
    store: store.tournaments,
    log: tournamentLog(store.tournaments, clock),
    tables: roundTablesIn(games, decisions),
    boards,
    bell,
    clock,
    belonging: membership.of,
    isAway: games.isAway,
    isClubThere: async (clubId) => (await store.clubs.find(clubId)) !== null,
  });
  const hours = hoursIn(clocks, clock);
  const presence = presenceIn(store.presence, clock);
  const moment = momentIn(games, presence, hours);
  const classroom = classroomIn({ ...store, presence, bell, clock });
  const punctual = punctualIn(decisions, games, hours);
  const feeds = feedsOf(ledger, games, bell);
  const playerNews = playerNewsFrom(games, bell);
  const { seeks, players, leaderboards } = store;
  seeks.listen(bell.ring);
  const matchmaking = matchmakingIn({
    seeks,
    players,
    membership,
    games,
    decisions,
    admission,
    codes,
    hours,
    clock,
  });
  const reviews = reviewsIn(ledger, games, care);
  const told = orArchived(store.archive);
  const unbenched = benching();
  const playerForgotten = (playerId: string): void => {
    games.forgetPlayer(playerId);
    guests.changed(playerId);
    membership.afterGap();
  };
  const forgetting = forgettingIn({
    forgotten: store.forgotten,
    involvement: store.involvement,
    decisions,
    clock,
    dropped: playerForgotten,
  });
  return {
    guests,
    clubs: clubsIn(store.clubs, clock, presence),
    tournaments,
    ratings,
    matchmaking,
    seeks: seeksIn({ seeks, leaderboards, membership, bell, matchmake: matchmaking.run, clock }),
    standings: standingsIn(leaderboards, ratings, membership),
    classroom,
    clubChanged,
    async create(command) {
      const host = await hostIn(membership, command.player, command.wanted.club);
      if (!host.ok) return host;
      const drawn = drawTable(games.isAway, command);
      return createGame(decisions, admission, codes, { ...command, player: host.value }, drawn);
    },
    findByCode: codes.find,
    changeSeat: (command) => told(command.gameId, changeSeat({ games, decisions, ...moment }, command)),
    startEarly: (command) => told(command.gameId, startEarly(decisions, command)),
    noteLooks: looks.write,
    fork: (command) => told(command.wanted.gameId, forkGame(games, decisions, admission, codes, command)),
    async find(gameId, caller, version) {
      if (version !== undefined) return told(gameId, findPast(games, gameId, caller, version));
      const found = await told(gameId, findGame(games, gameId, caller));
      if (!found.ok) return found;
      looks.note(found.value, caller.playerId);
      presence.note(found.value, caller.playerId);
      return yes(await moment.told(found.value));
    },
    list: (playerId, wanted) =>
      listGames({ ledger, games, players: store.players, membership }, playerId, wanted),
    async act(command) {
      const acting = unbenched(command.gameId, () => act(decisions, punctual, command));
      const done = await told(command.gameId, acting);
      const { player, gameId, agent } = command;
      if (!done.ok) classroom.refused(games.atHand(gameId), player.id, done.problem.code);
      else {
        presence.note(done.value.game, player.id);
        if (!done.value.isReplay) classroom.acted(done.value.game, player.id, agent);
      }
      return done;
    },
    tryOut: (command) =>
      told(
        command.gameId,
        unbenched(command.gameId, () => tryOut(games, punctual, command)),
      ),
    async takeSeat(command) {
      const player = await namedAt(membership, command.player, await games.lately(command.gameId));
      return told(command.gameId, takeSeat(decisions, admission, { ...command, player }));
    },
    leaveSeat: (command) => told(command.gameId, leaveSeat(decisions, command)),
    closeGame: (command) => told(command.gameId, closeGame(decisions, command)),
    makeOffer: (command) => told(command.gameId, makeOffer({ ledger, games, decisions }, command)),
    answerOffer: (command) => told(command.gameId, answerOffer({ ledger, games, decisions }, command)),
    claimSeat: (command) => told(command.gameId, claimSeat({ games, decisions, ...moment }, command)),
    troubledBy: (gameId, playerId) => troubledBy(games, gameId, playerId),
    attend: presence.attend,
    async rematch(command) {
      const { gameId } = command.wanted;
      const player = await namedAt(membership, command.player, await games.lately(gameId));
      const rooms = { games, decisions, admission, codes, membership, forgotten: store.forgotten };
      return told(gameId, askForRematch(rooms, { ...command, player }));
    },
    closeIdle: (before) => closeIdle(decisions, unfinished, before),
    openFor: hours.openFor,
    async beat() {
      await hours.beat();
      await presence.write();
      await seeks.see(presence.listening(), new Date(clock()));
      await classroom.write();
    },
    watchClocks: () => watchClocks(clocks, games, punctual, clock),
    published: (gameId, caller) => told(gameId, publishedGame({ ledger, games, boards }, gameId, caller)),
    reviews,
    whole: (gameId) => wholeGame({ ledger, games, boards }, gameId),
    forget: games.forget,
    forgetting,
    playerForgotten,
    async afterGap() {
      guests.afterGap();
      membership.afterGap();
      for (const playerId of await store.forgotten.since(new Date(clock() - GAP_MS)))
        games.forgetPlayer(playerId);
    },
    events: (gameId, caller, after, limit) =>
      told(gameId, readEvents(ledger, games, gameId, caller, { after, limit })),
    follow: (gameId, caller, after, signal) => told(gameId, follow(feeds, gameId, caller, after, signal)),
    inbox: (playerId, signal, from = null, language = undefined) =>
      inbox({ involvement: store.involvement, games, playerNews, clock }, playerId, signal, from, language),
    cacheBytes: () => ({ ...games.bytes, players: guests.bytes, workedOut: rememberedBytes() }),
    async close() {
      await tournaments.close();
      await Promise.all([opponents?.close(), reviews.close()]);
      await ratings.settled();
      await presence.write().catch(() => {});
      await classroom.write().catch(() => {});
    },
    waitUntil: (start, isAsWished, signal) => waitUntil(games, bell, start, isAsWished, signal),
  };
};
