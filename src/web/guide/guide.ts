import { site } from '../catalogue/en/site.js';

const SHOWN_MS = 1500;

/** Where the browser does not let a page copy, as without TLS, what is to be copied is chosen, and the keyboard does it. */
const copy = async (program: HTMLElement, button: HTMLButtonElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(program.textContent ?? '');
    button.textContent = site.copyCode.done;
    setTimeout(() => {
      button.textContent = site.copyCode.label;
    }, SHOWN_MS);
  } catch {
    getSelection()?.selectAllChildren(program);
    button.textContent = site.copyCode.chosen;
  }
};

/** Every program and command of a guide can be copied with one click; answers are only to be read. */
const wire = (): void => {
  for (const program of document.querySelectorAll<HTMLElement>('.prose .code pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet copy';
    button.textContent = site.copyCode.label;
    const name = program.closest('.code')?.querySelector('figcaption')?.textContent ?? '';
    button.setAttribute('aria-label', `${site.copyCode.label}: ${name}`);
    button.addEventListener('click', () => void copy(program, button));
    program.before(button);
  }
};
wire();
