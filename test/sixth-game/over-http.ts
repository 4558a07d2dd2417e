import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { anyOf } from '../../src/engine/bot.js';
import { seededChance } from '../../src/engine/chance/seeded.js';

/** A whole game against each bot on the built server, over a real socket; and the page with its script. */
export const playOverHttp = async (root: string, rulesets: readonly string[]): Promise<void> => {
  const server = spawn(process.execPath, [join(root, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PARLOR_DATA: join(root, 'data'),
      PARLOR_RATE_LIMIT: 'off',
      PARLOR_BOT_MS: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(server);
    const { token } = await call(url, 'POST', '/players', null, { name: 'Ann' });
    for (const ruleset of rulesets) {
      for (const level of ['easy', 'medium', 'hard']) await playAgainst(url, String(token), ruleset, level);
    }
    await pageIsThere(url);
  } finally {
    server.kill();
  }
};

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (piece) => {
      said += piece;
      const [, url] = /"url":"([^"]+)"/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });

interface Told {
  readonly [field: string]: unknown;
}

const call = async (
  url: string,
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<Told> => {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'wait=30',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text);
};

/** Any legal action will do: so a game comes to its end, in its quick form soon. */
const playAgainst = async (url: string, token: string, ruleset: string, level: string): Promise<void> => {
  const chance = seededChance(`${ruleset} against ${level}`);
  const seats = [{ player: 'me' }, { bot: level }];
  const options = await quickOptions(url, ruleset);
  const { id } = await call(url, 'POST', '/games', token, { ruleset, options, seats });
  await lookAt(url, token, `/games/${id}`);
  for (;;) {
    const game = await call(url, 'GET', `/games/${id}`, token);
    if (game.status === 'over') return;
    const legal: readonly { readonly action: unknown }[] = Array.isArray(game.legal) ? game.legal : [];
    if (legal.length === 0) await nextVersion(url, token, `/games/${id}`, Number(game.version));
    else await call(url, 'POST', `/games/${id}/actions`, token, anyOf(legal, chance).action);
  }
};

const quickOptions = async (url: string, ruleset: string): Promise<unknown> => {
  const { presets } = await call(url, 'GET', `/rulesets/${ruleset}`, null);
  const all: readonly Told[] = Array.isArray(presets) ? presets : [];
  return all.find(({ id }) => id === 'quick')?.options ?? {};
};

/** Waits until somebody else has acted. */
const nextVersion = async (url: string, token: string, game: string, version: number): Promise<void> => {
  await call(url, 'GET', `${game}/events?after=${version}`, token);
};

/** Odds, text board and picture, as everybody may ask for them. */
const lookAt = async (url: string, token: string, game: string): Promise<void> => {
  const { odds } = await call(url, 'GET', `${game}/odds`, token);
  if (!Array.isArray(odds) || odds.length === 0) throw new Error(`${game} has no odds`);
  for (const [accept, beginning] of [
    ['text/plain', /./],
    ['image/svg+xml', /^<svg /],
  ] as const) {
    const response = await fetch(new URL(game, url), {
      headers: { accept, authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (!response.ok || !beginning.test(text)) throw new Error(`${game} as ${accept}: ${text.slice(0, 200)}`);
  }
};

const pageIsThere = async (url: string): Promise<void> => {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (script === undefined) throw new Error(`the page has no script: ${page.slice(0, 200)}`);
  const sent = await fetch(new URL(script, url));
  if (!sent.ok) throw new Error(`the page's script is not there: ${sent.status}`);
};
