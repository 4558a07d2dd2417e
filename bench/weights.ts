import { randomBytes } from 'node:crypto';
import type { Rulebook } from '../src/engine/rulebook.js';
import type { Preset } from '../src/engine/ruleset.js';
import { RULEBOOKS } from '../src/games/registry.js';
import type { Entry } from '../src/store/entry.js';
import { afterEntries } from '../src/table/game/fold.js';
import { firstGame, type Game } from '../src/table/game/game.js';
import { weightOf } from '../src/table/game/weight.js';
import { mostSeats, randomTurns } from './random-play.js';

/** A program of its own, run with `--expose-gc`: prints what folded games take, measured and counted. */
const KEPT = 1_000;
const TURNS = 60;
const LOGS = 8;

const heap = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** As the ledger gives them: every text its own. */
const logOf = (book: Rulebook, preset: Preset, seed: string): readonly string[] => {
  const log = ['{"type":"game-started"}'];
  let turns = 0;
  for (const { happenings } of randomTurns(book, preset, seed)) {
    log.push(...happenings.map(({ event }) => JSON.stringify(event)));
    if (++turns === TURNS) break;
  }
  return log;
};

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

const folded = (book: Rulebook, seats: number, { options }: Preset, log: readonly string[]): Game => {
  const at = new Date().toISOString();
  const first = firstGame(`g_${hex(11)}`, hex(32), at, {
    type: 'game-created',
    ruleset: book.id,
    rulesetVersion: book.version,
    options: { ...options },
    visibility: 'public',
    commitment: hex(32),
    seats: Array.from({ length: seats }, () => ({ kind: 'player', playerId: `p_${hex(11)}`, name: hex(5) })),
  });
  const entries: readonly Entry[] = log.map((text, index) => ({
    gameId: first.id,
    seq: index + 2,
    at,
    event: JSON.parse(text),
    seat: null,
    playerId: null,
    action: null,
    requestId: null,
    hash: hex(32),
  }));
  return afterEntries(first, entries);
};

const weighed = (book: Rulebook, preset: Preset) => {
  const seats = mostSeats(book, preset);
  const logs = Array.from({ length: LOGS }, (_, seed) => logOf(book, preset, `${seed}`));
  const one = (index: number): Game => folded(book, seats, preset, logs[index % LOGS] ?? []);
  for (let index = 0; index < LOGS; index++) one(index);
  const before = heap();
  const kept = Array.from({ length: KEPT }, (_, index) => one(index));
  const real = (heap() - before) / KEPT;
  const counted = kept.reduce((sum, game) => sum + weightOf(game), 0) / KEPT;
  return { what: `${book.id}, ${preset.id}, ${seats} seats`, counted, real };
};

console.log(JSON.stringify(RULEBOOKS.flatMap((book) => book.presets.map((preset) => weighed(book, preset)))));
