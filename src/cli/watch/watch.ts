import { type Connection, type Game, isProblem, type Parlor, type Ruleset } from '../../client/index.js';
import type { Screen } from './screen.js';

/** A game that goes on is shown from its last few events. */
const A_FEW = 20;

/** Shows a game until it is over, or nobody watches any more. */
export const watchGame = async (
  client: Parlor,
  game: Game,
  screen: Screen,
  signal: AbortSignal,
): Promise<void> => {
  const drawing = redrawing(client, game, screen, signal);
  drawing.ask();
  const entries = client.follow<Ruleset>(game, {
    after: Math.max(0, game.version - A_FEW),
    signal,
    onConnection: (connection) => screen.connection(wordsOf(connection)),
  });
  for await (const { text } of entries) {
    screen.happened(text);
    drawing.ask();
  }
  await drawing.done();
};

const wordsOf = (connection: Connection): string =>
  connection.state === 'open'
    ? ''
    : `The connection is lost (${connection.reason}); trying again in ${Math.ceil(connection.nextTryMs / 1000)} s.`;

/** However fast things happen, one board is fetched at a time, and the last one is always drawn. */
const redrawing = (client: Parlor, { id, ruleset }: Game, screen: Screen, signal: AbortSignal) => {
  let isAsked = false;
  let under: Promise<void> | null = null;
  const draw = async (): Promise<void> => {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      const [now, board] = await Promise.all([client.game(id, { signal }), client.board(id, { signal })]);
      screen.board(`${ruleset}, ${id}: ${standing(now)}`, board);
    }
  };
  return {
    ask(): void {
      isAsked = true;
      // A board that cannot be had now is drawn with the next event; the stream says when the line is lost.
      under ??= draw()
        .catch(() => {})
        .finally(() => {
          under = null;
        });
    },
    done: async (): Promise<void> => {
      await under;
      isAsked = true;
      await draw().catch((thrown: unknown) => {
        if (!isProblem(thrown, 'game-archived')) throw thrown;
      });
    },
  };
};

const standing = ({ status, toAct, seats }: Game): string => {
  if (status !== 'playing') return status === 'over' ? 'over' : 'waits for players';
  const names = toAct.map((seat) => seats[seat]?.name ?? `seat ${seat}`);
  return `${names.join(', ')} to act`;
};
