import type { Parlor } from '../../client/parlor.js';
import { isProblem } from '../../client/problem.js';
import type { Choice, Game, LogEntry } from '../../client/types.js';
import { noteEvent } from '../lesson/lines.js';
import { complain, hush, say } from '../news.js';
import type { Signal } from '../signal.js';
import type { Scene } from './scene.js';
import { type Showing, showingOf } from './showing.js';

/** Being at a table, to play or to watch. */
export interface Sitting {
  readonly scene: Signal<Scene | null>;
  act(choice: Choice): Promise<void>;
  takeSeat(): Promise<void>;
  resign(): Promise<void>;
  leave(): void;
}

/** Looks at a game, follows it as it goes on, and shows each step of what happens. */
export const sitAt = (parlor: Parlor, id: string, failed: (thrown: unknown) => void): Sitting => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const showing = showingOf(parlor, id, signal);
  const attempt = (deed: (game: Game) => Promise<unknown>) => attemptAt(parlor, showing, deed);
  arrive(parlor, id, showing, signal).catch((thrown) => signal.aborted || failed(thrown));
  return {
    scene: showing.scene,
    act: ({ action }) =>
      attempt(async (game) => {
        const acted = await parlor.act(game, action, { ifVersion: game.version });
        acted.events.forEach(showing.hear);
      }),
    takeSeat: () => attempt(async (game) => showing.change({ game: await parlor.takeSeat(game) })),
    resign: () => attempt((game) => resigning(parlor, game)),
    leave: () => leaving.abort(),
  };
};

const arrive = async (parlor: Parlor, id: string, showing: Showing, signal: AbortSignal): Promise<void> => {
  const game = await parlor.game(id);
  const [picture, events] = await Promise.all([
    parlor.picture(id, { at: game.version }),
    wholeLog(parlor, game),
  ]);
  const isOver = game.status === 'over';
  const connection = isOver ? 'ended' : 'live';
  const at = game.version;
  showing.begin({ game, picture, at, latest: at, events, connection, isActing: false });
  if (!isOver) await follow(parlor, game, showing, signal);
};

const follow = async (parlor: Parlor, game: Game, showing: Showing, signal: AbortSignal): Promise<void> => {
  let wasLost = false;
  const following = parlor.follow(game, {
    after: showing.lastHeard(),
    eventSource: EventSource,
    signal,
    onConnection({ state }) {
      if (state === 'open' && wasLost) say('The connection is back, and nothing was missed.');
      wasLost = state === 'lost';
      showing.change({ connection: wasLost ? 'lost' : 'live' });
    },
  });
  for await (const event of following) {
    noteEvent(game.id, event);
    showing.hear(event);
  }
  showing.change({ connection: 'ended' });
};

/** Does something to the game and says why if it could not be done. */
const attemptAt = async (
  parlor: Parlor,
  { scene, change }: Showing,
  deed: (game: Game) => Promise<unknown>,
): Promise<void> => {
  const now = scene.get();
  if (now === null || now.isActing) return;
  hush();
  change({ isActing: true });
  try {
    await deed(now.game);
  } catch (thrown) {
    if (isProblem(thrown, 'stale-version'))
      say('Something happened before your action arrived. Look again, then choose.');
    else complain(thrown);
    await parlor.game(now.game.id).then((game) => change({ game }), complain);
  } finally {
    change({ isActing: false });
  }
};

const resigning = async (parlor: Parlor, game: Game): Promise<void> => {
  const mine = game.seats.find(({ you }) => you);
  if (mine !== undefined) await parlor.leaveSeat(game, mine.seat);
};

/** Every event up to the version of this game. */
export const wholeLog = async (parlor: Parlor, game: Game): Promise<readonly LogEntry[]> => {
  const events: LogEntry[] = [];
  for (let after = 0; after < game.version; ) {
    const { items } = await parlor.events(game, { after, limit: 500 });
    const last = items.at(-1)?.seq;
    if (last === undefined) break;
    events.push(...items.filter(({ seq }) => seq <= game.version));
    after = last;
  }
  return events;
};
