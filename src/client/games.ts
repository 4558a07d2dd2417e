import { type Api, unwrap } from './answer.js';
import type { components } from './generated/api.js';
import type { Parlor } from './parlor.js';
import type { Acted, Game, Ruleset } from './types.js';

export type GameCalls = Pick<
  Parlor,
  | 'createGame'
  | 'games'
  | 'game'
  | 'refresh'
  | 'takeSeat'
  | 'leaveSeat'
  | 'endGame'
  | 'act'
  | 'rehearse'
  | 'legal'
  | 'odds'
  | 'events'
  | 'board'
  | 'picture'
>;

/** Everything that is one request about a game. */
export const gameCalls = (api: Api): GameCalls => ({
  async createGame(wanted) {
    return gameOf(wanted.ruleset, unwrap(await api.POST('/games', { body: wanted })));
  },
  async games(filter = {}) {
    return unwrap(await api.GET('/games', { params: { query: filter } }));
  },
  async game(id, { at, signal } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}', { params, ...given({ signal }) }));
  },
  async refresh(game, { waitS, signal } = {}) {
    const header = given({ 'If-None-Match': `"${game.version}"`, Prefer: waitFor(waitS) });
    const params = { path: { id: game.id }, header };
    const answered = await api.GET('/games/{id}', { params, ...given({ signal }) });
    return answered.response.status === 304 ? game : gameOf(game.ruleset, unwrap(answered));
  },
  async takeSeat({ id, ruleset }, seat) {
    const params = { path: { id } };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/seats', { params, body: given({ seat }) })));
  },
  async leaveSeat({ id, ruleset }, seat) {
    return gameOf(
      ruleset,
      unwrap(await api.DELETE('/games/{id}/seats/{seat}', { params: { path: { id, seat } } })),
    );
  },
  async endGame({ id, ruleset }) {
    return gameOf(ruleset, unwrap(await api.DELETE('/games/{id}', { params: { path: { id } } })));
  },
  async act({ id, ruleset }, action, { ifVersion, waitS, signal } = {}) {
    const header = given({
      'If-Match': ifVersion === undefined ? undefined : `"${ifVersion}"`,
      Prefer: waitFor(waitS),
    });
    const params = { path: { id }, header };
    const answered = await api.POST('/games/{id}/actions', { params, body: action, ...given({ signal }) });
    return actedOn(ruleset, unwrap(answered));
  },
  async rehearse({ id }, action, { signal } = {}) {
    const params = { path: { id } };
    return unwrap(await api.POST('/games/{id}/rehearsals', { params, body: action, ...given({ signal }) }));
  },
  async legal({ id }, { at, signal } = {}) {
    const params = { path: { id }, query: given({ at }) };
    const choices = await api.GET('/games/{id}/actions', { params, parseAs: 'text', ...given({ signal }) });
    return JSON.parse(unwrap(choices)).legal;
  },
  async odds(id, { at, signal } = {}) {
    const params = { path: { id }, query: given({ at }) };
    // As text: openapi-fetch makes arrays of the pairs in it.
    return JSON.parse(
      unwrap(await api.GET('/games/{id}/odds', { params, parseAs: 'text', ...given({ signal }) })),
    );
  },
  async events({ id }, { after, cursor, limit, signal } = {}) {
    const params = { path: { id }, query: given({ after, cursor, limit }) };
    const page = await api.GET('/games/{id}/events', { params, parseAs: 'text', ...given({ signal }) });
    return JSON.parse(unwrap(page));
  },
  async board(id, { at, signal } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}/board', { params, parseAs: 'text', ...given({ signal }) }));
  },
  async picture(id, { at, signal } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}/picture', { params, parseAs: 'text', ...given({ signal }) }));
  },
});

const waitFor = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : `wait=${seconds}`;

/** Leaves out what is not there: headers and queries have no "undefined". */
const given = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, value]) => (value === undefined ? {} : { [name]: value })),
  );

const gameOf = <R extends Ruleset>(ruleset: R, game: Game): Game<R> => {
  if (isGameOf(ruleset, game)) return game;
  throw new Error(`${game.id} is a game of ${game.ruleset}, not of ${ruleset}.`);
};

const isGameOf = <R extends Ruleset>(ruleset: R, game: Game): game is Game<R> => game.ruleset === ruleset;

type AnyActed = components['schemas']['Acted'];

const actedOn = <R extends Ruleset>(ruleset: R, acted: AnyActed): Acted<R> => {
  if (isActedOn(ruleset, acted)) return acted;
  throw new Error(`The answer does not speak of a game of ${ruleset}.`);
};

const isActedOn = <R extends Ruleset>(ruleset: R, acted: AnyActed): acted is Acted<R> =>
  acted.game?.ruleset === ruleset;
