import { useState } from 'preact/hooks';
import { replay } from '../catalogue/spoken-later.js';
import { CopyButton } from '../copy-button.js';
import { guest } from '../guest.js';
import { useSignal } from '../signal.js';
import { LessonLine } from './lesson-line.js';
import { lines, yours } from './lines.js';
import type { Language } from './snippets.js';

const languages = ['curl', 'fetch', 'python'] as const satisfies readonly Language[];

/** Each request this page made and each event it heard, with the way to do the same elsewhere. */
export const Transcript = () => {
  const all = useSignal(lines);
  const me = useSignal(guest);
  const mine = useSignal(yours);
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <div class="transcript">
      <p>
        {replay.drawer.lead} <a href="/docs">{replay.drawer.api}</a>
        {replay.drawer.about}
        {me !== null && (
          <>
            {' '}
            {replay.drawer.token}{' '}
            <CopyButton
              text={`export PARLOR_TOKEN=${me.token}`}
              what={replay.drawer.tokenName}
              label={replay.drawer.tokenCopy}
            />
          </>
        )}
      </p>
      <fieldset class="small">
        <legend class="hidden">{replay.drawer.choose}</legend>
        <span aria-hidden="true">{replay.drawer.choose}</span>
        {languages.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="language"
              checked={each === language}
              onChange={() => setLanguage(each)}
            />
            {replay.drawer.languages[each]}
          </label>
        ))}
      </fieldset>
      <ol reversed>
        {all.map((line) => (
          <LessonLine key={line.number} line={line} language={language} isYours={mine.has(line.number)} />
        ))}
      </ol>
    </div>
  );
};
