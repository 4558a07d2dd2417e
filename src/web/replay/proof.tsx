import type { Game } from '../../client/types.js';

interface ProofProps {
  readonly game: Game;
  readonly at: number;
}

/** What can be done with a game besides looking at it. */
export const Proof = ({ game }: ProofProps) => (
  <section class="card">
    <h2>Were the dice fair?</h2>
    <p>
      Before the first roll the server promised its luck by this number:{' '}
      <code class="long">{game.commitment}</code>
    </p>
  </section>
);
