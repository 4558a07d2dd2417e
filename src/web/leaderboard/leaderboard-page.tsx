import { useEffect, useState } from 'preact/hooks';
import type { ListedRuleset } from '../../client/types.js';
import { leaderboards as words } from '../catalogue/spoken-in-clubs.js';
import { loadShelf } from '../cover.js';
import { guest } from '../guest.js';
import { Roofs, underRoof } from '../roof/roofs.js';
import { stayAt } from '../roof/staying.js';
import { Tabs } from '../roof/tabs.js';
import { useClubs } from '../roof/use-clubs.js';
import { useSignal } from '../signal.js';
import { NotHere } from '../table/not-here.js';
import { useTitle } from '../title.js';
import { Board } from './board.js';
import { boardsOf, type Listed, type Rows, rowsOf } from './boards.js';
import { EmptyBoard } from './empty-board.js';
import { Reading } from './reading.js';

interface LeaderboardPageProps {
  /** Empty for whichever has most to tell. */
  readonly ruleset: string;
  readonly club: string | undefined;
}

const GLANCE_MS = 10_000;

interface Shown {
  readonly ruleset: string;
  readonly listed: readonly Listed[];
  readonly rows: Rows;
}

/** Who stands where at a game, in the open or in a club, with how little is known of it. */
export const LeaderboardPage = ({ ruleset, club }: LeaderboardPageProps) => {
  const me = useSignal(guest);
  const clubs = useClubs();
  const [shelf, setShelf] = useState<readonly ListedRuleset[] | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  const here = shown?.ruleset ?? ruleset;
  const nameOf = (id: string): string => shelf?.find((one) => one.id === id)?.name ?? id;
  useTitle(words.title(nameOf(here)));
  useEffect(
    () =>
      stayAt({
        async arrive(signal) {
          const games = await loadShelf();
          setShelf(games);
          while (!signal.aborted) {
            if (!document.hidden) {
              const next = await look(ruleset, club, games, signal);
              setShown((before) => keepingMore(before, next));
            }
            await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
          }
        },
        lost: () => {},
        failed: setMissing,
      }),
    [ruleset, club, me],
  );
  if (missing !== null) return <NotHere thrown={missing} />;
  if (shown === null || clubs === null || shelf === null)
    return (
      <>
        <h1>{words.heading}</h1>
        <p class="lead">{words.looking}</p>
      </>
    );
  const game = shelf.find(({ id }) => id === here);
  const roof = clubs.find(({ id }) => id === club)?.name ?? words.everybody;
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <Roofs clubs={clubs} club={club} pathFor={(next) => underRoof(`/leaderboard/${here}`, next)} />
      <Tabs
        label={words.games}
        tabs={shelf.map(({ id, name }) => ({
          name,
          path: underRoof(`/leaderboard/${id}`, club),
          isHere: id === here,
          count: shown.listed.find((board) => board.ruleset === id)?.rated,
        }))}
      />
      {shown.rows.items.length === 0 ? (
        game !== undefined && <EmptyBoard game={game} club={club} />
      ) : (
        <Board
          ruleset={here}
          label={words.board(nameOf(here), roof)}
          club={club}
          rows={shown.rows}
          show={(rows) => setShown({ ...shown, rows })}
        />
      )}
      <Reading />
    </>
  );
};

const look = async (
  wanted: string,
  club: string | undefined,
  shelf: readonly ListedRuleset[],
  signal: AbortSignal,
): Promise<Shown> => {
  const listed = await boardsOf(club, signal);
  const [fullest] = listed.toSorted((one, other) => other.rated - one.rated);
  const ruleset = wanted || fullest?.ruleset || (shelf[0]?.id ?? '');
  return { ruleset, listed, rows: await rowsOf(ruleset, club, null, signal) };
};

/** Whoever asked for more keeps it: a look in passing takes nothing away. */
const keepingMore = (before: Shown | null, next: Shown): Shown =>
  before !== null && before.ruleset === next.ruleset && before.rows.items.length > next.rows.items.length
    ? before
    : next;
