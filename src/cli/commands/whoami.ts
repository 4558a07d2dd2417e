import { harmless } from '../colour.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { interruptible } from '../interrupt.js';
import { thereIn } from '../server/there.js';

export const whoami: Command = {
  run: (asked) =>
    interruptible(async (signal) => {
      const { url, token, client } = thereIn(asked);
      const player = token === null ? null : await client.me({ signal });
      if (asked.has('json')) console.log(JSON.stringify({ server: url, player }));
      else if (player === null) console.log(`You are nobody at ${url}. parlor login makes you a player.`);
      else console.log(`You are ${harmless(player.name)}, ${player.id}, at ${url}.`);
      return player === null ? SOMETHING_IS_WRONG : ALL_IS_WELL;
    }),
};
