import type { ListedGame } from '../../client/types.js';
import { gamePath, replayPath } from '../place.js';
import { seatName } from '../words.js';

interface GameListProps {
  readonly title: string;
  readonly games: readonly ListedGame[];
  /** Said when there are none. */
  readonly none: string;
  nameOf(ruleset: string): string;
}

export const GameList = ({ title, games, none, nameOf }: GameListProps) => (
  <section class="card">
    <h2>{title}</h2>
    {games.length === 0 ? (
      <p class="quiet">{none}</p>
    ) : (
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <a href={game.status === 'over' ? replayPath(game.id) : gamePath(game.id)}>
              <strong>{nameOf(game.ruleset)}</strong> <span>{game.seats.map(seatName).join(', ')}</span>{' '}
              <span class={`tag ${game.status}`}>{STATUS[game.status]}</span>
              {game.sandbox && <span class="tag">sandbox</span>}
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const STATUS: Readonly<Record<ListedGame['status'], string>> = {
  waiting: 'a seat is free',
  playing: 'going on',
  over: 'over: watch it again',
};
