import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../client/types.js';

interface ActionsProps {
  readonly choices: readonly Choice[];
  choose(choice: Choice): void;
}

/** Every legal action as a button. Whoever plays by keyboard finds the first one focused when it is their turn again. */
export const Actions = ({ choices, choose }: ActionsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (choices.length === 0 || !wasHere.current) return;
    wasHere.current = false;
    if (isNowhere) list.current?.querySelector('button')?.focus();
  }, [choices]);
  const take = (choice: Choice): void => {
    wasHere.current = true;
    choose(choice);
  };
  return (
    <section class="actions" aria-label="What you may do">
      {choices.length === 0 ? (
        <p class="quiet">Nothing to do for you at this moment.</p>
      ) : (
        <ul ref={list} class={choices.length > FEW ? 'many' : 'few'}>
          {choices.map((choice) => (
            <li key={JSON.stringify(choice.action)}>
              <button
                type="button"
                class={choices.length > VERY_FEW ? '' : 'primary'}
                onClick={() => take(choice)}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const VERY_FEW = 2;
const FEW = 4;
