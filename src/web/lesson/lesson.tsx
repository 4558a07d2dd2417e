import { useState } from 'preact/hooks';
import { CopyButton } from '../copy-button.js';
import { guest } from '../guest.js';
import { useSignal } from '../signal.js';
import { LessonLine } from './lesson-line.js';
import { lines } from './lines.js';

const DRAWER = 'parlor.lesson';

/** What this page says to the server and hears from it. Everything here can be done by any program. */
export const Lesson = () => {
  const [isOpen, setIsOpen] = useState(localStorage.getItem(DRAWER) === 'open');
  const toggle = (): void => {
    localStorage.setItem(DRAWER, isOpen ? 'shut' : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <aside class={isOpen ? 'lesson open' : 'lesson'} aria-label="Behind the page">
      <button type="button" class="lesson-tab" aria-expanded={isOpen} onClick={toggle}>
        <span class="wide">Behind the page:</span> HTTP
      </button>
      {isOpen && <Transcript />}
    </aside>
  );
};

const Transcript = () => {
  const all = useSignal(lines);
  const me = useSignal(guest);
  return (
    <div class="transcript">
      <p>
        This page uses only the <a href="/docs">public API</a>. Each request it made and each event it heard
        is here, newest first; copy one and run it in a shell.
        {me !== null && (
          <>
            {' '}
            Your token goes there first:{' '}
            <CopyButton
              text={`export PARLOR_TOKEN=${me.token}`}
              what="your token for the shell"
              label="copy export PARLOR_TOKEN=…"
            />
          </>
        )}
      </p>
      <ol reversed>
        {all.map((line) => (
          <LessonLine key={line.number} line={line} />
        ))}
      </ol>
    </div>
  );
};
