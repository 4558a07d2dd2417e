import type { Game, Parlor, Ruleset } from '../../client/index.js';
import { ALL_IS_WELL, type Command } from '../command.js';
import { interruptible } from '../interrupt.js';
import { thereIn } from '../server/there.js';
import { screenOn } from '../watch/screen.js';
import { watchGame } from '../watch/watch.js';

export const watch: Command = {
  run: (asked) =>
    interruptible(async (signal) => {
      const { client } = thereIn(asked);
      const game = await client.game(asked.words[0] ?? '', { signal });
      if (asked.has('json')) await writeLog(client, game, signal);
      else await onScreen(client, game, signal);
      return ALL_IS_WELL;
    }),
};

const writeLog = async (client: Parlor, game: Game, signal: AbortSignal): Promise<void> => {
  for await (const entry of client.follow<Ruleset>(game, { signal })) console.log(JSON.stringify(entry));
};

const onScreen = async (client: Parlor, game: Game, signal: AbortSignal): Promise<void> => {
  const screen = screenOn(process.stdout);
  try {
    await watchGame(client, game, screen, signal);
  } finally {
    screen.close();
  }
};
