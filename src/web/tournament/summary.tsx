import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { present } from './people.js';

interface SummaryProps {
  readonly it: Tournament;
  /** What the ruleset is called. */
  readonly game: string;
}

/** What it is, and how far it has come: told again to whoever listens when it changes. */
export const Summary = ({ it, game }: SummaryProps) => (
  <>
    <p class="facts">
      <span class="tag">{words.formats[it.format]}</span> <span class="tag">{game}</span>{' '}
      <span class="tag">{words.entrants(present(it).length)}</span>{' '}
      {it.equalDice && <span class="tag">{words.equalDice}</span>}
    </p>
    <p class="state" role="status">
      {stateOf(it)}
    </p>
    <Progress it={it} />
  </>
);

const stateOf = (it: Tournament): string => {
  if (it.status === 'over') return `${words.status.ended[it.ended ?? 'finished']} ${playedIn(it)}`;
  if (it.calledOff) return words.status.calledOff;
  if (it.status === 'open') return `${words.status.open(present(it).length)} ${startOf(it)}`;
  const round = it.rounds.at(-1);
  if (round === undefined) return words.status.between;
  const where = words.status.round(round.round, it.roundCount);
  if (round.over) return `${where}. ${words.status.between}`;
  const done = round.tables.filter(({ points }) => points !== null).length;
  return `${where}: ${words.status.tables(done, round.tables.length)}.`;
};

const playedIn = ({ rounds }: Tournament): string =>
  words.status.played(
    rounds.length,
    rounds.reduce((sum, { tables }) => sum + tables.length, 0),
  );

/** The most that a round robin, and any other, takes: whoever left it out is not told that it starts with so many. */
const USUAL_MOST = [32, 128];

const startOf = ({ startsAt, mostEntrants }: Tournament): string => {
  if (startsAt !== null) return words.status.opensAt(words.when(startsAt));
  return USUAL_MOST.includes(mostEntrants) ? '' : words.status.opensWhen(mostEntrants);
};

/** How much of it is played; a ladder never ends. */
const Progress = ({ it }: { readonly it: Tournament }) => {
  if (it.status !== 'running' || it.roundCount === null || it.roundCount === 0) return null;
  const done = it.rounds.reduce((sum, { tables }) => sum + shareDone(tables), 0);
  return (
    <progress
      max={it.roundCount}
      value={done}
      aria-label={words.status.round(it.rounds.length, it.roundCount)}
    />
  );
};

const shareDone = (tables: Tournament['rounds'][number]['tables']): number =>
  tables.length === 0 ? 1 : tables.filter(({ points }) => points !== null).length / tables.length;
