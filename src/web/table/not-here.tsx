import { isProblem } from '../../client/problem.js';

/** A table that cannot be shown, and why. */
export const NotHere = ({ thrown }: { readonly thrown: unknown }) => (
  <section class="card">
    <h1>There is nothing to see here</h1>
    <p>
      {isProblem(thrown)
        ? thrown.problem.detail
        : 'The server does not answer. Load the page again in a moment.'}
    </p>
    <p>
      <a class="button" href="/">
        To the games
      </a>
    </p>
  </section>
);
