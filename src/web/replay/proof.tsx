import { useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { Game } from '../../client/types.js';
import { study } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { complain } from '../news.js';
import { download } from '../roof/download.js';
import { type Checked, check } from './check.js';
import { Judgement } from './judgement.js';

/** The promise before the first roll, and whether it was kept: checked here, by this browser, without the server. */
export const Proof = ({ game }: { readonly game: Game }) => {
  const [state, setState] = useState<'idle' | 'checking' | Checked>('idle');
  const checkIt = (): void => {
    setState('checking');
    recordOf(game.id)
      .then(check)
      .then(setState)
      .catch((thrown) => {
        setState('idle');
        complain(thrown);
      });
  };
  const keep = (): void =>
    void recordOf(game.id).then(
      (text) => download(text, `${game.ruleset}-${game.id}.json`, 'application/json'),
      complain,
    );
  return (
    <section class="card proof">
      <h2>{study.proof.heading}</h2>
      <p>
        {study.proof.promise} <code class="long">{game.commitment}</code>
      </p>
      {game.status === 'over' ? (
        <>
          <p class="after">
            <button type="button" onClick={checkIt} disabled={state === 'checking'}>
              {state === 'checking' ? study.proof.checking : study.proof.check}
            </button>
            <button type="button" onClick={keep}>
              {study.proof.download}
            </button>
          </p>
          {typeof state === 'object' && <Judgement checked={state} />}
        </>
      ) : (
        <p class="quiet">{study.proof.later}</p>
      )}
    </section>
  );
};

const recordOf = async (id: string): Promise<string> => {
  const asked = { params: { path: { id } }, parseAs: 'text' } as const;
  return unwrap(await parlor().api.GET('/games/{id}/record', asked));
};
