import type { Choice } from '../../client/types.js';
import { board } from '../catalogue/spoken-later.js';
import type { Near } from './near.js';

interface MeaningProps {
  /** What can be meant already. */
  readonly said: readonly Choice[];
  /** Where it is asked; below the board where there is more to touch. */
  readonly near: Near | null;
  choose(choice: Choice): void;
  never(): void;
}

/** The question that is left when something was touched. */
export const Meaning = ({ said, near, choose, never }: MeaningProps) => (
  <fieldset class={near === null ? 'meaning' : 'meaning near'} style={styleOf(near)}>
    <legend>{said.length === 0 ? board.goOn : board.which}</legend>
    {said.map((choice) => (
      <button type="button" key={choice.label} onClick={() => choose(choice)}>
        {choice.label}
      </button>
    ))}
    <button type="button" class="quiet" onClick={never}>
      {board.neverMind}
    </button>
  </fieldset>
);

/** Under what was touched, or above it in the lower half, where there is more room. */
const styleOf = (near: Near | null): Record<string, string> => {
  if (near === null) return {};
  const middle = { '--middle': `${near.middle}px` };
  return near.isLow
    ? { ...middle, top: 'auto', bottom: `calc(100% - ${near.top - GAP_PX}px)` }
    : { ...middle, top: `${near.bottom + GAP_PX}px`, bottom: 'auto' };
};

const GAP_PX = 8;
