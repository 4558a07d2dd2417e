import type { Parlor } from '../../client/parlor.js';
import { isProblem } from '../../client/problem.js';
import type { Choice, Game, LogEntry } from '../../client/types.js';
import { noteEvent } from '../lesson/lines.js';
import { complain, hush, say } from '../news.js';
import { type Signal, signal } from '../signal.js';
import { PACES, pace } from './pace.js';

/** What there is to see at a table. */
export interface Scene {
  readonly game: Game;
  readonly picture: string;
  /** The event the picture shows; behind `game.version` while a turn is played out. */
  readonly at: number;
  /** The last event that is known of. */
  readonly latest: number;
  readonly events: readonly LogEntry[];
  readonly connection: 'live' | 'lost' | 'ended';
  readonly isActing: boolean;
}

/** Whether the board shows the game as it stands: only then may one act. */
export const isUpToDate = ({ at, latest, game }: Scene): boolean => at >= latest && at >= game.version;

/** Being at a table, to play or to watch. */
export interface Sitting {
  readonly scene: Signal<Scene | null>;
  act(choice: Choice): Promise<void>;
  takeSeat(): Promise<void>;
  resign(): Promise<void>;
  leave(): void;
}

/** Who falls so far behind does not want to see every step. */
const MOST_STEPS = 24;

/** Looks at a game, follows it as it goes on, and shows each step of what happens. */
export const sitAt = (parlor: Parlor, id: string, failed: (thrown: unknown) => void): Sitting => {
  const leaving = new AbortController();
  const scene = signal<Scene | null>(null);
  let heard: readonly LogEntry[] = [];
  let isShowing = false;

  const change = (part: Partial<Scene>): void => {
    const now = scene.get();
    if (now !== null && !leaving.signal.aborted) scene.set({ ...now, ...part });
  };

  const hear = (event: LogEntry): void => {
    if (event.seq <= (heard.at(-1)?.seq ?? 0)) return;
    heard = [...heard, event];
    change({ latest: event.seq });
    void show();
  };

  /** Brings the picture up to what was heard, a step at a time. */
  const show = async (): Promise<void> => {
    if (isShowing) return;
    isShowing = true;
    try {
      for (let now = scene.get(); now !== null && !leaving.signal.aborted; now = scene.get()) {
        const last = heard.at(-1)?.seq ?? 0;
        if (now.at >= last && now.game.version >= last) break;
        await step(now, last);
      }
    } catch (thrown) {
      if (!leaving.signal.aborted) complain(thrown);
    } finally {
      isShowing = false;
    }
  };

  const step = async (now: Scene, last: number): Promise<void> => {
    const isFarBehind = last - now.at > MOST_STEPS || PACES[pace.get()] === 0 || document.hidden;
    const at = isFarBehind ? last : Math.min(now.at + 1, last);
    const [picture, game] = await Promise.all([
      parlor.picture(id, { at }),
      at === last ? parlor.game(id) : now.game,
    ]);
    change({ picture, game, at, events: heard.filter(({ seq }) => seq <= at) });
    if (picture !== now.picture && at < last) await pause(PACES[pace.get()]);
  };

  const follow = async (game: Game): Promise<void> => {
    let wasLost = false;
    const following = parlor.follow(game, {
      after: heard.at(-1)?.seq ?? 0,
      eventSource: EventSource,
      signal: leaving.signal,
      onConnection({ state }) {
        if (state === 'open' && wasLost) say('The connection is back, and nothing was missed.');
        wasLost = state === 'lost';
        change({ connection: wasLost ? 'lost' : 'live' });
      },
    });
    for await (const event of following) {
      noteEvent(id, event);
      hear(event);
    }
    change({ connection: 'ended' });
  };

  const arrive = async (): Promise<void> => {
    const game = await parlor.game(id);
    const [picture, events] = await Promise.all([
      parlor.picture(id, { at: game.version }),
      wholeLog(parlor, game),
    ]);
    heard = events;
    const isOver = game.status === 'over';
    const connection = isOver ? 'ended' : 'live';
    const at = game.version;
    scene.set({ game, picture, at, latest: at, events, connection, isActing: false });
    if (!isOver) await follow(game);
  };

  /** Does something to the game and says why if it could not be done. */
  const attempt = async (deed: (game: Game) => Promise<unknown>): Promise<void> => {
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
      await parlor.game(id).then((game) => change({ game }), complain);
    } finally {
      change({ isActing: false });
    }
  };

  arrive().catch((thrown) => leaving.signal.aborted || failed(thrown));
  return {
    scene,
    act: ({ action }) =>
      attempt(async (game) => {
        const acted = await parlor.act(game, action, { ifVersion: game.version });
        acted.events.forEach(hear);
      }),
    takeSeat: () => attempt(async (game) => change({ game: await parlor.takeSeat(game) })),
    resign: () => attempt((game) => resigning(parlor, game)),
    leave: () => leaving.abort(),
  };
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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
