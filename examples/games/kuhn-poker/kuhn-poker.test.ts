import { complete } from 'parlor/ruleset';
import { conforms, everyOutcome, neverMentions, playthroughs, scene, seededChance } from 'parlor/testing';
import { describe, expect, test } from 'vitest';
import { kuhnPoker } from './index.js';

conforms(kuhnPoker);
playthroughs(kuhnPoker);

test('a card is its holder’s secret until it is shown', () => {
  neverMentions(kuhnPoker, ({ cards }, viewer) => cards.filter((_, seat) => seat !== viewer));
});

describe('Kuhn poker', () => {
  const dealt = scene(kuhnPoker, 2).given(
    { type: 'dealt', seat: 0, card: 'queen' },
    { type: 'dealt', seat: 1, card: 'king' },
  );

  test('two passes show the cards, and the higher wins a chip', () => {
    const over = dealt
      .given({ type: 'passed', seat: 0 })
      .when(1, { type: 'pass' })
      .thenHappens({ type: 'passed', seat: 1 }, { type: 'shown', cards: ['queen', 'king'] });
    expect(kuhnPoker.outcome(over)).toMatchObject({ ranking: [[1], [0]], scores: [-1, 1] });
  });

  test('a pass after a bet gives up, and shows nothing', () => {
    const over = dealt
      .given({ type: 'bet', seat: 0 })
      .when(1, { type: 'pass' })
      .thenHappens({ type: 'passed', seat: 1 });
    expect(kuhnPoker.outcome(over)).toMatchObject({ scores: [1, -1] });
  });

  test('a called bet is for two chips', () => {
    const said = dealt.given({ type: 'passed', seat: 0 }, { type: 'bet', seat: 1 });
    const over = said
      .when(0, { type: 'bet' })
      .thenHappens({ type: 'bet', seat: 0 }, { type: 'shown', cards: ['queen', 'king'] });
    expect(kuhnPoker.outcome(over)).toMatchObject({ scores: [-2, 2] });
  });
});

type State = ReturnType<typeof kuhnPoker.initial>;
type Card = State['cards'][number];

/** How likely a seat bets, from what it sees: its card and what was said. */
type Plan = (seen: string) => number;

/** The plans of the equilibrium; the first player's is one of many, by how often the jack bluffs. */
const first =
  (bluff: number): Plan =>
  (seen) =>
    ({
      'jack ': bluff,
      'queen ': 0,
      'king ': 3 * bluff,
      'queen pass,bet': bluff + 1 / 3,
      'king pass,bet': 1,
    })[seen] ?? 0;
const second: Plan = (seen) =>
  ({ 'jack pass': 1 / 3, 'queen pass': 0, 'king pass': 1, 'queen bet': 1 / 3, 'king bet': 1 })[seen] ?? 0;

const seenBy = ({ cards, said }: State, seat: number): string => `${cards[seat]} ${said.join(',')}`;

const after = (state: State, type: 'pass' | 'bet'): State => {
  const told = kuhnPoker.decide(state, state.said.length % 2, { type }, NO_LUCK);
  return told.ok ? told.value.reduce(kuhnPoker.evolve, state) : state;
};
const NO_LUCK = {
  pick: (): never => {
    throw new Error('nothing is drawn after the deal');
  },
};

/** What seat 0 wins on average, walked through the rules themselves. */
const worthOf = (state: State, plans: readonly [Plan, Plan]): number => {
  const end = kuhnPoker.outcome(state);
  if (end !== null) return end.scores?.[0] ?? 0;
  const seat = state.said.length % 2;
  const bets = plans[seat]?.(seenBy(state, seat)) ?? 0;
  return bets * worthOf(after(state, 'bet'), plans) + (1 - bets) * worthOf(after(state, 'pass'), plans);
};

const deals = everyOutcome((chance) => kuhnPoker.open({ cards: [], said: [] }, chance)).map(
  ({ value, times, outOf }) => ({
    state: value.reduce(kuhnPoker.evolve, { cards: [], said: [] }),
    chance: times / outOf,
  }),
);

const value = (plans: readonly [Plan, Plan]): number =>
  deals.reduce((sum, { state, chance }) => sum + chance * worthOf(state, plans), 0);

/** Every plan without dice: to bet or not at each of the six things that a seat may see. */
const purePlans = (seens: readonly string[]): readonly Plan[] =>
  Array.from({ length: 2 ** seens.length }, (_, bits) => {
    const bets = new Set(seens.filter((_, index) => (bits >> index) % 2 === 1));
    return (seen: string) => (bets.has(seen) ? 1 : 0);
  });
const sightsOf = (saids: readonly string[]): readonly string[] =>
  ['jack', 'queen', 'king'].flatMap((card) => saids.map((said) => `${card} ${said}`));

describe('the equilibrium', () => {
  test.each([0, 1 / 6, 1 / 3])('is worth −1/18 to the first player, who bluffs %f of the jacks', (bluff) => {
    expect(value([first(bluff), second])).toBeCloseTo(-1 / 18, 12);
  });

  test('nobody gains by leaving it, whatever they try instead', () => {
    const mine = purePlans(sightsOf(['', 'pass,bet'])).map((plan) => value([plan, second]));
    expect(Math.max(...mine)).toBeCloseTo(-1 / 18, 12);
    const theirs = purePlans(sightsOf(['pass', 'bet'])).map((plan) => value([first(1 / 6), plan]));
    expect(Math.min(...theirs)).toBeCloseTo(-1 / 18, 12);
  });
});

describe('the odds of the house', () => {
  const table = { seats: 2, options: {} };
  /** How likely the second player wins by a pass after a pass, as told from what that seat sees. */
  const oddsOfShowing = (own: Card, theirs: Card): number => {
    const { odds } = complete(kuhnPoker);
    const { tell } = odds(kuhnPoker.view({ cards: [theirs, own], said: ['pass'] }, 1), table, 1);
    return everyOutcome((chance) => tell({ type: 'pass' }, chance))
      .filter(({ value: told }) => told.some(({ what }) => what === 'wins'))
      .reduce((sum, { times, outOf }) => sum + times / outOf, 0);
  };
  test.each([
    ['jack', 'queen', 'king', 0],
    ['queen', 'jack', 'king', 1 / 2],
    ['king', 'jack', 'queen', 1],
  ] as const)(
    'a %s wins when it is shown, whether against the %s or the %s, %f of the time',
    (own, one, other, chance) => {
      expect(oddsOfShowing(own, one)).toBe(chance);
      expect(oddsOfShowing(own, other)).toBe(chance);
    },
  );
});

/** What the bot of the house does at a sight, tried so often: its plan, as far as one can tell. */
const TRIES = 6;
const THOUGHTS = 300;

const hardPlan = (): Plan => {
  const { bots } = complete(kuhnPoker);
  const table = { seats: 2, options: {} };
  const known = new Map<string, number>();
  const asked = (seen: string): number => {
    const [card = '', said = ''] = seen.split(' ');
    const words = said === '' ? [] : said.split(',');
    const seat = words.length % 2;
    const other = ['jack', 'queen', 'king'].find((each) => each !== card);
    const cards = seat === 0 ? [card, other] : [other, card];
    const state = kuhnPoker.imagine(
      kuhnPoker.schemas.view.parse({ phase: 'to-bet', seatToAct: seat, cards, said: words, concluded: null }),
      table,
      seededChance('any'),
    );
    const view = kuhnPoker.view(state, seat);
    const bets = Array.from({ length: TRIES }, (_, attempt) => {
      const chance = seededChance(`${seen} ${attempt}`);
      let thoughts = THOUGHTS;
      const imagine = () => kuhnPoker.imagine(view, table, chance);
      const legal = kuhnPoker.legal(state, seat);
      return bots.hard({ seat, table, view, legal, chance, imagine, hasTime: () => thoughts-- > 0 });
    }).filter(({ type }) => type === 'bet');
    return bets.length / TRIES;
  };
  return (seen) => {
    const bets = known.get(seen) ?? asked(seen);
    known.set(seen, bets);
    return bets;
  };
};

test('the hard bot of the house, which brings no poker of its own, loses little to the equilibrium and never gains', () => {
  const hard = hardPlan();
  const lostBy = (plan: Plan) => [-1 / 18 - value([plan, second]), value([first(1 / 6), plan]) + 1 / 18];
  const lost = lostBy(hard);
  // Nobody does better against the equilibrium than the equilibrium itself, in either seat.
  expect(Math.min(...lost)).toBeGreaterThan(-1e-12);
  expect(Math.max(...lost)).toBeLessThan(1 / 8);
  const together = (losses: readonly number[]) => losses.reduce((sum, loss) => sum + loss, 0);
  expect(together(lost)).toBeLessThan(together(lostBy(() => 1 / 2)));
  // A king never gives up.
  expect([hard('king bet'), hard('king pass,bet')]).toEqual([1, 1]);
});
