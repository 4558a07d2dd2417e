import { unwrap } from '../../client/answer.js';
import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { parlor } from '../guest.js';
import { CheckRecord } from '../replay/check-record.js';

/** The promise before anybody entered, and whether it was kept: worked out again by this browser. */
export const Proof = ({ it }: { readonly it: Tournament }) => (
  <section class="card proof">
    <h2>{words.proof.heading}</h2>
    <p>
      {words.proof.promise} <code class="long">{it.commitment}</code>
    </p>
    {it.seed !== null && (
      <p>
        {words.proof.seed} <code class="long">{it.seed}</code>
      </p>
    )}
    {it.equalDice && <Boards it={it} />}
    {it.status === 'over' ? (
      <CheckRecord words={words.proof} record={() => recordOf(it.id)} file={`tournament-${it.id}.json`} />
    ) : (
      <p class="quiet">{words.proof.later}</p>
    )}
  </section>
);

const Boards = ({ it }: { readonly it: Tournament }) => (
  <>
    <p>{words.proof.equalDice}</p>
    {it.rounds.length > 0 && (
      <details>
        <summary>{words.proof.boards}</summary>
        <dl>
          {it.rounds.map(({ round, boardSecret }) => (
            <div key={round}>
              <dt>{words.proof.board(round)}</dt>
              <dd>{boardSecret === null ? words.proof.notTold : <code class="long">{boardSecret}</code>}</dd>
            </div>
          ))}
        </dl>
      </details>
    )}
  </>
);

const recordOf = async (id: string): Promise<string> => {
  const asked = { params: { path: { id } }, parseAs: 'text' } as const;
  return unwrap(await parlor().api.GET('/tournaments/{id}/record', asked));
};
