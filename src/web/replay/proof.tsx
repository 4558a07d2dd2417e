import { unwrap } from '../../client/answer.js';
import type { Game } from '../../client/types.js';
import { study } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { CheckRecord } from './check-record.js';

/** The promise before the first roll, and whether it was kept: checked here, by this browser, without the server. */
export const Proof = ({ game: { id, ruleset, commitment, status } }: { readonly game: Game }) => (
  <section class="card proof">
    <h2>{study.proof.heading}</h2>
    <p>
      {study.proof.promise} <code class="long">{commitment}</code>
    </p>
    {status === 'over' ? (
      <CheckRecord words={study.proof} record={() => recordOf(id)} file={`${ruleset}-${id}.json`} />
    ) : (
      <p class="quiet">{study.proof.later}</p>
    )}
  </section>
);

const recordOf = async (id: string): Promise<string> => {
  const asked = { params: { path: { id } }, parseAs: 'text' } as const;
  return unwrap(await parlor().api.GET('/games/{id}/record', asked));
};
