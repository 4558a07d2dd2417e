import type { BotLevel } from '../../engine/bot.js';
import type { Choice } from '../../engine/match.js';
import { StartProblem } from '../../store/database.js';
import type { Terminal } from './terminal.js';

/** As long as a server waits for others, in seconds. */
const WAIT_S = 25;

interface Told {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly legal: readonly Choice[];
  readonly token: string;
  readonly events: readonly { readonly text: string }[];
  readonly items: readonly { readonly seq: number; readonly text: string }[];
  readonly detail: string;
}

/** The same game on a server. Answers whether it came to its end. */
export const playOverHttp = async (
  url: string,
  ruleset: string,
  { level, options }: { readonly level: BotLevel; readonly options: object },
  terminal: Terminal,
): Promise<boolean> => {
  const { token } = await call(url, null, 'POST', '/players', { name: 'Player' });
  const as = (method: string, path: string, body?: object): Promise<Told> =>
    call(url, token, method, path, body);
  const seats = [{ player: 'me' }, { bot: level }];
  const { id } = await as('POST', '/games', { ruleset, options, seats });
  let told = 0;
  for (;;) {
    const { items } = await as('GET', `/games/${id}/events?after=${told}`);
    for (const { text } of items) terminal.say(text);
    told = items.at(-1)?.seq ?? told;
    const game = await as('GET', `/games/${id}`);
    if (game.version > told) continue;
    if (game.legal.length > 0 || game.status === 'over') terminal.say(`\n${await boardOf(url, token, id)}`);
    if (game.status === 'over') return true;
    if (game.legal.length === 0) continue;
    const choice = await terminal.choose(game.legal);
    if (choice === null) return false;
    const { events } = await as('POST', `/games/${id}/actions`, choice.action);
    for (const { text } of events) terminal.say(text);
    told += events.length;
  }
};

const boardOf = async (url: string, token: string, id: string): Promise<string> =>
  (await fetch(new URL(`/games/${id}/board`, url), { headers: { authorization: `Bearer ${token}` } })).text();

const call = async (
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Told> => {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      prefer: `wait=${WAIT_S}`,
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StartProblem(`nobody answers at ${url}.`);
  });
  const told: Told = Object(await response.json());
  if (!response.ok) throw new StartProblem(told.detail);
  return told;
};
