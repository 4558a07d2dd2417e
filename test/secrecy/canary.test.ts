import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chance } from '../../src/engine/chance/chance.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { ask } from '../../src/engine/refusal.js';
import type { LiveViewer } from '../../src/engine/ruleset.js';
import { jackaroo } from '../../src/games/jackaroo/index.js';
import type { Jackaroo, State } from '../../src/games/jackaroo/model.js';
import { type Moment, randomPlay } from '../../src/kit/laws/random-play.js';
import { sampleOf } from '../support/depth.js';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import {
  cardsKnownTo,
  cardsShownBy,
  secretCardsIn,
  spellingsOf,
  trapCellsIn,
  viewersOf,
} from './support/knowledge.js';
import { attempts } from './support/pair.js';
import { actAtRandom, eventsIn, playToTheEnd, stateOf } from './support/play.js';

/** Volume: how many games are played in process, and how often all that a viewer could fetch is read. */
const GAMES = sampleOf(12, 100);
const LOOK_EVERY = 7;
const PICTURE_EVERY = 35;

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

describe(`in ${GAMES} random games`, () => {
  const RULES = ['unplayable-card', 'only-if-stuck', 'any'];
  const tableOf = (index: number): State['table'] => ({
    seats: 2 + (index % 3),
    options: jackaroo.schemas.options.parse({
      traps: index % 17,
      discardRule: RULES[index % RULES.length],
      maxRounds: 1 + (index % 7),
    }),
  });

  test('nobody is ever told of a card or a trap that the rules hide', () => {
    let looks = 0;
    for (let index = 0; index < GAMES; index++) {
      const moments = randomPlay(jackaroo, tableOf(index), seededChance(`canary ${index}`));
      for (const moment of moments) {
        for (const viewer of viewersOf(moment.state.hands.length)) {
          eventsKeepTheirSecrets(moment, viewer);
          if (looks++ % LOOK_EVERY === 0 && moment.state.ending === null)
            boardKeepsItsSecrets(moment.state, viewer, looks);
        }
      }
    }
  });

  const eventsKeepTheirSecrets = ({ events }: Moment<Jackaroo>, viewer: LiveViewer): void => {
    for (const event of events) {
      const sighting = jackaroo.sighting(event, viewer);
      const told = `${JSON.stringify(sighting)} ${jackaroo.describe(sighting, NAMES)}`;
      const secrets = [...secretCardsIn(told, cardsShownBy(event, viewer)), ...trapCellsIn(sighting)];
      if (secrets.length > 0) expect.fail(`${viewer} is told of ${secrets}: ${told}`);
    }
  };

  const boardKeepsItsSecrets = (state: State, viewer: LiveViewer, look: number): void => {
    const view = jackaroo.view(state, viewer);
    const told = [
      view,
      jackaroo.draw(view, NAMES),
      look % PICTURE_EVERY === 0 ? jackaroo.picture(view, NAMES, viewer) : '',
    ];
    const answers = viewer === 'spectator' ? [] : answersTo(state, viewer);
    const known = cardsKnownTo(state, viewer);
    const secrets = [...secretCardsIn(JSON.stringify([told, answers]), known), ...trapCellsIn(view)];
    if (secrets.length > 0) expect.fail(`${viewer} can see ${secrets}`);
  };

  /** Labels, and what is said to some mistakes. */
  const answersTo = (state: State, seat: number): readonly unknown[] => {
    const view = jackaroo.view(state, seat);
    const labels = jackaroo.legal(state, seat).map((action) => jackaroo.label(view, action));
    const tries = attempts(state, seat).filter((_, index) => index % 11 === 0);
    const refusals = tries.flatMap((action) => {
      const told = ask(jackaroo, state, seat, action, seededChance('a mistake'));
      return told.ok ? [] : [told.problem];
    });
    return [labels, refusals];
  };
});

describe('through the front door', () => {
  let parlor: Parlor;
  let guests: readonly Guest[];

  beforeAll(async () => {
    parlor = await openParlor();
    guests = await Promise.all(NAMES.map((name) => parlor.guest(name)));
  });
  afterAll(() => parlor.close());

  test.each([
    [2, { maxRounds: 2, traps: 16 }],
    [4, { maxRounds: 1 }],
  ])('a game of %i is played to its end, and nobody learns too much on the way', async (seats, options) => {
    const players = guests.slice(0, seats);
    const game = await parlor.play(players, { ruleset: 'jackaroo', options });
    const secret = (await parlor.store.ledger.card(game.id))?.secret ?? '';
    const chance = seededChance(`through the door ${seats}`);
    let state = stateOf(await parlor.log(game.id));
    while (state.ending === null) {
      const moment = { game, state, secret };
      for (const viewer of viewersOf(seats)) await readsNothingSecret(moment, viewer);
      state = await actsAndReadsNothingSecret(moment, chance);
    }
  });

  test('five who follow one game at the same time each get their own story, until it is over', async () => {
    const game = await parlor.play(guests, { ruleset: 'jackaroo', options: { maxRounds: 1 } });
    const viewers = viewersOf(guests.length);
    const path = `/games/${game.id}/events`;
    const streams = await Promise.all(viewers.map((viewer) => follow(path, guestAt(viewer))));
    const chance = seededChance('five who follow');
    let version = 0;
    for (let acted = 0; acted < 6; acted++)
      version = (await actAtRandom(parlor, game, guests, chance)).body.version;
    const log = await parlor.log(game.id);
    for (const [index, viewer] of viewers.entries()) {
      const page = await parlor.get<Page<Event>>(`${path}?limit=500`, { as: guestAt(viewer) });
      const story = eventsIn((await streams[index]?.until(version)) ?? '');
      expect(story).toEqual(page.body.items);
      for (const { seq, text, event: told } of story) {
        const happened = jackaroo.schemas.event.safeParse(log[seq - 1]?.event);
        const shown = happened.success ? cardsShownBy(happened.data, viewer) : new Set<string>();
        expect(secretCardsIn(`${text} ${JSON.stringify(told)}`, shown)).toEqual([]);
        expect(trapCellsIn(told)).toEqual([]);
      }
    }
    await playToTheEnd(parlor, game, guests);
    const stories = await Promise.all(viewers.map((viewer) => wholeStory(path, guestAt(viewer))));
    for (const story of stories) expect(story).toEqual(stories[0]);
    expect(trapCellsIn(stories[0]), 'the end lays everything open').not.toEqual([]);
    for (const stream of streams) expect(await stream.rest()).toContain('event: end');
  });

  const open = async (path: string, as: Guest | undefined): Promise<Response> => {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${as.token}` };
    return parlor.app.request(path, { headers: { accept: 'text/event-stream', ...authorization } });
  };

  /** A stream ends by itself when the game is over. */
  const wholeStory = async (path: string, as: Guest | undefined): Promise<readonly Event[]> =>
    eventsIn(await (await open(path, as)).text());

  const follow = async (path: string, as: Guest | undefined) => {
    const reader = (await open(path, as)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    const read = async (): Promise<boolean> => {
      const next = await reader?.read();
      told += next?.value ?? '';
      return next?.done ?? true;
    };
    return {
      /** All that was told up to this event. */
      async until(version: number): Promise<string> {
        while (!told.includes(`\nid: ${version}\n`) && !(await read()));
        return told;
      },
      async rest(): Promise<string> {
        while (!(await read()));
        return told;
      },
    };
  };

  interface Now {
    readonly game: Game;
    readonly state: State;
    readonly secret: string;
  }

  const guestAt = (viewer: LiveViewer): Guest | undefined =>
    viewer === 'spectator' ? undefined : guests[viewer];

  /** Whatever there is to fetch about a game, and what mistakes are answered with. */
  const readsNothingSecret = async ({ game, state, secret }: Now, viewer: LiveViewer): Promise<void> => {
    const as = guestAt(viewer);
    const self = `/games/${game.id}`;
    const mistake = { as, body: { type: 'play', card: 'ZZ9' } };
    const replies = await Promise.all([
      parlor.get(self, { as }),
      parlor.get(self, { as, headers: { accept: 'text/plain' } }),
      parlor.get(`${self}/picture`, { as }),
      parlor.get(`${self}/actions`, { as }),
      parlor.get('/games', { as }),
      parlor.get('/metrics'),
      parlor.post(`${self}/actions`, mistake),
      parlor.post(`${self}/actions`, { as, body: {} }),
      parlor.post(`${self}/actions`, { ...mistake, headers: { 'if-match': '"1"' } }),
    ]);
    const known = cardsKnownTo(state, viewer);
    for (const { text, body } of replies) {
      expect(secretCardsIn(text, known), `seen by ${viewer}: ${text}`).toEqual([]);
      expect(trapCellsIn(body)).toEqual([]);
      for (const spelling of spellingsOf(secret)) expect(text).not.toContain(spelling);
    }
  };

  const actsAndReadsNothingSecret = async ({ game, state, secret }: Now, chance: Chance): Promise<State> => {
    const acted = await actAtRandom(parlor, game, guests, chance);
    const after = stateOf(await parlor.log(game.id));
    if (after.ending !== null) return after;
    const known = new Set([...cardsKnownTo(state, state.seatToAct), ...cardsKnownTo(after, state.seatToAct)]);
    expect(secretCardsIn(acted.text, known)).toEqual([]);
    expect(trapCellsIn(acted.body)).toEqual([]);
    for (const spelling of spellingsOf(secret)) expect(acted.text).not.toContain(spelling);
    return after;
  };
});
