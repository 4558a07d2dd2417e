import type { LeaderboardRow } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { leaderboards as words } from '../catalogue/spoken-in-clubs.js';
import { complain } from '../news.js';
import { download } from '../roof/download.js';
import { type Rows, rowsOf, sheetOf } from './boards.js';
import { Range, type Scale, scaleOf } from './range.js';

interface BoardProps {
  readonly ruleset: string;
  readonly label: string;
  readonly club: string | undefined;
  readonly rows: Rows;
  show(rows: Rows): void;
}

/** Best first by what is known. */
export const Board = ({ ruleset, label, club, rows, show }: BoardProps) => {
  const scale = scaleOf(rows.items);
  const more = (): void =>
    void rowsOf(ruleset, club, rows.nextCursor).then(
      (next) => show({ ...next, items: [...rows.items, ...next.items] }),
      complain,
    );
  const keep = (): void =>
    void sheetOf(ruleset, club).then((text) => download(text, `${ruleset}.csv`, 'text/csv'), complain);
  return (
    <section class="card board-of">
      <h2>{label}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">
              {words.columns.rank}
            </th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col" class="number">
              {words.columns.rating}
            </th>
            <th scope="col" class="range">
              {words.columns.range}
            </th>
            <th scope="col" class="number">
              {words.columns.games}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.items.map((row) => (
            <Row key={row.rank} row={row} scale={scale} />
          ))}
        </tbody>
      </table>
      <p class="after">
        {rows.nextCursor !== null && (
          <button type="button" onClick={more}>
            {words.more}
          </button>
        )}
        <button type="button" class="quiet" onClick={keep}>
          {words.csv}
        </button>
      </p>
    </section>
  );
};

const Row = ({ row, scale }: { readonly row: LeaderboardRow; readonly scale: Scale }) => (
  <tr class={row.you ? 'mine' : undefined}>
    <td class="number rank">{row.rank}</td>
    <th scope="row">
      <span class="name">
        {turns.called(row.name)}
        {row.kind === 'bot' && <span class="tag">{words.bot}</span>}
        {row.you && <span class="tag waiting">{words.you}</span>}
      </span>
      {row.fromAbove === 'not-yet-separable' && (
        <span class="chance" title={words.notSeparableAbout}>
          {words.notSeparable}
          <span class="hidden">: {words.notSeparableAbout}</span>
        </span>
      )}
    </th>
    <td class="number">
      <strong>{row.rating}</strong> <span class="quiet">± {row.deviation}</span>
    </td>
    <td class="range">
      <Range row={row} scale={scale} />
      <span class="quiet">{words.interval(row.interval.low, row.interval.high)}</span>
    </td>
    <td class="number">{words.gamesCounted(row.games, row.damped)}</td>
  </tr>
);
