import { leaderboards as words } from '../catalogue/spoken-in-clubs.js';

/** What a board says, and what it does not. */
export const Reading = () => (
  <section class="reading">
    <h2>{words.read}</h2>
    <ul>
      {words.readLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <a href="/guides/ratings">{words.guide}</a>
    </p>
  </section>
);
