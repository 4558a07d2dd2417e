import type { ListedGame } from '../../client/types.js';
import { home } from '../catalogue/spoken.js';
import { gamePath, replayPath } from '../place.js';
import { turnWords } from '../words.js';
import { whoPlays } from './who-plays.js';

interface GameListProps {
  readonly title: string;
  readonly games: readonly ListedGame[];
  /** Said when there are none; without it the list is not there. */
  readonly none?: string;
  nameOf(ruleset: string): string;
}

/** Who plays whom, what, whose turn it is or how it ended, and since when. */
export const GameList = ({ title, games, none, nameOf }: GameListProps) => {
  if (games.length === 0 && none === undefined) return null;
  return (
    <section class="card">
      <h2>{title}</h2>
      {games.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <ul class="games">
          {games.map((game) => (
            <GameItem key={game.id} game={game} name={nameOf(game.ruleset)} />
          ))}
        </ul>
      )}
    </section>
  );
};

export const GameItem = ({ game, name }: { readonly game: ListedGame; readonly name: string }) => (
  <li>
    <a href={game.status === 'over' ? replayPath(game.id) : gamePath(game.id)}>
      <span class="what">
        <strong>{name}</strong> {whoPlays(game)}
      </span>
      <span class="state">
        {/* That a seat is free stands beside the names already. */}
        {game.status !== 'waiting' && <span class={tagOf(game)}>{turnWords(game)}</span>}
        {game.sandbox && <span class="tag">{home.sandbox}</span>}{' '}
        <time dateTime={game.updatedAt}>{home.ago(secondsSince(game.updatedAt))}</time>
      </span>
    </a>
  </li>
);

const tagOf = ({ toAct, seats }: ListedGame): string =>
  toAct.some((seat) => seats[seat]?.you) ? 'tag waiting' : 'tag';

const secondsSince = (moment: string): number => Math.max(0, (Date.now() - Date.parse(moment)) / 1000);
