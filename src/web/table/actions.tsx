import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import type { Prospects } from './prospects.js';

interface ActionsProps {
  readonly choices: readonly Choice[];
  readonly prospects: Prospects;
  choose(choice: Choice): void;
}

/** Every legal action as a button. Whoever plays by keyboard finds the first one focused when it is their turn again. */
export const Actions = ({ choices, prospects, choose }: ActionsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (choices.length === 0 || !wasHere.current) return;
    wasHere.current = false;
    if (isNowhere) list.current?.querySelector('button')?.focus();
  }, [choices]);
  const likeliest = likeliestOf(choices);
  const take = (choice: Choice): void => {
    wasHere.current = true;
    choose(choice);
  };
  return (
    <section class="actions" aria-label={table.whatYouMayDo}>
      {choices.length === 0 ? (
        <p class="quiet">{table.nothingToDo}</p>
      ) : (
        <ul ref={list} class={choices.length > FEW ? 'many' : 'few'}>
          {likelyFirst(choices).map((choice) => (
            <li key={JSON.stringify(choice.action)}>
              <button
                type="button"
                class={choice === likeliest ? 'primary' : ''}
                onClick={() => take(choice)}
              >
                <span>{choice.label}</span>
                {prospects(choice).map((words) => (
                  <small key={words}>{words}</small>
                ))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const FEW = 4;

/** What one does only where there is nothing better. */
const isLastResort = ({ action: { type } }: Choice): boolean => type === 'discard' || type === 'pass';

const likelyFirst = (choices: readonly Choice[]): readonly Choice[] => [
  ...choices.filter((choice) => !isLastResort(choice)),
  ...choices.filter(isLastResort),
];

/** What one most likely wants: the first that is not done for want of anything better. Where several are of a kind, none of them is. */
const likeliestOf = (choices: readonly Choice[]): Choice | null => {
  const [first, second] = likelyFirst(choices);
  if (first === undefined || choices.length > FEW) return null;
  return first.action.type === second?.action.type ? null : first;
};
