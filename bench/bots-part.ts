import { z } from 'zod';
import { median, rounded, spread } from './figures.js';
import type { Flags } from './flags.js';
import { openConnection } from './load/connection.js';
import { getRequest, postRequest } from './load/request.js';
import { markdownTable } from './markdown.js';
import { loaded, type Sample } from './measure.js';
import { progress } from './progress.js';
import { newDatabase, type Server, startParlor } from './servers.js';

const BOT_GAMES = 100;
const MOST_ROUNDS = 2;
/** Few enough that the answer waits for the server and not for the other callers. */
const CONNECTIONS = 4;
/** Hidden hands and a search over imagined ones: the most a bot can have to think about. */
const WANTED = JSON.stringify({
  ruleset: 'jackaroo',
  seats: Array.from({ length: 4 }, () => ({ bot: 'hard' })),
  pace: 0,
});

/** What a plain action feels of a hundred games in which hard bots think without a pause. */
export const benchBots = async (flags: Flags, workshop: string, postgresUrl: string): Promise<string> => {
  const alone: Sample[] = [];
  const beside: Sample[] = [];
  const moves: number[] = [];
  const rounds = Math.min(flags.rounds, MOST_ROUNDS);
  for (let round = 0; round <= rounds; round++) {
    progress(`bots, round ${round} of ${rounds}`);
    const quiet = await measure(flags, await startParlor(await database(postgresUrl), workshop), 0);
    const busy = await measure(flags, await startParlor(await database(postgresUrl), workshop), BOT_GAMES);
    if (round === 0) continue;
    alone.push(quiet.sample);
    beside.push(busy.sample);
    moves.push(busy.movesPerSecond);
  }
  const row = (name: string, samples: readonly Sample[]): string[] => [
    name,
    spread(samples.map(({ perSecond }) => perSecond)),
    spread(
      samples.map(({ p50 }) => p50),
      2,
    ),
    spread(
      samples.map(({ p99 }) => p99),
      2,
    ),
  ];
  const ratios = beside.map(({ p99 }, at) => p99 / (alone[at]?.p99 ?? Number.NaN));
  return [
    '## Bots at work',
    '',
    `Durable actions on ${CONNECTIONS} connections to one process with Postgres, and the same while ${BOT_GAMES} games of Jackaroo with four hard bots each are played without a pause; a fresh server for each, ${rounds} rounds in turn: median (least–most).`,
    '',
    markdownTable(
      ['bots', 'actions per second', 'p50 ms', 'p99 ms'],
      [row('none', alone), row(`${BOT_GAMES} games`, beside)],
    ),
    '',
    `The p99 with bots is ${spread(ratios, 2)} times the p99 without. The bots made ${rounded(median(moves))} moves a second meanwhile.`,
  ].join('\n');
};

const database = async (postgresUrl: string) => ({ DATABASE_URL: await newDatabase(postgresUrl) });

const measure = async (
  flags: Flags,
  server: Server,
  games: number,
): Promise<{ readonly sample: Sample; readonly movesPerSecond: number }> => {
  const ids = await layBotGames(server, games);
  const before = await movesIn(server, ids);
  const began = performance.now();
  const sample = await loaded(server, 'knucklebones', {
    connections: CONNECTIONS,
    warmUp: 2,
    seconds: flags.seconds,
  });
  const seconds = (performance.now() - began) / 1000;
  const after = await movesIn(server, ids);
  await server.stop();
  return { sample, movesPerSecond: (after - before) / seconds };
};

const Made = z.object({ id: z.string() });
const Player = z.object({ token: z.string() });
const Acts = z.object({ items: z.array(z.object({ by: z.union([z.number(), z.null()]), at: z.string() })) });

const layBotGames = async (server: Server, games: number): Promise<readonly string[]> => {
  const connection = await openConnection(server.port);
  const post = async (path: string, body: string, token?: string): Promise<unknown> =>
    JSON.parse((await connection.ask(postRequest(path, body, token))).body);
  const { token } = Player.parse(await post('/players', '{"name":"Host"}'));
  const ids: string[] = [];
  while (ids.length < games) ids.push(Made.parse(await post('/games', WANTED, token)).id);
  connection.end();
  return ids;
};

/** How many moves were made so far: a move's events all have its time. */
const movesIn = async (server: Server, ids: readonly string[]): Promise<number> => {
  const connection = await openConnection(server.port);
  let moves = 0;
  for (const id of ids) {
    const { body } = await connection.ask(getRequest(`/games/${id}/events?limit=500`));
    const { items } = Acts.parse(JSON.parse(body));
    moves += new Set(items.flatMap(({ by, at }) => (by === null ? [] : [at]))).size;
  }
  connection.end();
  return moves;
};
