import type { ListedRuleset, ListedTournament } from '../../client/types.js';
import { home } from '../catalogue/spoken.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { serverNow } from '../server-time.js';
import type { ListingPage, Status } from './listing.js';

interface TournamentItemsProps {
  readonly status: Status;
  readonly page: ListingPage;
  readonly shelf: readonly ListedRuleset[];
  more(): void;
}

/** Those of one kind: what is played, how, by how many, and who won. */
export const TournamentItems = ({ status, page, shelf, more }: TournamentItemsProps) => (
  <section class="card">
    <h2>{words.lists[status]}</h2>
    {page.items.length === 0 && <p class="quiet">{words.none[status]}</p>}
    <ul class="games">
      {page.items.map((it) => (
        <li key={it.id}>
          <Item it={it} game={shelf.find(({ id }) => id === it.ruleset)?.name ?? it.ruleset} />
        </li>
      ))}
    </ul>
    {page.nextCursor !== null && (
      <button type="button" class="quiet" onClick={more}>
        {words.more}
      </button>
    )}
  </section>
);

const Item = ({ it, game }: { readonly it: ListedTournament; readonly game: string }) => (
  <a href={`/tournament/${it.id}`}>
    <span class="what">
      <strong>{it.name}</strong> {game}, {words.formats[it.format]}
    </span>
    <span class="state">
      {it.winner !== null && <span class="tag won">{words.wonBy(it.winner)}</span>}
      <span class="tag">{words.entrants(it.entrants)}</span>
      {it.status === 'open' && it.startsAt !== null ? (
        <time dateTime={it.startsAt}>{words.startsAt(words.when(it.startsAt))}</time>
      ) : (
        <time dateTime={it.createdAt}>{home.ago((serverNow() - Date.parse(it.createdAt)) / 1000)}</time>
      )}
    </span>
  </a>
);
