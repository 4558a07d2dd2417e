import { useState } from 'preact/hooks';
import { tournaments } from '../catalogue/spoken-in-clubs.js';

interface SureProps {
  readonly ask: string;
  readonly sure: string;
  done(): void;
}

/** Asked twice: there is no way back. */
export const Sure = ({ ask, sure, done }: SureProps) => {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="quiet" onClick={() => setIsAsked(true)}>
        {ask}
      </button>
    );
  const answer = (): void => {
    setIsAsked(false);
    done();
  };
  return (
    <span class="sure">
      <button type="button" onClick={answer}>
        {sure}
      </button>
      <button type="button" class="quiet" onClick={() => setIsAsked(false)}>
        {tournaments.part.no}
      </button>
    </span>
  );
};
