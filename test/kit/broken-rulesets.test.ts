import { describe, expect, test } from 'vitest';
import { goofspiel } from '../../examples/games/goofspiel/index.js';
import { kuhnPoker } from '../../examples/games/kuhn-poker/index.js';
import { pig } from '../../examples/games/pig/index.js';
import { complete } from '../../src/engine/defaults/complete.js';
import type { MinimalRuleset, RulesetTypes } from '../../src/engine/ruleset.js';
import { knucklebones } from '../../src/games/knucklebones/index.js';
import { EMPTY } from '../../src/games/knucklebones/model.js';
import { quickLawsOf } from '../../src/kit/laws/all.js';
import { LawBroken } from '../../src/kit/laws/broken.js';
import { neverMentions } from '../../src/kit/laws/canary.js';
import { watched } from '../../src/kit/laws/watched.js';

/** What the kit says of a ruleset: the sentence of the first law that it breaks, or null. */
const faultOf = <T extends RulesetTypes>(ruleset: MinimalRuleset<T>, patienceMs?: number): string | null => {
  for (const { check } of quickLawsOf(ruleset, patienceMs)) {
    try {
      check();
    } catch (error) {
      if (error instanceof LawBroken) return error.message;
      throw error;
    }
  }
  return null;
};

describe('a ruleset that is as it should be', () => {
  test.each([
    ['pig', () => faultOf(pig)],
    ['kuhn-poker', () => faultOf(kuhnPoker)],
    ['goofspiel', () => faultOf(goofspiel)],
  ])('%s: nothing is said against it', (_, fault) => {
    expect(fault()).toBeNull();
  });
});

describe('a ruleset that is broken is caught, and told what is wrong', () => {
  test('it throws', () => {
    const throwing: typeof pig = {
      ...pig,
      legal(state, seat) {
        if (state.turnPoints > 8) throw new TypeError('no such column');
        return pig.legal(state, seat);
      },
    };
    expect(faultOf(throwing)).toMatch(/^`legal` threw TypeError: no such column\. Rules never throw/);
  });

  test('it loops', () => {
    const looping: typeof pig = {
      ...pig,
      evolve(state, event) {
        while (state.turnPoints > 0);
        return pig.evolve(state, event);
      },
    };
    expect(faultOf(looping, 1_000)).toBe('`evolve` loops: it did not come to an end within 1 s');
  });

  test('a translation leaves something out, or says nothing', () => {
    const german: NonNullable<NonNullable<typeof pig.translations>['de']> = {
      about: 'Würfle, solange du dich traust.',
      presets: Object.fromEntries(pig.presets.map(({ id }) => [id, { name: id, about: id }])),
      label: (_, { type }) => type,
      describe: ({ type }) => type,
    };
    const spoken = (part: Partial<typeof german>): typeof pig => ({
      ...pig,
      translations: { de: { ...german, ...part } },
    });
    expect(faultOf(spoken({}))).toBeNull();
    expect(faultOf(spoken({ presets: {} }))).toMatch(/^the translation `de` must name every preset/);
    expect(faultOf(spoken({ describe: () => '' }))).toMatch(/^`describe` must give words/);
    expect(
      faultOf(spoken({ odds: () => ({ tell: () => [{ what: 'x', text: 'x' }], asked: () => [] }) })),
    ).toMatch(/^a translation of `odds` must tell the same prospects/);
  });

  test('it never ends', () => {
    const endless: typeof pig = { ...pig, outcome: () => null };
    expect(faultOf(endless)).toBe('nobody is to act, and `outcome` says that the game goes on');
  });

  test('it names a winner before all of the last decision has happened', () => {
    const hasty: typeof knucklebones = {
      ...knucklebones,
      evolve(state, event) {
        const next = knucklebones.evolve(state, event);
        const size = next.width * next.height;
        const own = next.slots.slice(event.seat * size, event.seat * size + size);
        return event.type === 'placed' && !own.includes(EMPTY) ? { ...next, isOver: true } : next;
      },
    };
    expect(faultOf(hasty)).toMatch(
      /^in the middle of a decision `outcome` must be null, or say what it says/,
    );
  });

  test.each([
    ['Math.random', () => Math.floor(Math.random() * 6) + 1],
    ['Date', () => (Date.now() % 6) + 1],
    ['Date', () => (new Date().getSeconds() % 6) + 1],
    ['performance.now', () => (Math.floor(performance.now()) % 6) + 1],
  ])('it draws luck outside `Chance`: %s', (name, face) => {
    const lucky: typeof pig = {
      ...pig,
      decide: (state, seat, action, chance) =>
        pig.decide(state, seat, action, { pick: (items) => items[face() - 1] ?? chance.pick(items) }),
    };
    expect(faultOf(lucky)).toContain(`\`decide\` uses ${name}: all luck is drawn from \`chance\``);
    expect(Math.random(), 'luck is put back').toBeLessThan(1);
    expect(Date.now()).toBeGreaterThan(0);
  });

  test('it leaks a card in a view', () => {
    const leaking: typeof kuhnPoker = {
      ...kuhnPoker,
      view: (state, viewer, halt) => ({ ...kuhnPoker.view(state, viewer, halt), cards: state.cards.slice() }),
    };
    expect(faultOf(leaking)).toMatch(/^`view` shows seat 0 something in the opening .*at \/cards\/1 it is/);
  });

  test('it leaks a card in a sighting', () => {
    const leaking: typeof kuhnPoker = { ...kuhnPoker, sighting: (event) => event };
    expect(faultOf(leaking)).toMatch(/^`sighting` tells (seat \d|a spectator) something in the opening/);
  });

  test('it leaks a choice that is sealed until all have chosen, in a sighting or in a view', () => {
    const telling: typeof goofspiel = { ...goofspiel, sighting: (event) => event };
    expect(faultOf(telling)).toMatch(
      /^`sighting` tells (seat \d|a spectator) something after \{"type":"bid","card":\d+\} of seat \d that nothing else shows/,
    );
    const showing: typeof goofspiel = {
      ...goofspiel,
      view: (state, viewer, halt) => ({ ...goofspiel.view(state, viewer, halt), bids: state.bids.slice() }),
    };
    expect(faultOf(showing)).toMatch(
      /^`view` shows (seat \d|a spectator) something after \{"type":"bid","card":\d+\} of seat \d that nothing else shows/,
    );
  });

  test('it leaks everything', () => {
    const open: typeof kuhnPoker = {
      ...kuhnPoker,
      view: (state, viewer, halt) => ({ ...kuhnPoker.view(state, viewer, halt), cards: state.cards.slice() }),
      sighting: (event) => event,
    };
    expect(faultOf(open)).toBe('`hidesSomething` is true, and everybody is shown everything');
  });

  test('it leaks a card in words, and its author knows the word', () => {
    const secretsOf: Parameters<typeof neverMentions<TypesOf<typeof kuhnPoker>>>[1] = ({ cards }, viewer) =>
      cards.filter((_, seat) => seat !== viewer);
    expect(() => neverMentions(kuhnPoker, secretsOf)).not.toThrow();
    const leaking: typeof kuhnPoker = { ...kuhnPoker, sighting: (event) => event };
    expect(() => neverMentions(leaking, secretsOf)).toThrow(/`sighting` tells \w+ of "\w+", which is secret/);
  });

  test('it changes what it was given', () => {
    const changing: typeof pig = {
      ...pig,
      evolve(state, event) {
        Reflect.set(state, 'turnPoints', state.turnPoints + 1);
        return pig.evolve(state, event);
      },
    };
    expect(faultOf(changing)).toMatch(/not pure|changed the state/);
  });

  test('it remembers between two questions', () => {
    let asked = 0;
    const remembering: typeof pig = {
      ...pig,
      decide: (state, seat, action, chance) =>
        pig.decide(state, seat, asked++ % 2 === 0 ? action : { type: 'roll' }, chance),
    };
    expect(faultOf(remembering)).toMatch(/^`decide` is not pure: asked the same twice/);
  });

  test('it refuses what it lists, and accepts what it does not', () => {
    const refusing: typeof pig = { ...pig, legal: () => [{ type: 'roll' }, { type: 'hold' }] };
    expect(faultOf(refusing)).toMatch(/`legal`/);
    const shy: typeof kuhnPoker = {
      ...kuhnPoker,
      tolerates: () => false,
      legal: (s, seat) => kuhnPoker.legal(s, seat).slice(s.said.length, s.said.length + 1),
    };
    expect(faultOf(shy)).toMatch(/`legal`/);
  });

  test('its refusal quotes what the manual does not say', () => {
    const misquoting: typeof pig = {
      ...pig,
      refusals: { 'nothing-to-hold': { title: 'Nothing', section: '2', says: 'Pigs can fly.' } },
    };
    expect(faultOf(misquoting)).toBe('section 2 does not say what "nothing-to-hold" quotes: "Pigs can fly."');
  });
});

type TypesOf<R> = R extends MinimalRuleset<infer T> ? T : never;

test('a watch inside a watch costs nothing and changes nothing', () => {
  const { try: watch } = watched(complete(pig));
  expect(watch(() => watch(() => 7))).toBe(7);
});
