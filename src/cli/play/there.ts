import type { Game, Parlor, Ruleset } from '../../client/index.js';
import { isProblem } from '../../client/index.js';
import type { Choice } from '../../engine/match.js';
import type { Terminal } from './terminal.js';

/** How long one question waits for the others, in seconds. */
const WAIT_S = 25;

/** A game on a server, to its end. Answers whether it came to it. */
export const playThere = async (
  client: Parlor,
  game: Game,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<boolean> => {
  const told = teller(client, terminal, signal);
  let now = game;
  let wasWaiting = false;
  for (;;) {
    await told.upTo(now);
    if (now.status === 'over' || now.legal.length > 0) terminal.show(await client.board(now.id, { signal }));
    if (now.status === 'over') return true;
    if (now.status === 'waiting' && !wasWaiting) terminal.say(waitingFor(now));
    wasWaiting ||= now.status === 'waiting';
    if (now.legal.length === 0) {
      now = await client.refresh<Ruleset>(now, { waitS: WAIT_S, signal });
      continue;
    }
    const choice = await chosenBy(terminal, now.legal, signal);
    if (choice === null) return false;
    now = await acted(client, now, choice, terminal, signal);
  }
};

const waitingFor = ({ code, seats }: Game): string => {
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return `The game waits for ${open} more${code === null ? '' : `; its code is ${code}`}.`;
};

/** Tells each event once. Of a game that has gone on without us, the last few. */
const teller = (client: Parlor, terminal: Terminal, signal: AbortSignal) => {
  const A_FEW = 10;
  let last: number | null = null;
  return {
    async upTo(game: Game): Promise<void> {
      const after = last ?? Math.max(0, game.version - A_FEW);
      if (game.version > after)
        for await (const { seq, text } of client.events<Ruleset>(game, { after, signal })) {
          terminal.say(text);
          last = seq;
        }
    },
  };
};

/** Somebody who thinks may be interrupted, too. */
const chosenBy = (
  terminal: Terminal,
  choices: readonly Choice[],
  signal: AbortSignal,
): Promise<Choice | null> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    terminal.choose(choices).then(resolve, reject);
  });

const acted = async (
  client: Parlor,
  game: Game,
  { action }: Choice,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Game> => {
  try {
    const chosen = game.legal.find((choice) => choice.action === action)?.action ?? Object(action);
    return (await client.act<Ruleset>(game, chosen, { ifVersion: game.version, signal })).game;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    terminal.say(thrown.message);
    return client.refresh<Ruleset>(game, { signal });
  }
};
