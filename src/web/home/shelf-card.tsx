import { useState } from 'preact/hooks';
import type { ListedRuleset } from '../../client/types.js';
import { home } from '../catalogue/spoken.js';
import { playing } from '../guest.js';
import { complain, hush } from '../news.js';
import { gamePath, go } from '../place.js';

interface ShelfCardProps {
  readonly ruleset: ListedRuleset;
  /** Opens the sheet with everything that can be chosen. */
  choose(): void;
}

/** One game: what it looks like, one click to play, and the way to the rest. */
export const ShelfCard = ({ ruleset, choose }: ShelfCardProps) => {
  const { id, name, about, seats } = ruleset;
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<void> => {
    hush();
    setIsBusy(true);
    const bots = Array.from({ length: seats.min - 1 }, () => ({ bot: 'easy' }) as const);
    try {
      const game = await playing((parlor) =>
        parlor.createGame({ ruleset: id, seats: [{ player: 'me' }, ...bots] }),
      );
      go(gamePath(game.id));
    } catch (thrown) {
      complain(thrown);
      setIsBusy(false);
    }
  };
  return (
    <li class="card game">
      <img src={`/rulesets/${id}/cover`} alt="" width="320" height="200" />
      <div class="about">
        <h2>{name}</h2>
        <p>{about}</p>
        <button type="button" class="primary" disabled={isBusy} onClick={begin}>
          {isBusy ? home.layingTable : home.playBot}
          <span class="hidden">{home.playBotName(name)}</span>
        </button>
        <div class="more">
          <button type="button" class="quiet" onClick={choose}>
            {home.otherWays}
            <span class="hidden">{home.playBotName(name)}</span>
          </button>
          <a href={`/rulesets/${id}`}>
            {home.rules}
            <span class="hidden">{home.rulesName(name)}</span>
          </a>
        </div>
      </div>
    </li>
  );
};
