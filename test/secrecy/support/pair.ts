import { expect } from 'vitest';
import { seededChance } from '../../../src/engine/chance/seeded.js';
import { ask } from '../../../src/engine/refusal.js';
import type { Seat } from '../../../src/engine/ruleset.js';
import { jackaroo } from '../../../src/games/jackaroo/index.js';
import type { Action, State } from '../../../src/games/jackaroo/model.js';
import { marbleId } from '../../../src/games/jackaroo/track.js';
import type { Scene } from './questions.js';
import { stateAfter, type Twins } from './twins.js';
import {
  type Answer,
  type Guest,
  guestNamed,
  openWorld,
  type Question,
  type Scribe,
  type Sitting,
  scribeOf,
  type World,
} from './world.js';

/** Two parlors side by side: every question is put to both. */
export interface Pair {
  readonly here: World;
  readonly there: World;
  close(): Promise<void>;
}

export const openPair = async (): Promise<Pair> => {
  const [here, there] = await Promise.all([openWorld(), openWorld()]);
  return {
    here,
    there,
    async close() {
      await Promise.all([here.close(), there.close()]);
    },
  };
};

export const askBoth = async (
  { here, there }: Pair,
  question: Question,
  as: Guest | null,
): Promise<readonly [here: Answer, there: Answer]> => {
  const [, ticket] = /[?&]ticket=([\w-]+)/.exec(question.path) ?? [];
  if (ticket !== undefined && as !== null) await Promise.all([here.hand(as, ticket), there.hand(as, ticket)]);
  return Promise.all([here.ask(question, as), there.ask(question, as)]);
};

/** Law: status, every header and every byte are the same. */
export const expectSameAnswers = async (
  pair: Pair,
  as: Guest | null,
  questions: readonly Question[],
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const question of questions) {
    const [here, there] = await askBoth(pair, question, as);
    if (JSON.stringify(here) !== JSON.stringify(there))
      expect(there, `${as?.name ?? 'somebody'}: ${JSON.stringify(question)}`).toEqual(here);
    answers.push(here);
  }
  return answers;
};

/** A pair of games at the tables of a pair of worlds. */
export interface Tables {
  readonly twins: Twins;
  readonly players: readonly Guest[];
  readonly watcher: Guest;
  readonly onlooker: Guest;
  readonly here: Scribe;
  readonly there: Scribe;
  /** Plays both games up to so many steps, the opening being the first. */
  playTo(steps: number): Promise<void>;
}

export interface HowLaid extends Partial<Pick<Sitting, 'visibility' | 'chance'>> {
  /** For those who play there. */
  readonly laid?: (players: readonly Guest[]) => NonNullable<Sitting['laid']>;
}

let tablesLaid = 0;

export const layTables = async (
  pair: Pair,
  twins: Twins,
  { visibility = 'public', laid = () => ({}), ...given }: HowLaid = {},
): Promise<Tables> => {
  const name = `${++tablesLaid}`;
  const players = ['Ann', 'Bo', 'Cy', 'Dee'].slice(0, twins.table.seats).map((who) => guestNamed(who + name));
  const onlooker = guestNamed(`Olga${name}`);
  const sitting = { gameId: `g_twin${name}`, players, visibility, laid: laid(players), ...given };
  await Promise.all([pair.here.welcome(...players, onlooker), pair.there.welcome(...players, onlooker)]);
  const here = scribeOf(pair.here, 'here', twins, sitting);
  const there = scribeOf(pair.there, 'there', twins, sitting);
  const watcher = players[twins.watcher] ?? onlooker;
  let played = 0;
  return {
    twins,
    players,
    watcher,
    onlooker,
    here,
    there,
    async playTo(steps) {
      for (; played < steps; played++) {
        const step = twins.steps[played];
        if (step !== undefined) await Promise.all([here.write(step), there.write(step)]);
      }
    },
  };
};

let words = 0;

/** The games as they stand after so many steps, as somebody asks about them. */
export const sceneAt = ({ twins, here, players }: Tables, steps: number, as: Guest | null): Scene => {
  const seat = players.findIndex(({ id }) => id === as?.id);
  const [one, other] = [stateAfter(twins, 'here', steps), stateAfter(twins, 'there', steps)];
  const isToAct = jackaroo.toAct(one).includes(seat);
  return {
    gameId: here.gameId,
    version: here.game().version,
    seats: players.length,
    seat: seat === -1 ? null : seat,
    isToAct,
    notices: seat === -1 ? 0 : isToAct ? 2 : 1,
    refused: [...strangeCards(one, other, seat), ...(isToAct ? mistakes(one, seat) : [])],
    accepted: isToAct ? jackaroo.legal(one, seat) : [],
    word: () => `word-${++words}`,
  };
};

/** Cards of one world's hands, of the other's, and of both decks: who holds them must not show. */
const strangeCards = (here: State, there: State, asker: Seat): readonly Action[] => {
  const others = (state: State): readonly string[] =>
    state.hands.flatMap((hand, seat) => (seat === asker ? [] : hand));
  const cards = [
    others(here)[0],
    others(there)[0],
    here.deck.find((card) => there.deck.includes(card)),
    'ZZ9',
  ];
  return cards.flatMap((card) => (card === undefined ? [] : [{ type: 'play', card, marbles: [] }]));
};

const MISTAKES = 12;

/** Plays of own cards that the rules refuse, some of all there are. */
const mistakes = (state: State, seat: Seat): readonly Action[] => {
  const refused = attempts(state, seat).filter(
    (action) => !ask(jackaroo, state, seat, action, seededChance('never')).ok,
  );
  const everyNth = Math.max(1, Math.floor(refused.length / MISTAKES));
  return refused.filter((_, index) => index % everyNth === 0);
};

/** Whatever a seat might try with its hand: each card thrown away, alone, with each marble, with pairs, split anyhow. */
export const attempts = (state: State, seat: Seat): readonly Action[] => {
  const ids = state.standing.spots.map((_, marble) => marbleId(marble));
  const own = ids.filter((id) => id.startsWith(`${seat}-`));
  const named = [[], ...ids.map((id) => [id]), ...own.flatMap((one) => ids.map((other) => [one, other]))];
  return (state.hands[seat] ?? []).flatMap((card): Action[] => [
    { type: 'discard', card },
    ...named.map((marbles): Action => ({ type: 'play', card, marbles })),
    ...[0, 1, 5, 7].map((split): Action => ({ type: 'play', card, marbles: own.slice(0, 2), split })),
  ]);
};
