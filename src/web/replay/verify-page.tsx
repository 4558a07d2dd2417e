import { useState } from 'preact/hooks';
import { useTitle } from '../title.js';
import { type Checked, check } from './check.js';
import { Judgement } from './judgement.js';

/** Checks a file somebody has: a record from this server or any other. It does not leave the browser. */
export const VerifyPage = () => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useTitle('Check a record · Parlor');
  const open = async (file: File | undefined): Promise<void> => {
    setChecked(null);
    if (file !== undefined) setChecked(await check(await file.text()));
  };
  return (
    <section class="card">
      <h1>Check the record of a game</h1>
      <p>
        Choose the file of a finished game, as <code>GET /games/{'{id}'}/record</code> gives it. This browser
        plays it again: every hash, every roll and every decision. Nothing is sent anywhere.
      </p>
      <p>
        <label>
          The record{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      </p>
      {checked !== null && <Judgement checked={checked} />}
    </section>
  );
};
