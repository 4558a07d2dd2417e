import { useState } from 'preact/hooks';
import { replay } from '../catalogue/spoken.js';
import { CopyButton } from '../copy-button.js';
import { guest } from '../guest.js';
import { useSignal } from '../signal.js';
import { LessonLine } from './lesson-line.js';
import { lines, yours } from './lines.js';
import type { Language } from './snippets.js';

const DRAWER = 'parlor.lesson';

/** What this page says to the server and hears from it. Everything here can be done by any program. */
export const Lesson = () => {
  const [isOpen, setIsOpen] = useState(localStorage.getItem(DRAWER) === 'open');
  const toggle = (): void => {
    localStorage.setItem(DRAWER, isOpen ? 'shut' : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <aside class={isOpen ? 'lesson open' : 'lesson'} aria-label={replay.drawer.name}>
      <button type="button" class="lesson-tab" aria-expanded={isOpen} onClick={toggle}>
        <span class="wide">{replay.drawer.tab}</span> HTTP
      </button>
      {isOpen && <Transcript />}
    </aside>
  );
};

const languages = ['curl', 'fetch', 'python'] as const satisfies readonly Language[];

const Transcript = () => {
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
