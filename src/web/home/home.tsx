import { useEffect, useState } from 'preact/hooks';
import type { ListedGame, ListedRuleset } from '../../client/types.js';
import { loadShelf } from '../cover.js';
import { guest, parlor } from '../guest.js';
import { complain } from '../news.js';
import { useSignal } from '../signal.js';
import { useTitle } from '../title.js';
import { hasOpenSeat } from '../words.js';
import { GameList } from './game-list.js';
import { ShelfCard } from './shelf-card.js';

/** How often the lists are looked at again while somebody looks at them. */
const GLANCE_MS = 10_000;

interface Lists {
  readonly mine: readonly ListedGame[];
  readonly open: readonly ListedGame[];
  readonly running: readonly ListedGame[];
}

/** The five games, what one has begun, whom one can join, whom one can watch. */
export const Home = () => {
  const me = useSignal(guest);
  const [shelf, setShelf] = useState<readonly ListedRuleset[]>([]);
  const [lists, setLists] = useState<Lists>({ mine: [], open: [], running: [] });
  useTitle('Parlor: turn-based games');
  useEffect(() => {
    loadShelf().then(setShelf, complain);
  }, []);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) listsFor(me !== null).then(setLists, () => {});
    };
    look();
    const glancing = setInterval(look, GLANCE_MS);
    return () => clearInterval(glancing);
  }, [me]);
  const nameOf = (ruleset: string): string => shelf.find(({ id }) => id === ruleset)?.name ?? ruleset;
  return (
    <>
      <h1>What shall we play?</h1>
      <p class="lead">
        Choose a game and play against a bot at once: no sign-up. Parlor deals, rolls, referees and remembers,
        over plain HTTP, so <a href="/docs">you can build your own page or bot</a> for it.
      </p>
      <section aria-label="The games">
        <ul class="shelf">
          {shelf.map((ruleset) => (
            <ShelfCard key={ruleset.id} ruleset={ruleset} />
          ))}
        </ul>
      </section>
      <div class="lists">
        <GameList title="Your games" games={lists.mine} nameOf={nameOf} none="What you begin is kept here." />
        <GameList
          title="Waiting for somebody"
          games={lists.open}
          nameOf={nameOf}
          none="Nobody waits just now."
        />
        <GameList
          title="Being played"
          games={lists.running}
          nameOf={nameOf}
          none="No other table is busy just now."
        />
      </div>
    </>
  );
};

const MOST_LISTED = 8;

const listsFor = async (isKnown: boolean): Promise<Lists> => {
  const house = parlor();
  const [mine, open, running] = await Promise.all([
    isKnown ? house.games({ player: 'me', limit: MOST_LISTED }).catch(() => NONE) : NONE,
    house.games({ openSeats: true, limit: MOST_LISTED }),
    house.games({ status: 'playing', limit: MOST_LISTED }),
  ]);
  const ofOthers = (games: readonly ListedGame[]): readonly ListedGame[] =>
    games.filter(({ seats }) => !seats.some(({ you }) => you));
  return {
    mine: mine.items,
    open: ofOthers(open.items),
    running: ofOthers(running.items).filter((game) => !hasOpenSeat(game)),
  };
};

const NONE: { readonly items: readonly ListedGame[] } = { items: [] };
