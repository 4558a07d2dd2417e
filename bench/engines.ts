import type { Chance } from '../src/engine/chance/chance.js';
import { seededChance } from '../src/engine/chance/seeded.js';
import type { Ruleset, RulesetTypes, Table } from '../src/engine/ruleset.js';
import { RULEBOOKS } from '../src/games/registry.js';

/** A program of its own: `engines.js <CPU seconds for each game> <seed>` plays random games and prints its tally. */
const [secondsText = '1', seed = 'bench'] = process.argv.slice(2);
const MICROS = Number(secondsText) * 1e6;
const GAMES_BETWEEN_LOOKS = 20;
const WARM_UP_PART = 0.5;
const LONGEST = 100_000;

interface Tally {
  readonly games: number;
  readonly events: number;
  readonly cpuSeconds: number;
}

const study = <T extends RulesetTypes>(game: Ruleset<T>): Tally & { readonly id: string } => {
  const { min, max } = game.seats;
  const seats = Math.min(Math.max(2, min), max);
  const table = { seats, options: game.schemas.options.parse(game.presets[0].options) };
  const chance = seededChance(seed);
  playFor(game, table, chance, MICROS * WARM_UP_PART);
  return { id: game.id, ...playFor(game, table, chance, MICROS) };
};

const playFor = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
  micros: number,
): Tally => {
  const before = process.cpuUsage();
  let games = 0;
  let events = 0;
  for (;;) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++) events += playOne(game, table, chance);
    games += GAMES_BETWEEN_LOOKS;
    const { user, system } = process.cpuUsage(before);
    if (user + system >= micros) return { games, events, cpuSeconds: (user + system) / 1e6 };
  }
};

/** Any legal action until the end; answers with the number of events. */
const playOne = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
): number => {
  let state = game.initial(table);
  let told = game.open(state, chance);
  let events = 0;
  for (let actions = 0; actions < LONGEST; actions++) {
    for (const event of told) state = game.evolve(state, event);
    events += told.length;
    const [seat] = game.toAct(state);
    if (seat === undefined) return events;
    const legal = game.legal(state, seat);
    const action = legal[chance.pick(upTo(legal.length))];
    if (action === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to do`);
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok) throw new Error(`${game.id}: a listed action was refused with ${decided.problem.code}`);
    told = decided.value;
  }
  throw new Error(`${game.id}: no end after ${LONGEST} actions`);
};

const ranges: (readonly number[])[] = [];
const upTo = (count: number): readonly number[] => {
  for (let size = ranges.length; size <= count; size++)
    ranges.push(Array.from({ length: size }, (_, i) => i));
  return ranges[count] ?? [];
};

console.log(JSON.stringify(RULEBOOKS.map((book) => book.unseal(study))));
