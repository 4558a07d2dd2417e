import { type Parlor, parlorClient } from '../../client/index.js';
import { type Asked, Mistake } from '../command.js';
import { keepToken, keptToken } from './tokens.js';

/** A server, and who we are there. */
export interface There {
  readonly url: string;
  readonly token: string | null;
  readonly client: Parlor;
}

const USUAL = 'http://localhost:3000';

/** The address that was asked for, without a slash at its end; null when nobody named one. */
export const namedServer = ({ value }: Asked): string | null => {
  const named = value('server') ?? process.env.PARLOR_SERVER ?? '';
  if (named === '') return null;
  if (!/^https?:\/\//.test(named) || !URL.canParse(named))
    throw new Mistake(`a server has an address such as ${USUAL}, not ${named}.`);
  return named.replace(/\/+$/, '');
};

/** `--token` wins over `PARLOR_TOKEN`, and that over the one that is kept for this server. */
export const thereIn = (asked: Asked): There => {
  const url = namedServer(asked) ?? USUAL;
  const given = asked.value('token') ?? process.env.PARLOR_TOKEN ?? '';
  return thereAs(url, given === '' ? keptToken(url) : given, IN_A_HURRY);
};

/** Somebody waits at the keyboard: that nobody is there is said within two seconds. */
const IN_A_HURRY = { attempts: 3 };

const thereAs = (url: string, token: string | null, patience = {}): There => ({
  url,
  token,
  client: parlorClient({ baseUrl: url, token: token ?? undefined, patience }),
});

/** The same server as somebody who stays for a game: whoever has no token becomes a new player, and the token is kept. */
export const asPlayer = async (there: There, name: string, signal?: AbortSignal): Promise<There> => {
  if (there.token !== null) return thereAs(there.url, there.token);
  const player = await there.client.createPlayer(name, { signal });
  try {
    const file = keepToken(there.url, player.token);
    console.error(`parlor: you are a new player there, ${name}. Your token is kept in ${file}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`parlor: you are a new player there, ${name}. Your token could not be kept: ${why}`);
  }
  return thereAs(there.url, player.token);
};
