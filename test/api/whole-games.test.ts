import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Rulebook } from '../../src/engine/rulebook.js';
import { RULEBOOKS, rulebookOf } from '../../src/games/registry.js';
import { rebuild } from '../../src/table/game/fold.js';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import { gameSeenBy } from '../../src/table/windows/sight.js';
import { sampleOf } from '../support/depth.js';
import {
  type Acted,
  type Choices,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';

/** Whole games over HTTP, by players who know nothing but what the server lists as legal. */

let parlor: Parlor;
let guests: readonly Guest[];
beforeAll(async () => {
  parlor = await openParlor();
  guests = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan'].map((name) => parlor.guest(name)));
});
afterAll(() => parlor?.close());

/** Random play of these takes hundreds of actions a game; the conformance laws try their other presets. */
const ONLY_PRESET: Readonly<Record<string, string>> = { 'cant-stop': 'quick', jackaroo: 'short' };

/** The first preset of each game on the shelf, or all of them, with the fewest players it takes; where something is hidden, with the most as well. */
const TABLES = RULEBOOKS.flatMap((book) =>
  book.presets
    .filter(({ id }) => (ONLY_PRESET[book.id] ?? id) === id)
    .slice(0, sampleOf(1, book.presets.length))
    .flatMap((preset) =>
      tableSizes(book, preset.options).map((seats) => ({
        ruleset: book.id,
        preset: preset.id,
        options: preset.options,
        seats,
      })),
    ),
);

function tableSizes(book: Rulebook, options: object): readonly number[] {
  const least = fewest(book, options);
  return book.hidesSomething ? [least, book.seats.max] : [least];
}

function fewest(book: Rulebook, options: object): number {
  let seats = book.seats.min;
  while (!book.lay(seats, options).ok && seats < book.seats.max) seats++;
  return seats;
}

/** Plays to the end; answers with what the player who acted was shown each time. */
const playOut = async (opening: Game, players: readonly Guest[], seed: string): Promise<readonly Shown[]> => {
  const chance = seededChance(seed);
  const shown: Shown[] = [];
  let { toAct } = opening;
  while (toAct.length > 0) {
    const as = players[chance.pick(toAct)];
    const choices = await parlor.get<Choices>(`/games/${opening.id}/actions`, { as });
    const body = choices.body.legal[chance.pick(choices.body.legal.map((_, index) => index))]?.action;
    const acted = await parlor.post<Acted>(`/games/${opening.id}/actions`, { as, body });
    expect(acted.status, `${JSON.stringify(body)} was listed as legal: ${acted.text}`).toBe(201);
    shown.push({ as, game: acted.body.game });
    toAct = acted.body.game.toAct;
  }
  return shown;
};

interface Shown {
  readonly as: Guest | undefined;
  readonly game: Game;
}

/** A few of many, the first and the last among them. */
const some = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0 || index === items.length - 1);

describe.each(TABLES)('$ruleset, $preset, $seats players', ({ ruleset, preset, options, seats }) => {
  let game: Game;
  let players: readonly Guest[];
  let shown: readonly Shown[];
  beforeAll(async () => {
    players = guests.slice(0, seats);
    game = await parlor.play(players, { ruleset, options });
    shown = await playOut(game, players, `${ruleset} ${preset}`);
  });

  test('ends with an outcome that ranks every seat', async () => {
    const { body } = await parlor.get<Game>(`/games/${game.id}`);
    expect(body).toMatchObject({ status: 'over', toAct: [], legal: [], outcome: { ended: 'finished' } });
    expect(body.outcome?.ranking.flat().toSorted()).toEqual(players.map((_, seat) => seat));
  });

  test('leaves a log without a gap and a chain without a broken link', async () => {
    const log = await parlor.log(game.id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log.at(-1)?.seq).toBe(shown.at(-1)?.game.version);
    expect(firstBrokenEntry(log)).toBeNull();
    expect(log.filter(({ action }) => action !== null)).toHaveLength(shown.length);
  });

  test('has an event of every number for every viewer', async () => {
    const { length } = await parlor.log(game.id);
    for (const as of [...players, undefined]) {
      const { body } = await parlor.get<Page<Event>>(`/games/${game.id}/events?limit=500`, { as });
      expect(body.items.map(({ seq }) => seq)).toEqual(
        Array.from({ length: Math.min(length, 500) }, (_, index) => index + 1),
      );
    }
  });

  test('is nothing but the fold of its log: what was shown then is what the log says now', async () => {
    const log = await parlor.log(game.id);
    const card = await parlor.store.ledger.card(game.id);
    if (card === null) throw new Error('the game has no card');
    for (const { as, game: then } of some(shown, 20)) {
      const game = rebuild(card, log.slice(0, then.version));
      if (game === null) throw new Error('the log is empty');
      const { links, ...seen } = then;
      expect(JSON.parse(JSON.stringify(gameSeenBy(game, as?.id ?? null)))).toEqual(seen);
    }
  });

  test('shows its past to each player as it was shown then, and lays open what was hidden', async () => {
    for (const { as, game: then } of some(shown, 5)) {
      const { body } = await parlor.get<Game>(`/games/${game.id}?at=${then.version}`, { as });
      expect(body).toMatchObject({ ...then, view: withoutNulls(then.view) });
      const hidesNothing = rulebookOf(game.ruleset)?.hidesSomething === false;
      if (hidesNothing) expect(body).toEqual(then);
    }
  });

  test('can be drawn and pictured at any time', async () => {
    for (const { as, game: then } of some(shown, 5)) {
      const at = `/games/${game.id}?at=${then.version}`;
      const board = await parlor.get(at, { as, headers: { accept: 'text/plain' } });
      expect(Math.max(...board.text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
      const picture = await parlor.get(at, { as, headers: { accept: 'image/svg+xml' } });
      expect(picture.text).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    }
  });
});

/** What was told, without what was not. */
const withoutNulls = (told: unknown): unknown => {
  if (Array.isArray(told)) return told.map(withoutNulls);
  if (typeof told !== 'object' || told === null) return told;
  const known = Object.entries(told).filter(([, value]) => value !== null);
  return Object.fromEntries(known.map(([key, value]) => [key, withoutNulls(value)]));
};
