import type { Checked } from './check.js';

const IN_SHORT = {
  sound: 'Everything is right.',
  broken: 'Something is wrong.',
  'unknown-rules': 'Nothing was changed; the rules are not known here.',
  'not-yet-told': 'Nothing was changed; the luck can be checked when the other tables are done.',
} as const;

export const Judgement = ({ checked: { judgement, account, events } }: { readonly checked: Checked }) => (
  <div class={`judgement ${judgement}`} role="status">
    <strong>{IN_SHORT[judgement]}</strong>
    <p>This record is {account}</p>
    {events.length > 0 && (
      <details>
        <summary>Event by event</summary>
        <pre>{events.join('\n')}</pre>
      </details>
    )}
  </div>
);
