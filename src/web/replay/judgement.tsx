import { replay } from '../catalogue/spoken.js';
import type { Checked } from './check.js';

export const Judgement = ({ checked: { judgement, account, events } }: { readonly checked: Checked }) => (
  <div class={`judgement ${judgement}`} role="status">
    <strong>{replay.proof.judgement[judgement]}</strong>
    <p>{replay.proof.account(account)}</p>
    {events.length > 0 && (
      <details>
        <summary>{replay.proof.eventByEvent}</summary>
        <pre>{events.join('\n')}</pre>
      </details>
    )}
  </div>
);
