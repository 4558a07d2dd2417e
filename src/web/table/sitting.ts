import type { AtTables } from '../../client/at-tables.js';
import { isProblem } from '../../client/problem.js';
import type { Choice, Game, LogEntry } from '../../client/types.js';
import { site } from '../catalogue/spoken.js';
import { hidesSomething } from '../cover.js';
import { noteEvent } from '../lesson/lines.js';
import { complain, hush, itAnswered, say, sayNoAnswerYet } from '../news.js';
import type { Signal } from '../signal.js';
import { untilLater } from '../until-later.js';
import { beforeLastMove } from './last-move.js';
import type { Scene } from './scene.js';
import { type Showing, showingOf } from './showing.js';

/** Being at a table, to play or to watch. */
export interface Sitting {
  readonly scene: Signal<Scene | null>;
  act(choice: Choice): Promise<void>;
  /** The table itself changed: somebody sat down, a seat went to a bot. */
  lookAgain(): Promise<void>;
  /** Something about the table and not the board: an offer, a claim, giving up. */
  ask(deed: (parlor: AtTables, game: Game) => Promise<unknown>): Promise<void>;
  leave(): void;
}

/** Looks at a game, follows it as it goes on, and shows each step of what happens. */
export const sitAt = (parlor: AtTables, id: string, failed: (thrown: unknown) => void): Sitting => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const showing = showingOf(parlor, id, signal);
  const lookAgain = (): Promise<void> => catchUp(parlor, id, showing);
  const attempt = (deed: (game: Game) => Promise<unknown>) => attemptAt(showing, deed, lookAgain);
  arriveInSpite(parlor, id, showing, signal).catch((thrown) => signal.aborted || failed(thrown));
  lookAgainWhenBack(lookAgain, signal);
  return {
    scene: showing.scene,
    act: ({ action }) =>
      attempt(async (game) => {
        const acted = await parlor.act(game, action, { ifVersion: game.version });
        acted.events.forEach(showing.hear);
      }),
    lookAgain,
    ask: (deed) => attempt((game) => deed(parlor, game).then(lookAgain)),
    leave: () => leaving.abort(),
  };
};

/** Whoever cannot be reached is asked again, for as long as somebody sits here; what the server says is its last word. */
const arriveInSpite = async (
  parlor: AtTables,
  id: string,
  showing: Showing,
  signal: AbortSignal,
): Promise<void> => {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await arrive(parlor, id, showing, signal);
    } catch (thrown) {
      if (signal.aborted || isProblem(thrown)) throw thrown;
      if (showing.scene.get() === null) sayNoAnswerYet();
      showing.change({ connection: 'lost' });
      await untilLater(failures);
    }
  }
};

const arrive = async (parlor: AtTables, id: string, showing: Showing, signal: AbortSignal): Promise<void> => {
  const isReturn = showing.scene.get() !== null;
  const game = isReturn ? await returned(parlor, id, showing) : await firstLook(parlor, id, showing);
  if (isReturn || game.status !== 'over') await follow(parlor, game, showing, signal);
};

const firstLook = async (parlor: AtTables, id: string, showing: Showing): Promise<Game> => {
  const game = await parlor.game(id);
  const at = game.version;
  const [picture, events] = await Promise.all([parlor.picture(id, { at }), wholeLog(parlor, game)]);
  const before = beforeLastMove(events);
  const earlier = before === null ? null : await parlor.picture(id, { at: before }).catch(() => null);
  const connection = game.status === 'over' ? 'ended' : 'live';
  showing.begin({ game, picture, earlier, at, latest: at, events, connection, isActing: false });
  itAnswered();
  return game;
};

const returned = async (parlor: AtTables, id: string, showing: Showing): Promise<Game> => {
  await catchUp(parlor, id, showing);
  return parlor.game(id);
};

const follow = async (parlor: AtTables, game: Game, showing: Showing, signal: AbortSignal): Promise<void> => {
  let wasLost = false;
  // Over `fetch`, where a line that fell silent is noticed: a browser's own `EventSource` would wait for ever.
  const following = parlor.follow(game, {
    after: showing.lastHeard(),
    signal,
    onConnection({ state }) {
      if (state === 'open' && wasLost) say(site.news.isBack);
      wasLost = state === 'lost';
      showing.change({ connection: wasLost ? 'lost' : 'live' });
    },
  });
  for await (const event of following) {
    noteEvent(game.id, event);
    showing.hear(event);
  }
  if (hidesSomething(game.ruleset)) showing.tellAnew(await wholeLog(parlor, await parlor.game(game.id)));
  showing.change({ connection: 'ended' });
};

/** Whatever was not heard of is heard now, and the moment that is shown is looked at again. */
const catchUp = async (parlor: AtTables, id: string, showing: Showing): Promise<void> => {
  const game = await parlor.game(id);
  for (const event of await logBetween(parlor, game, showing.lastHeard())) showing.hear(event);
  showing.see(game);
};

const OFTEN_ENOUGH_MS = 30_000;

/** A phone that slept, or a network that was away, may have missed something without a word. */
const lookAgainWhenBack = (lookAgain: () => Promise<void>, signal: AbortSignal): void => {
  const look = (): void => {
    // Should it fail, the stream notices too, and comes back by itself.
    if (!document.hidden) lookAgain().catch(() => {});
  };
  // Who is away is told to whoever looks, and on no stream.
  const timer = setInterval(look, OFTEN_ENOUGH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
};

/** Does something to the game and says why if it could not be done. */
const attemptAt = async (
  { scene, change }: Showing,
  deed: (game: Game) => Promise<unknown>,
  lookAgain: () => Promise<void>,
): Promise<void> => {
  const now = scene.get();
  if (now === null || now.isActing) return;
  hush();
  change({ isActing: true });
  try {
    await deed(now.game);
  } catch (thrown) {
    if (isProblem(thrown, 'stale-version')) say(site.news.tooLate);
    else complain(thrown);
    await lookAgain().catch(complain);
  } finally {
    change({ isActing: false });
  }
};

/** Every event up to the version of this game. */
export const wholeLog = (parlor: AtTables, game: Game): Promise<readonly LogEntry[]> =>
  logBetween(parlor, game, 0);

const logBetween = async (parlor: AtTables, game: Game, known: number): Promise<readonly LogEntry[]> => {
  const events: LogEntry[] = [];
  for (let after = known; after < game.version; ) {
    const { items } = await parlor.events(game, { after, limit: 500 });
    const last = items.at(-1)?.seq;
    if (last === undefined) break;
    events.push(...items.filter(({ seq }) => seq <= game.version));
    after = last;
  }
  return events;
};
