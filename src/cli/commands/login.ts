import type { Parlor } from '../../client/index.js';
import { harmless } from '../colour.js';
import { ALL_IS_WELL, type Asked, type Command } from '../command.js';
import { interruptible } from '../interrupt.js';
import { thereIn } from '../server/there.js';
import { keepToken } from '../server/tokens.js';

/** A token that is kept: one that was given, one for a code, or that of a new player. */
export const login: Command = {
  run: (asked) =>
    interruptible(async (signal) => {
      const { url, client } = thereIn(asked);
      const token = asked.value('token') ?? (await freshToken(client, asked, signal));
      const { id, name } = await client.as(token).me({ signal });
      const file = keepToken(url, token);
      if (asked.has('json')) console.log(JSON.stringify({ server: url, id, name, file }));
      else console.log(`You are ${harmless(name)} at ${url}. Your token is kept in ${file}.`);
      return ALL_IS_WELL;
    }),
};

const freshToken = async (client: Parlor, { value }: Asked, signal: AbortSignal): Promise<string> => {
  const code = value('code');
  if (code !== undefined) return (await client.exchangeCode(code, 'command line', { signal })).token;
  return (await client.createPlayer(value('name') ?? 'Player', { signal })).token;
};
