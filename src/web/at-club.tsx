import { ClassroomPage } from './classroom/classroom-page.js';
import { LeaderboardPage } from './leaderboard/leaderboard-page.js';
import type { ClubAddress } from './place.js';
import { TournamentListPage } from './tournament/list-page.js';
import { TournamentPage } from './tournament/tournament-page.js';

/** Where people are together: in a file of its own, for whoever only plays fetches none of it. */
export const ClubPage = ({ place: { page, id, club } }: { readonly place: ClubAddress }) => {
  switch (page) {
    case 'class':
      return <ClassroomPage key={id} id={id} />;
    case 'tournament':
      return id === '' ? <TournamentListPage club={club} /> : <TournamentPage key={id} id={id} />;
    case 'leaderboard':
      return <LeaderboardPage ruleset={id} club={club} />;
  }
};
