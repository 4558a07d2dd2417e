import type { ComponentChildren } from 'preact';
import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { entrantOf, maySee, nameOf, type Round, type RoundTable } from './people.js';
import { addressOf } from './results.js';

interface MeetingProps {
  readonly it: Tournament;
  readonly round: Round;
  readonly table: RoundTable;
}

/** Two who meet, with what came of it; the way to their game, for whoever may look. */
export const Meeting = (props: MeetingProps) => {
  const { it, table } = props;
  const inside = (
    <>
      {table.seats.map((number, seat) => (
        <Side key={number} it={it} number={number} points={table.points?.[seat] ?? null} />
      ))}
      <Note {...props} />
    </>
  );
  return <Door {...props}>{inside}</Door>;
};

const Door = ({ it, round, table, children }: MeetingProps & { readonly children: ComponentChildren }) => {
  if (!maySee(it, round, table)) return <div class="meeting">{children}</div>;
  return (
    <a class="meeting" href={addressOf(table)}>
      {children}
    </a>
  );
};

interface SideProps {
  readonly it: Tournament;
  readonly number: number;
  readonly points: number | null;
}

const Side = ({ it, number, points }: SideProps) => {
  const look = [points === 1 ? 'won' : '', entrantOf(it, number)?.you ? 'mine' : ''].join(' ').trim();
  return (
    <span class={`side-of ${look}`}>
      <span class="name">{nameOf(it, number)}</span>{' '}
      <span class="score">{points === null ? '' : words.half(points)}</span>
    </span>
  );
};

/** What is not plain from the points. */
const Note = ({ it, round, table }: MeetingProps) => {
  const note = noteOn(it, round, table);
  return note === null ? null : <span class="note">{note}</span>;
};

const noteOn = (it: Tournament, round: Round, table: RoundTable): string | null => {
  if (table.points === null) return maySee(it, round, table) ? words.playing : words.hidden;
  if (table.how === 'no-result') return words.noResult;
  if (table.how !== 'no-show') return null;
  const absent = table.seats.filter((_, seat) => table.points?.[seat] === 0).map((seat) => nameOf(it, seat));
  return `${absent.join(', ')}: ${words.noShow}`;
};
