import type { Tournament } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { entrantOf, nameOf } from './people.js';

/** Who won, when it is known; whoever led what was called off has won nothing. */
export const Champion = ({ it }: { readonly it: Tournament }) => {
  const [first, ...others] = it.standings;
  const isWon = it.ended === 'finished' || it.ended === 'no-pairing';
  const winner = entrantOf(it, first?.entrant);
  if (!isWon || winner === undefined) return null;
  const next = others.slice(0, 2).map(({ entrant }) => nameOf(it, entrant));
  return (
    <section class="card champion" role="status">
      <svg viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
        <path
          fill="currentColor"
          d="M6 3h12v2h3v3a4 4 0 0 1-3.6 4A6 6 0 0 1 13 15.9V18h3.5v3h-9v-3H11v-2.100A6 6 0 0 1 6.600 12 4 4 0 0 1 3 8V5h3zm0 4H5v1a2 2 0 0 0 1 1.700zm12 0v2.700A2 2 0 0 0 19 8V7z"
        />
      </svg>
      <div>
        <h2>{winner.you ? words.youAreChampion : words.champion(nameOf(it, winner.entrant))}</h2>
        {next.length > 0 && <p class="quiet">{words.before(turns.and(next))}</p>}
      </div>
    </section>
  );
};
