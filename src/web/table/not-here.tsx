import { isProblem } from '../../client/problem.js';
import { site } from '../catalogue/spoken.js';
import { table } from '../catalogue/spoken-later.js';

/** A table that cannot be shown, and why. */
export const NotHere = ({ thrown }: { readonly thrown: unknown }) => (
  <section class="card">
    <h1>{table.nothingHere}</h1>
    <p>{isProblem(thrown) ? thrown.problem.detail : site.news.noAnswerNow}</p>
    <p>
      <a class="button" href="/">
        {table.toGames}
      </a>
    </p>
  </section>
);
