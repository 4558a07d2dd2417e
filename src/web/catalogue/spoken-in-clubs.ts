import { classroom as englishClassroom } from './en/classroom.js';
import { leaderboards as englishLeaderboards } from './en/leaderboards.js';
import { tournaments as englishTournaments } from './en/tournaments.js';
import { forLater } from './spoken.js';

/** For the pages of clubs, tournaments and leaderboards, which nobody else fetches. */
export const { classroom, leaderboards, tournaments } = forLater ?? {
  classroom: englishClassroom,
  leaderboards: englishLeaderboards,
  tournaments: englishTournaments,
};
