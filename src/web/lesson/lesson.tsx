import { useState } from 'preact/hooks';
import { site } from '../catalogue/spoken.js';
import { later } from '../later.js';

const Transcript = later(async () => (await import('../seldom.js')).Transcript);

const DRAWER = 'parlor.lesson';

/** What this page says to the server and hears from it. Everything here can be done by any program. */
export const Lesson = () => {
  const [isOpen, setIsOpen] = useState(localStorage.getItem(DRAWER) === 'open');
  const toggle = (): void => {
    localStorage.setItem(DRAWER, isOpen ? 'shut' : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <aside class={isOpen ? 'lesson open' : 'lesson'} aria-label={site.drawer.name}>
      <button type="button" class="lesson-tab" aria-expanded={isOpen} onClick={toggle}>
        <span class="wide">{site.drawer.tab}</span> HTTP
      </button>
      {isOpen && <Transcript />}
    </aside>
  );
};
