import { z } from 'zod';
import { cpuSeconds } from './process-figures.js';
import { runProgram } from './program.js';
import type { Server } from './servers.js';
import { built } from './workshop.js';

/** What one measurement found. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU of the server's process for one counted request, in microseconds; null where it cannot be known. */
  readonly serverMicros: number | null;
  /** How many requests that are not counted there were for each that is: new games, when one has ended. */
  readonly aside: number;
}

/** How long and how hard. */
export interface Effort {
  readonly connections: number;
  readonly warmUp: number;
  readonly seconds: number;
}

const LoadFigures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  aside: z.number().default(0),
});

/** Loads a server from another process. */
export const loaded = (server: Server, scenario: string, effort: Effort): Promise<Sample> =>
  measured(server, [built('load'), scenario, ...figuresOf(server, effort)], effort);

export const figuresOf = ({ port }: Server, { connections, warmUp, seconds }: Effort): readonly string[] =>
  [port, connections, warmUp, seconds].map(String);

const SPARE_SECONDS = 30;

/** Runs a load generator that prints its figures, and looks at the server's CPU meanwhile. */
export const measured = async (
  server: Server,
  generator: readonly string[],
  { warmUp, seconds }: Effort,
  cwd?: string,
): Promise<Sample> => {
  const before = cpuSeconds(server.pid);
  const said = await runProgram('node', generator, {
    seconds: warmUp + seconds + SPARE_SECONDS,
    ...(cwd === undefined ? {} : { cwd }),
  });
  const after = cpuSeconds(server.pid);
  const figures = LoadFigures.parse(JSON.parse(said));
  const requests = figures.perSecond * (warmUp + seconds);
  const serverMicros = before === null || after === null ? null : ((after - before) * 1e6) / requests;
  return { ...figures, serverMicros };
};

/** What one action takes when the new games in between are taken out, as they cost in the same round. */
export const withoutNewGames = (actions: readonly Sample[], games: readonly Sample[]): readonly Sample[] =>
  actions.map((sample, round) => {
    const game = games[round]?.serverMicros ?? null;
    if (sample.serverMicros === null || game === null) return sample;
    return { ...sample, serverMicros: sample.serverMicros - sample.aside * game };
  });
