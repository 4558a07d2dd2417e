import type { Mount } from './endpoint.js';
import { act, listActions } from './routes/actions.js';
import { assign, dropAssignment, listAssignments, reportKit } from './routes/assignments.js';
import { claimSeat } from './routes/claims.js';
import { exportClassroom, getClassroom } from './routes/classroom.js';
import { endGame } from './routes/close.js';
import { changeClubMember, listClubMembers, removeClubMember } from './routes/club-members.js';
import {
  changeClubCode,
  closeClubDoor,
  createClub,
  endClub,
  getClub,
  joinClub,
  listClubs,
  renameClub,
} from './routes/clubs.js';
import { listEvents } from './routes/events.js';
import { forgetMe } from './routes/forget.js';
import { forkGame } from './routes/forks.js';
import { getBoard, getGame, getPicture } from './routes/game.js';
import { createGame, listGames } from './routes/games.js';
import { greet } from './routes/greeting.js';
import { getGuide, listGuides } from './routes/guides.js';
import { changeSeat, joinByCode, startGame } from './routes/host.js';
import { stepRollouts } from './routes/lab.js';
import { getLeaderboard, getLeaderboardCsv, listLeaderboards, listMyRatings } from './routes/leaderboards.js';
import { listMyEvents } from './routes/my-events.js';
import { getOdds } from './routes/odds.js';
import { answerOffer, makeOffer } from './routes/offers.js';
import { getHealth, getLlms, getMetrics, getReadiness } from './routes/operations.js';
import { createPlayer, getMe, renameMe, sellTicket } from './routes/players.js';
import { getProblem, listProblems } from './routes/problems.js';
import { getRecord } from './routes/record.js';
import { rehearse } from './routes/rehearsals.js';
import { askForRematch } from './routes/rematch.js';
import { getReview } from './routes/review.js';
import { getRulesetCover, getRulesetPicture } from './routes/ruleset-picture.js';
import { getRuleset, listRulesets } from './routes/rulesets.js';
import { leaveSeat, takeSeat } from './routes/seats.js';
import { cancelSeek, createSeek, getSeek, listSeeks } from './routes/seeks.js';
import { createLink, createToken, exchangeCode, listTokens, revokeToken } from './routes/tokens.js';
import { enterTournament, withdrawEntrant } from './routes/tournament-entrants.js';
import { getTournamentRecord, listTournamentEvents } from './routes/tournament-events.js';
import {
  callOffTournament,
  createTournament,
  getTournament,
  listTournaments,
  startTournament,
} from './routes/tournaments.js';
import {
  changeWebhookSecret,
  getWebhook,
  listDeliveries,
  removeWebhook,
  setWebhook,
} from './routes/webhook.js';

/** In the order in which the document shows them. */
export const ENDPOINTS: readonly Mount[] = [
  listRulesets,
  getRuleset,
  getRulesetPicture,
  getRulesetCover,
  createPlayer,
  getMe,
  renameMe,
  forgetMe,
  listTokens,
  createToken,
  revokeToken,
  createLink,
  exchangeCode,
  listMyEvents,
  sellTicket,
  setWebhook,
  getWebhook,
  removeWebhook,
  changeWebhookSecret,
  listDeliveries,
  createGame,
  listGames,
  getGame,
  getBoard,
  getPicture,
  joinByCode,
  startGame,
  endGame,
  takeSeat,
  changeSeat,
  leaveSeat,
  listActions,
  act,
  rehearse,
  makeOffer,
  answerOffer,
  claimSeat,
  getOdds,
  listEvents,
  getRecord,
  getReview,
  forkGame,
  askForRematch,
  createClub,
  listClubs,
  joinClub,
  getClub,
  renameClub,
  endClub,
  changeClubCode,
  closeClubDoor,
  listClubMembers,
  changeClubMember,
  removeClubMember,
  createTournament,
  listTournaments,
  getTournament,
  startTournament,
  callOffTournament,
  enterTournament,
  withdrawEntrant,
  listTournamentEvents,
  getTournamentRecord,
  listLeaderboards,
  getLeaderboard,
  getLeaderboardCsv,
  listMyRatings,
  createSeek,
  listSeeks,
  getSeek,
  cancelSeek,
  getClassroom,
  exportClassroom,
  assign,
  listAssignments,
  dropAssignment,
  reportKit,
  stepRollouts,
  greet,
  listProblems,
  getProblem,
  listGuides,
  getGuide,
  getHealth,
  getReadiness,
  getMetrics,
  getLlms,
];
