import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { Meeting } from './meeting.js';
import { nameOf, type Round } from './people.js';

/** Who meets whom: the newest round open, those before it folded away. */
export const Rounds = ({ it }: { readonly it: Tournament }) => (
  <section class="card rounds">
    <h2>{words.rounds}</h2>
    {it.rounds.length === 0 && <p class="quiet">{words.noRounds}</p>}
    {it.rounds.toReversed().map((round, at) => (
      <details key={round.round} open={at === 0}>
        <summary>
          {words.round(round.round)}{' '}
          <span class={round.over ? 'tag' : 'tag waiting'}>
            {round.over ? words.roundOver : words.roundRuns}
          </span>
        </summary>
        <Pairings it={it} round={round} />
      </details>
    ))}
  </section>
);

const Pairings = ({ it, round }: { readonly it: Tournament; readonly round: Round }) => (
  <ol class="meetings">
    {round.tables.map((table) => (
      <li key={table.table}>
        <Meeting it={it} round={round} table={table} />
      </li>
    ))}
    {round.byes.map(({ entrant, points }) => (
      <li key={entrant} class="bye">
        <span>{nameOf(it, entrant)}</span> <span class="quiet">{words.byeWith(points)}</span>
      </li>
    ))}
  </ol>
);
