import type { Checked } from './check.js';

export const Judgement = ({ checked: { isSound, account, events } }: { readonly checked: Checked }) => (
  <div class={isSound ? 'judgement sound' : 'judgement broken'} role="status">
    <strong>{isSound ? 'Everything is right.' : 'Something is wrong.'}</strong>
    <p>This record is {account}</p>
    {events.length > 0 && (
      <details>
        <summary>Event by event</summary>
        <pre>{events.join('\n')}</pre>
      </details>
    )}
  </div>
);
