import { useState } from 'preact/hooks';
import { study } from '../catalogue/spoken-later.js';
import { useTitle } from '../title.js';
import { type Checked, check } from './check.js';
import { Judgement } from './judgement.js';

/** Checks a file somebody has: a record from this server or any other. It does not leave the browser. */
export const VerifyPage = () => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useTitle(study.verify.title);
  const open = async (file: File | undefined): Promise<void> => {
    setChecked(null);
    if (file !== undefined) setChecked(await check(await file.text()));
  };
  return (
    <section class="card">
      <h1>{study.verify.heading}</h1>
      <p>{study.verify.about('GET /games/{id}/record')}</p>
      <p>
        <label>
          {study.verify.record}{' '}
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
