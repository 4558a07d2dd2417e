import { z } from 'zod';
import { median, quantile, rounded, spread } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { loaded } from './measure.js';
import { residentMegabytes } from './process-figures.js';
import { progress } from './progress.js';
import { newDatabase, type Server, startParlor } from './servers.js';
import { subscribe } from './subscribers.js';

const STREAMS = [1_000, 5_000] as const;
/** As many as one caller may have. */
const EACH = 50;
const ACTIONS = 20;
const SETTLE_MS = 1_000;
const CONNECTIONS = 32;

/** What an open stream costs and how soon its reader knows; and what a second process brings. */
export const benchStreams = async (
  flags: Flags,
  findings: Findings,
  workshop: string,
  postgresUrl: string,
): Promise<string> => {
  const rows: string[][] = [];
  for (const count of STREAMS) {
    progress(`streams: ${count}`);
    const { row, last } = await fanOut(count, workshop, postgresUrl);
    rows.push(row);
    if (count === Math.max(...STREAMS)) findings.note('last-reader', last);
  }
  const processes = await oneAndTwo(flags, findings, workshop, postgresUrl);
  return [
    '## Streams',
    '',
    `Server-sent events of one game on one process with Postgres, the readers in the bench's own process. Time runs from the moment of the decision, just before its commit, to the event's arrival; ${ACTIONS} actions: median (p95).`,
    '',
    markdownTable(['open streams', 'kB each', 'ms to the first reader', 'ms to the last reader'], rows),
    '',
    `One process or two on one Postgres, ${CONNECTIONS} connections in all, ${flags.rounds} rounds in turn: median (least–most). On a machine with as few cores as processes they share them with the load generator and the database.`,
    '',
    markdownTable(['processes', 'actions per second'], processes),
  ].join('\n');
};

const Player = z.object({ token: z.string() });
const Choice = z.object({ action: z.unknown() });
const Game = z.object({ id: z.string(), version: z.number(), legal: z.array(Choice) });
const Acted = z.object({ events: z.array(z.object({ seq: z.number(), at: z.string() })), game: Game });

const post = async (server: Server, path: string, body: unknown, token = ''): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const welcome = async (server: Server): Promise<string> =>
  Player.parse(await post(server, '/players', { name: 'Reader' })).token;

interface Told {
  readonly row: string[];
  /** Milliseconds to the last reader, of each action. */
  readonly last: readonly number[];
}

const fanOut = async (count: number, workshop: string, postgresUrl: string): Promise<Told> => {
  const server = await startParlor({ DATABASE_URL: await newDatabase(postgresUrl) }, workshop);
  const tokens: string[] = [];
  while (tokens.length < count / EACH) tokens.push(await welcome(server));
  const host = await welcome(server);
  const seats = [{ player: 'me' }, { player: 'me' }];
  const wanted = { ruleset: 'knucklebones', seats, options: { width: 8, height: 6 } };
  let game = Game.parse(await post(server, '/games', wanted, host));
  const path = `/games/${game.id}`;
  await settled();
  const before = residentMegabytes(server.pid) ?? Number.NaN;
  const subscribers = await subscribe(server.port, `${path}/events?after=${game.version}`, tokens, count);
  await settled();
  const each = (((residentMegabytes(server.pid) ?? Number.NaN) - before) * 1024) / count;
  const first: number[] = [];
  const last: number[] = [];
  for (let acted = 0; acted < ACTIONS; acted++) {
    const arrival = subscribers.all(game.version + 1);
    const { events, game: next } = Acted.parse(
      await post(server, `${path}/actions`, game.legal[0]?.action, host),
    );
    const moments = await arrival;
    const at = Date.parse(events[0]?.at ?? '');
    first.push(moments.first - at);
    last.push(moments.last - at);
    game = next;
  }
  subscribers.close();
  await server.stop();
  return { row: [rounded(count), rounded(each, 1), both(first), both(last)], last };
};

const both = (times: readonly number[]): string =>
  `${rounded(median(times), 1)} (${rounded(quantile(times, 0.95), 1)})`;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

const oneAndTwo = async (
  flags: Flags,
  findings: Findings,
  workshop: string,
  postgresUrl: string,
): Promise<string[][]> => {
  const database = { DATABASE_URL: await newDatabase(postgresUrl) };
  const servers = [await startParlor(database, workshop), await startParlor(database, workshop)];
  const effort = { connections: CONNECTIONS, warmUp: 1, seconds: flags.seconds };
  const through = async (chosen: readonly Server[]): Promise<number> => {
    const part = { ...effort, connections: CONNECTIONS / chosen.length };
    const samples = await Promise.all(chosen.map((server) => loaded(server, 'knucklebones', part)));
    return samples.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round <= flags.rounds; round++) {
    progress(`streams, one process and two, round ${round} of ${flags.rounds}`);
    const sampled = [await through(servers.slice(0, 1)), await through(servers)] as const;
    if (round === 0) continue;
    one.push(sampled[0]);
    two.push(sampled[1]);
  }
  findings.note(
    'two-processes',
    // A round in which one alone got nothing done says nothing of the two.
    two.flatMap((both, round) => {
      const alone = one[round] ?? 0;
      return alone > 0 ? [both / alone] : [];
    }),
  );
  for (const server of servers) await server.stop();
  return [
    ['1', spread(one)],
    ['2', spread(two)],
  ];
};
