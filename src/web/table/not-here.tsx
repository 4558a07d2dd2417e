import { isProblem } from '../../client/problem.js';
import { site } from '../catalogue/spoken.js';
import { table } from '../catalogue/spoken-later.js';

/** A table that cannot be shown, and why. */
export const NotHere = ({ thrown }: { readonly thrown: unknown }) => (
  <section class="card">
    <h1>{table.nothingHere}</h1>
    <p>{whyNot(thrown)}</p>
    <p>
      <a class="button" href="/">
        {table.toGames}
      </a>
    </p>
  </section>
);

/** That something is missing is said in the words of the page: those of the server are for programs. */
const whyNot = (thrown: unknown): string => {
  if (!isProblem(thrown)) return site.news.noAnswerNow;
  return thrown.problem.status === 404 ? table.gone : thrown.problem.detail;
};
