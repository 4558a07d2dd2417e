import { z } from 'zod';
import { rounded } from './figures.js';
import { openConnection } from './load/connection.js';
import { getRequest, postRequest } from './load/request.js';
import { markdownTable } from './markdown.js';
import { residentMegabytes } from './process-figures.js';
import { runProgram } from './program.js';
import { progress } from './progress.js';
import { newDatabase, type Server, startServer } from './servers.js';
import { built, SERVER } from './workshop.js';

const HEAP_MB = 256;
const PLAYERS = 8;
const GAMES_EACH = 125;
const REHEARSALS = 4;
/** Hidden hands: a look ahead imagines 128 worlds. */
const WANTED = JSON.stringify({ ruleset: 'jackaroo', seats: Array(4).fill({ player: 'me' }) });

/** The most memory that callers can make a server keep, on a heap that is small. */
export const benchMemory = async (
  workshop: string,
  postgresUrl: string,
  program: string = SERVER,
): Promise<string> => {
  const server = await startServer(
    [`--max-old-space-size=${HEAP_MB}`, program],
    { PARLOR_RATE_LIMIT: 'off', HOST: '127.0.0.1', DATABASE_URL: await newDatabase(postgresUrl) },
    workshop,
    '/healthz',
  );
  const rows: string[][] = [await look(server, 0)];
  let games = 0;
  const lookAt = new Set([0.25, 0.5, 1].map((part) => part * PLAYERS * GAMES_EACH));
  const played = await Promise.allSettled(
    Array.from({ length: PLAYERS }, () =>
      lookAhead(server, async () => {
        games++;
        progress(`memory: ${games} games`);
        if (lookAt.has(games)) rows.push(await look(server, games));
      }),
    ),
  );
  const isAlive = played.every(({ status }) => status === 'fulfilled');
  await server.stop();
  return [
    '## Memory',
    '',
    `One process with \`--max-old-space-size=${HEAP_MB}\` and Postgres, no rate limit. ${PLAYERS} players lay ${rounded(PLAYERS * GAMES_EACH)} tables of Jackaroo and ask at each for the odds and ${REHEARSALS} rehearsals, so that 128 worlds are imagined at every table.`,
    isAlive ? 'It survived.' : `**It died after ${games} games.**`,
    '',
    markdownTable(['games', 'resident MB', 'heap MB', 'caches MB, by their own account'], rows),
    '',
    'What a folded game takes in memory after sixty moves, kept a thousand times, and what the caches count for it:',
    '',
    await weights(),
  ].join('\n');
};

const Player = z.object({ token: z.string() });
const Game = z.object({ id: z.string(), legal: z.array(z.object({ action: z.unknown() })) });

const lookAhead = async (server: Server, laid: () => Promise<void>): Promise<void> => {
  const connection = await openConnection(server.port);
  const ask = async (request: string): Promise<unknown> => {
    const { status, body } = await connection.ask(request);
    if (status > 299) throw new Error(`${status}: ${body}`);
    return JSON.parse(body);
  };
  const { token } = Player.parse(await ask(postRequest('/players', '{"name":"Ann"}')));
  for (let game = 0; game < GAMES_EACH; game++) {
    const { id, legal } = Game.parse(await ask(postRequest('/games', WANTED, token)));
    await ask(getRequest(`/games/${id}/odds`, token));
    for (const { action } of legal.slice(0, REHEARSALS))
      await ask(postRequest(`/games/${id}/rehearsals`, JSON.stringify(action), token));
    await laid();
  }
  connection.end();
};

const look = async (server: Server, games: number): Promise<string[]> => {
  const connection = await openConnection(server.port);
  const { body } = await connection.ask(getRequest('/metrics')).finally(connection.end);
  const sum = (name: RegExp): number =>
    Array.from(body.matchAll(name), ([, figure]) => Number(figure)).reduce((total, each) => total + each, 0);
  return [
    rounded(games),
    rounded(residentMegabytes(server.pid) ?? Number.NaN),
    rounded(sum(/^nodejs_heap_size_used_bytes (\S+)/gm) / 2 ** 20),
    rounded(sum(/^parlor_cache_bytes\S* (\S+)/gm) / 2 ** 20, 1),
  ];
};

const Weights = z.array(z.object({ what: z.string(), counted: z.number(), real: z.number() }));

const weights = async (): Promise<string> => {
  progress('memory: weighing');
  const said = await runProgram('node', ['--expose-gc', built('weights')], { seconds: 300 });
  const rows = Weights.parse(JSON.parse(said)).map(({ what, counted, real }) => [
    what,
    rounded(real),
    rounded(counted),
    rounded(counted / real, 2),
  ]);
  return markdownTable(['game', 'bytes', 'bytes counted', 'ratio'], rows);
};
