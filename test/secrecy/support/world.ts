import { hash } from 'node:crypto';
import { createApp } from '../../../src/http/app.js';
import { limitsBy } from '../../../src/http/request/limits.js';
import { commitmentTo } from '../../../src/proof/fair-chance.js';
import { openServices } from '../../../src/services.js';
import { type Store, storeIn } from '../../../src/store/store.js';
import { type Draft, type Provenance, withTableEvent, withTurn } from '../../../src/table/commit/draft.js';
import { rowsOf } from '../../../src/table/commit/draft-rows.js';
import { firstGame, type Game } from '../../../src/table/game/game.js';
import type { GivenChance } from '../../../src/table/game/given-chance.js';
import { type TableEvent, tableHappening } from '../../../src/table/game/table-event.js';
import { emptyDatabase } from '../../support/databases.js';
import { freshDatabase } from '../../support/places.js';
import type { Step, Twins } from './twins.js';

/** All that happens in a test of two worlds happens at this moment. */
export const NOON = '2030-01-01T12:00:00.000Z';

/** Somebody who has the same id and the same token in both worlds. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export const guestNamed = (name: string): Guest => {
  const letters = hash('sha512', name, 'hex');
  return {
    id: `p_${letters.slice(0, 22)}`,
    name,
    token: `parlor_${letters.slice(0, 22)}_${letters.slice(22, 65)}`,
  };
};

/** A request, written down so that it can be put to two worlds. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
  /** A stream has no end of its own: so many records are read of it. */
  readonly records?: number;
}

/** Everything that comes back. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** One of two parlors that have all in common but the secrets of their games. */
export interface World {
  readonly store: Store;
  readonly tables: Awaited<ReturnType<typeof openServices>>['tables'];
  /** Every method and path that somebody listens to. */
  readonly routes: readonly string[];
  ask(question: Question, as: Guest | null): Promise<Answer>;
  welcome(...guests: readonly Guest[]): Promise<void>;
  /** Puts a ticket for one stream into somebody's hand. */
  hand(guest: Guest, ticket: string): Promise<void>;
  close(): Promise<void>;
}

const MOMENT = /(?<="id":"|^id: )[0-9a-z]{8}(?=[~"]|$)/gm;
const PLENTY = { reads: 1_000_000, actions: 1_000_000, creations: 1_000_000 };

export const openWorld = async (): Promise<World> => {
  // Games are written past the server, as by another process, and only a Postgres server is shared by several.
  const store = await storeIn(await emptyDatabase(freshDatabase));
  const services = await openServices(store, { limits: limitsBy(() => 0, PLENTY) });
  const app = createApp(services);
  return {
    store,
    tables: services.tables,
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    async ask(question, as) {
      const response = await app.request(question.path, requestOf(question, as));
      // A notice has the moment in its id, and moments pass.
      const body = (await bodyOf(response, question.records)).replaceAll(MOMENT, 'a-moment');
      return { status: response.status, headers: [...response.headers], body };
    },
    async welcome(...guests) {
      for (const { id, name, token } of guests)
        await store.players.add(
          { playerId: id, name, createdAt: NOON },
          { tokenId: tokenIdOf(id), tokenHash: hash('sha256', token.slice(-43), 'hex') },
        );
    },
    async hand({ id: playerId }, ticket) {
      const expiresAt = new Date(Date.parse(NOON) + 1);
      const tokenId = tokenIdOf(playerId);
      const ticketHash = hash('sha256', ticket, 'hex');
      await store.players.addTicket({ ticketHash, playerId, tokenId, expiresAt });
    },
    async close() {
      await services.close();
      await store.close();
    },
  };
};

const requestOf = ({ method, headers, body }: Question, as: Guest | null): RequestInit => ({
  method,
  headers: {
    'x-request-id': 'the-same-in-both-worlds',
    ...(as === null ? {} : { authorization: `Bearer ${as.token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body }),
});

const bodyOf = async (response: Response, records: number | undefined): Promise<string> => {
  if (records === undefined || response.status !== 200) return response.text();
  if (records === 0) return (await response.body?.cancel()) ?? '';
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (recordsIn(text) >= records) break;
  }
  return text;
};

const recordsIn = (text: string): number => text.match(/^(?:data: )?\{.*\n/gm)?.length ?? 0;

/** A game as one of the worlds writes it down, step by step. */
export interface Scribe {
  readonly gameId: string;
  readonly secret: string;
  game(): Game;
  /** The table alone, at which somebody is missing. */
  lay(): Promise<void>;
  write(step: Step): Promise<void>;
}

export interface Sitting {
  readonly gameId: string;
  readonly players: readonly Guest[];
  readonly visibility: Created['visibility'];
  /** Luck that the first of the players wrote down. */
  readonly chance?: GivenChance;
  /** How else the table is laid. */
  readonly laid?: Partial<Pick<Created, 'clock' | 'club' | 'whenLeft' | 'pace' | 'seats'>>;
}

type Created = Extract<TableEvent, { type: 'game-created' }>;

/** Says the same words for the secret in both worlds, though the secrets differ. */
const COMMITMENT = commitmentTo('00');

/** Writes one side of a pair into a world's ledger, as the table would have written it. */
export const scribeOf = (
  world: World,
  side: 'here' | 'there',
  { table }: Twins,
  { gameId, players, visibility, chance, laid: further }: Sitting,
): Scribe => {
  const secret = hash('sha256', `the luck ${side}`, 'hex');
  const created: TableEvent = {
    type: 'game-created',
    ruleset: 'jackaroo',
    rulesetVersion: 1,
    options: { ...table.options },
    visibility,
    seats: players.map(({ id: playerId, name }) => ({ kind: 'player', playerId, name })),
    commitment: COMMITMENT,
    ...(chance === undefined ? {} : { chance }),
    ...further,
  };
  const laid: Draft = {
    before: null,
    game: firstGame(gameId, secret, NOON, created, players[0]?.id ?? null),
    happenings: [tableHappening(created)],
  };
  let game: Game | null = null;
  const now = (): Game => {
    if (game === null) throw new Error('nothing is written yet');
    return game;
  };
  const append = async (draft: Draft, asked: Provenance): Promise<void> => {
    const told = rowsOf(draft, asked);
    if ((await world.store.ledger.append(told.append)) === 'lost')
      throw new Error('written by somebody else');
    game = told.game;
  };
  return {
    gameId,
    secret,
    game: now,
    lay: () => append(laid, askedBy(null, players)),
    async write(step) {
      const draft =
        game === null
          ? withTableEvent(laid, { type: 'game-started' })
          : { before: now(), game: now(), happenings: [] };
      await append(withStory(draft, step[side]), askedBy(step.asked, players));
    },
  };
};

const withStory = (draft: Draft, events: Step['here']): Draft => {
  const { book, match, laid } = draft.game;
  return withTurn(draft, {
    happenings: events.map((event) => book.recall(event)),
    match: (match ?? laid.empty()).after(events),
  });
};

const askedBy = (asked: Step['asked'], players: readonly Guest[]): Provenance => ({
  seat: asked?.seat ?? null,
  playerId: players[asked?.seat ?? 0]?.id ?? null,
  action: asked?.action ?? null,
  requestId: 'written-down',
  at: NOON,
});

/** The same in both worlds, so that what a player is told of their tokens is. */
const tokenIdOf = (playerId: string): string => `t_${playerId.slice(2)}`;
