import { useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { Game, NewGame, Seat } from '../../client/types.js';
import { study } from '../catalogue/spoken-later.js';
import { playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, go } from '../place.js';

interface ForkProps {
  /** The game as it stood at the event that is shown. */
  readonly then: Game;
  readonly at: number;
}

/** What if? A game of one's own that begins here. */
export const Fork = ({ then, at }: ForkProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const isPossible = then.status === 'playing' && then.toAct.length > 0;
  const fork = async (): Promise<void> => {
    setIsBusy(true);
    try {
      go(gamePath(await forkedFrom(then, at)));
    } catch (thrown) {
      complain(thrown);
      setIsBusy(false);
    }
  };
  return (
    <>
      <button type="button" onClick={fork} disabled={isBusy || !isPossible}>
        {study.fork}
      </button>
      {!isPossible && <span class="quiet">{study.forkWhere}</span>}
    </>
  );
};

const forkedFrom = (then: Game, at: number): Promise<string> =>
  playing(async (parlor) => {
    const seats = then.seats.map(seatInFork);
    const forked = await parlor.api.POST('/games/{id}/forks', {
      params: { path: { id: then.id } },
      body: { at, ...(seats.some((seat) => 'player' in seat) ? { seats } : {}) },
    });
    return unwrap(forked).id;
  });

/** Bots stay; everybody else is played by whoever wonders. */
const seatInFork = ({ level }: Seat): NonNullable<NewGame['seats']>[number] =>
  level === undefined ? { player: 'me' } : { bot: level };
