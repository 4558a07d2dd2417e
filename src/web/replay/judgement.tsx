import { study } from '../catalogue/spoken-later.js';
import type { Checked } from './check.js';

export const Judgement = ({ checked: { judgement, account, events } }: { readonly checked: Checked }) => (
  <div class={`judgement ${judgement}`} role="status">
    <strong>{study.proof.judgement[judgement]}</strong>
    <p>{study.proof.account(account)}</p>
    {events.length > 0 && (
      <details>
        <summary>{study.proof.eventByEvent}</summary>
        <pre>{events.join('\n')}</pre>
      </details>
    )}
  </div>
);
