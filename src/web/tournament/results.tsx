import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { gamePath, replayPath } from '../place.js';
import { maySee, nameOf, pointsAt, type Round, type RoundTable } from './people.js';

interface ResultsProps {
  readonly it: Tournament;
  readonly number: number;
}

/** What somebody brought home, a chip for each round; of a ladder, which has many, the last ones. */
export const Results = ({ it, number }: ResultsProps) => (
  <span class="chips">
    {it.rounds.slice(it.format === 'ladder' ? -8 : 0).map((round) => (
      <Chip key={round.round} it={it} round={round} number={number} />
    ))}
  </span>
);

const Chip = ({ it, round, number }: ResultsProps & { readonly round: Round }) => {
  const table = round.tables.find(({ seats }) => seats.includes(number));
  if (table !== undefined) return <TableChip it={it} round={round} table={table} number={number} />;
  const bye = round.byes.find(({ entrant }) => entrant === number);
  if (bye === undefined) return <span class="chip none" aria-hidden="true" />;
  const label = words.resultBye(bye.points, round.round);
  return (
    <span class="chip bye" role="img" aria-label={label} title={label}>
      {bye.points > 0 ? '+' : '–'}
    </span>
  );
};

interface TableChipProps extends ResultsProps {
  readonly round: Round;
  readonly table: RoundTable;
}

const TableChip = ({ it, round, table, number }: TableChipProps) => {
  const points = pointsAt(table, number);
  const other = nameOf(
    it,
    table.seats.find((seat) => seat !== number),
  );
  const label =
    points === null ? words.resultOpen(other, round.round) : words.result(points, other, round.round);
  const look = `chip ${lookOf(points)}`;
  const sign = points === null ? '·' : words.half(points);
  if (!maySee(it, round, table))
    return (
      <span class={look} role="img" aria-label={label} title={label}>
        {sign}
      </span>
    );
  return (
    <a class={look} href={addressOf(table)} aria-label={label} title={label}>
      {sign}
    </a>
  );
};

const lookOf = (points: number | null): string => {
  if (points === null) return 'open';
  return points === 1 ? 'won' : points === 0 ? 'beaten' : 'drawn';
};

/** A game that is over is gone through again. */
export const addressOf = ({ gameId, points }: RoundTable): string =>
  points === null ? gamePath(gameId) : replayPath(gameId);
