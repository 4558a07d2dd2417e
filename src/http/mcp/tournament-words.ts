import { counted } from '../../engine/words.js';
import type { TournamentSeen } from '../../table/tournaments/tournament-seen.js';

/** A tournament as a reader of words sees it: its rules, its table, the last round, and where to sit. */
export const tournamentInWords = (it: TournamentSeen): string =>
  [
    `Tournament ${it.id}: ${it.name}, ${it.format} of ${it.ruleset}, ${it.status}${roundsInWords(it)}.`,
    rulesInWords(it),
    tableInWords(it),
    lastRoundInWords(it),
    ownPlaceInWords(it),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const roundsInWords = ({ rounds, roundCount, ended }: TournamentSeen): string => {
  if (ended !== null) return ` (${ended})`;
  if (rounds.length === 0) return '';
  return `, round ${rounds.length}${roundCount === null ? '' : ` of ${roundCount}`}`;
};

const rulesInWords = ({ clock, showUpSeconds, equalDice, startsAt, status }: TournamentSeen): string =>
  [
    `A turn may take ${clock.perTurnSeconds} s, a table waits ${showUpSeconds} s for those who are to sit there.`,
    equalDice ? 'All tables of a round have the same dice.' : '',
    status === 'open' && startsAt !== null ? `It starts at ${startsAt}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

const nameIn = ({ entrants }: TournamentSeen, number: number): string => {
  const { name = `No. ${number}`, you = false } = entrants.find(({ entrant }) => entrant === number) ?? {};
  return you ? `${name} (you)` : name;
};

const tableInWords = (it: TournamentSeen): string => {
  if (it.standings.length === 0) return 'Nobody has entered yet.';
  const rows = it.standings.map(
    ({ rank, entrant, points, tieBreaks }) =>
      `${rank}. ${nameIn(it, entrant)}: ${counted(points, 'point', 'points')}${broken(tieBreaks)}`,
  );
  return `The table:\n${rows.join('\n')}`;
};

const broken = (tieBreaks: TournamentSeen['standings'][number]['tieBreaks']): string =>
  tieBreaks.length === 0 ? '' : ` (${tieBreaks.map(({ name, value }) => `${name} ${value}`).join(', ')})`;

const lastRoundInWords = (it: TournamentSeen): string => {
  const round = it.rounds.at(-1);
  if (round === undefined) return '';
  const tables = round.tables.map(
    ({ seats: [one, other], gameId, points }) =>
      `- ${nameIn(it, one)} against ${nameIn(it, other)}, ${gameId}: ${points === null ? 'at play' : points.join(' to ')}`,
  );
  const byes = round.byes.map(({ entrant }) => `- ${nameIn(it, entrant)} meets nobody`);
  return `Round ${round.round}:\n${[...tables, ...byes].join('\n')}`;
};

const ownPlaceInWords = (it: TournamentSeen): string => {
  const own = it.entrants.find(({ you, withdrawn }) => you && !withdrawn)?.entrant;
  if (it.status === 'over') return '';
  if (own === undefined) return it.status === 'open' ? 'You take no part yet: enter_tournament.' : '';
  const table = it.rounds.at(-1)?.tables.find(({ seats, points }) => points === null && seats.includes(own));
  return table === undefined
    ? 'You take part; no table waits for you now.'
    : `You play at ${table.gameId}: take_seat if you do not sit there yet, then wait_for_turn.`;
};
