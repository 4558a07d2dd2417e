import { useEffect, useState } from 'preact/hooks';
import type { ListedRuleset } from '../../client/types.js';
import { home, site } from '../catalogue/spoken.js';
import { loadShelf } from '../cover.js';
import { guest } from '../guest.js';
import { later } from '../later.js';
import { complain } from '../news.js';
import { NoticeChoice, useTurnNotices } from '../notice.js';
import { wantedGame } from '../place.js';
import { useSignal } from '../signal.js';
import { useTitle } from '../title.js';
import { GameItem, GameList } from './game-list.js';
import { Join } from './join.js';
import type { Lists } from './lists.js';
import { ShelfCard } from './shelf-card.js';
import { useLists } from './use-lists.js';

const BeginSheet = later(async () => (await import('../seldom.js')).BeginSheet);

/** What waits for me, the games, whom one can join, whom one can watch, what is over. */
export const Home = () => {
  const me = useSignal(guest);
  const [shelf, setShelf] = useState<readonly ListedRuleset[] | null>(null);
  const [begun, setBegun] = useState<string | null>(wantedGame);
  const lists = useLists(me?.token ?? null);
  const turns = lists?.myTurn.length ?? 0;
  useTitle(turns === 0 ? home.title : home.titleWithTurns(turns));
  const nameOf = (ruleset: string): string => shelf?.find(({ id }) => id === ruleset)?.name ?? ruleset;
  useTurnNotices(lists?.myTurn.map(({ id, ruleset }) => ({ id, name: nameOf(ruleset) })) ?? null);
  useEffect(() => {
    loadShelf().then(setShelf, complain);
  }, []);
  // All at once, so that nothing has to move for what comes later.
  if (shelf === null || lists === null) return <h1>{home.heading}</h1>;
  const chosen = shelf.find(({ id }) => id === begun);
  return (
    <>
      <MyTurns games={lists.myTurn} nameOf={nameOf} />
      <h1>{home.heading}</h1>
      <section aria-label={home.theGames}>
        <ul class="shelf">
          {shelf.map((ruleset) => (
            <ShelfCard key={ruleset.id} ruleset={ruleset} choose={() => setBegun(ruleset.id)} />
          ))}
        </ul>
      </section>
      <div class="below-shelf">
        <Join />
        {me !== null && <NoticeChoice />}
        <p class="more elsewhere">
          <a href="/tournament">{site.links.tournaments}</a>{' '}
          <a href="/leaderboard">{site.links.leaderboards}</a>
        </p>
      </div>
      <div class="lists">
        <GameList title={home.yourGames} games={lists.mine} nameOf={nameOf} />
        <GameList title={home.waiting} games={lists.open} nameOf={nameOf} none={home.nobodyWaits} />
        <GameList title={home.running} games={lists.running} nameOf={nameOf} none={home.nothingRuns} />
        <GameList title={home.over} games={lists.over} nameOf={nameOf} />
      </div>
      {chosen !== undefined && <BeginSheet key={chosen.id} ruleset={chosen} closed={() => setBegun(null)} />}
    </>
  );
};

interface MyTurnsProps {
  readonly games: Lists['myTurn'];
  nameOf(ruleset: string): string;
}

/** Whoever comes back finds first where they are waited for. */
const MyTurns = ({ games, nameOf }: MyTurnsProps) => {
  if (games.length === 0) return null;
  return (
    <section class="my-turns">
      <h2>
        {home.yourTurn} <span class="count">{games.length}</span>
      </h2>
      <ul class="games strip">
        {games.map((game) => (
          <GameItem key={game.id} game={game} name={nameOf(game.ruleset)} />
        ))}
      </ul>
    </section>
  );
};
