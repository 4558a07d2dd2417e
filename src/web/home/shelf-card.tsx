import { useState } from 'preact/hooks';
import type { ListedRuleset, NewGame } from '../../client/types.js';
import { playing } from '../guest.js';
import { complain, hush } from '../news.js';
import { gamePath, go } from '../place.js';

type Seats = NonNullable<NewGame['seats']>;

type Level = ListedRuleset['bots'][number];

/** One game: what it looks like, and every way to begin it. */
export const ShelfCard = ({ ruleset }: { readonly ruleset: ListedRuleset }) => {
  const { id, name, about, seats, bots } = ruleset;
  const [level, setLevel] = useState<Level>('easy');
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (wanted: Seats): Promise<void> => {
    hush();
    setIsBusy(true);
    try {
      const game = await playing((parlor) => parlor.createGame({ ruleset: id, seats: wanted }));
      go(gamePath(game.id));
    } catch (thrown) {
      complain(thrown);
      setIsBusy(false);
    }
  };
  const withOthers = (other: Seats[number]): Seats => [
    { player: 'me' },
    ...Array.from({ length: seats.min - 1 }, () => other),
  ];
  return (
    <li class="card game">
      <img src={`/rulesets/${id}/picture`} alt="" width="320" height="320" />
      <div class="about">
        <h2>{name}</h2>
        <p>{about}</p>
        <button
          type="button"
          class="primary"
          disabled={isBusy}
          onClick={() => begin(withOthers({ bot: level }))}
        >
          {isBusy ? 'Laying the table…' : 'Play against a bot'}
          <span class="hidden">: {name}</span>
        </button>
        <details>
          <summary>Other ways to play</summary>
          <div class="options">
            <LevelChoice bots={bots} level={level} choose={setLevel} />
            <button type="button" disabled={isBusy} onClick={() => begin(withOthers({ open: true }))}>
              Invite somebody
            </button>
            <button type="button" disabled={isBusy} onClick={() => begin(withOthers({ player: 'me' }))}>
              Together at this screen
            </button>
            <a href={`/rulesets/${id}`}>The rules of {name}</a>
          </div>
        </details>
      </div>
    </li>
  );
};

interface LevelChoiceProps {
  readonly bots: readonly Level[];
  readonly level: Level;
  choose(level: Level): void;
}

const LevelChoice = ({ bots, level, choose }: LevelChoiceProps) => (
  <label>
    The bot plays{' '}
    <select
      value={level}
      onChange={({ currentTarget }) => choose(bots[currentTarget.selectedIndex] ?? 'easy')}
    >
      {bots.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
);
