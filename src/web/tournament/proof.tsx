import { useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { parlor } from '../guest.js';
import { complain } from '../news.js';
import { type Checked, check } from '../replay/check.js';
import { Judgement } from '../replay/judgement.js';
import { download } from '../roof/download.js';

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
    {it.status === 'over' ? <Check it={it} /> : <p class="quiet">{words.proof.later}</p>}
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

const Check = ({ it: { id } }: { readonly it: Tournament }) => {
  const [state, setState] = useState<'idle' | 'checking' | Checked>('idle');
  const checkIt = (): void => {
    setState('checking');
    recordOf(id)
      .then(check)
      .then(setState)
      .catch((thrown) => {
        setState('idle');
        complain(thrown);
      });
  };
  const keep = (): void =>
    void recordOf(id).then((text) => download(text, `tournament-${id}.json`, 'application/json'), complain);
  return (
    <>
      <p class="after">
        <button type="button" onClick={checkIt} disabled={state === 'checking'}>
          {state === 'checking' ? words.proof.checking : words.proof.check}
        </button>
        <button type="button" onClick={keep}>
          {words.proof.download}
        </button>
      </p>
      {typeof state === 'object' && <Judgement checked={state} />}
    </>
  );
};

const recordOf = async (id: string): Promise<string> => {
  const asked = { params: { path: { id } }, parseAs: 'text' } as const;
  return unwrap(await parlor().api.GET('/tournaments/{id}/record', asked));
};
