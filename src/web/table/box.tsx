import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { useCover } from '../cover.js';

/** Which game this is and what it is about, in one line, with the way to its rules. */
export const Box = ({ game }: { readonly game: Game }) => {
  const cover = useCover(game.ruleset);
  return (
    <p class="box">
      <strong>{cover?.name}</strong> {cover?.about} <a href={`/rulesets/${game.ruleset}`}>{table.rules}</a>{' '}
      {game.sandbox && <span class="tag">{table.isSandbox}</span>}
    </p>
  );
};
