import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import type { components } from './generated/api.js';
import { paged } from './pages.js';
import type { Paging, Parlor } from './parlor.js';
import type { Acted, Game, Language, LogEntry, Ruleset } from './types.js';

export type GameCalls = Pick<
  Parlor,
  | 'createGame'
  | 'games'
  | 'game'
  | 'refresh'
  | 'takeSeat'
  | 'joinByCode'
  | 'changeSeat'
  | 'startGame'
  | 'leaveSeat'
  | 'endGame'
  | 'offer'
  | 'answerOffer'
  | 'act'
  | 'rehearse'
  | 'legal'
  | 'odds'
  | 'events'
  | 'record'
  | 'review'
  | 'fork'
  | 'rematch'
  | 'claim'
  | 'board'
  | 'picture'
>;

/** Everything that is one request about a game. */
export const gameCalls = (api: Api, language?: Language): GameCalls => ({
  async createGame(wanted, options) {
    return gameOf(wanted.ruleset, unwrap(await api.POST('/games', { body: wanted, ...calling(options) })));
  },
  games(filter = {}, options = {}) {
    return paged(async (cursor) => {
      const query = cursor === null ? filter : { ...filter, cursor };
      return unwrap(await api.GET('/games', { params: { query }, ...calling(options) }));
    });
  },
  async game(id, { at, ...options } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}', { params, ...calling(options) }));
  },
  async refresh(game, { waitS, ...options } = {}) {
    const header = given({ 'If-None-Match': tagsOf(game.version, language), Prefer: waitFor(waitS) });
    const params = { path: { id: game.id }, header };
    const answered = await api.GET('/games/{id}', { params, ...calling(options) });
    return answered.response.status === 304 ? game : gameOf(game.ruleset, unwrap(answered));
  },
  async takeSeat({ id, ruleset }, seat, { invite, salt, ...options } = {}) {
    const asked = { params: { path: { id } }, body: given({ seat, invite, salt }), ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/seats', asked)));
  },
  async joinByCode(code, options) {
    return unwrap(await api.POST('/games/join', { body: { code }, ...calling(options) }));
  },
  async changeSeat({ id, ruleset }, seat, change, options) {
    const asked = { params: { path: { id, seat } }, body: change, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.PATCH('/games/{id}/seats/{seat}', asked)));
  },
  async startGame({ id, ruleset }, options) {
    const asked = { params: { path: { id } }, body: { start: true } as const, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.PATCH('/games/{id}', asked)));
  },
  async leaveSeat({ id, ruleset }, seat, options) {
    const asked = { params: { path: { id, seat } }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.DELETE('/games/{id}/seats/{seat}', asked)));
  },
  async endGame({ id, ruleset }, options) {
    const asked = { params: { path: { id } }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.DELETE('/games/{id}', asked)));
  },
  async offer({ id, ruleset }, type, options) {
    const asked = { params: { path: { id } }, body: { type }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/offers', asked)));
  },
  async answerOffer({ id, ruleset }, number, answer, options) {
    const asked = { params: { path: { id, number } }, body: { answer }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/offers/{number}/answers', asked)));
  },
  async act({ id, ruleset }, action, { ifVersion, waitS, ...options } = {}) {
    const header = given({
      'If-Match': ifVersion === undefined ? undefined : `"${ifVersion}"`,
      Prefer: waitFor(waitS),
    });
    const asked = { params: { path: { id }, header }, body: action, ...calling(options) };
    return actedOn(ruleset, unwrap(await api.POST('/games/{id}/actions', asked)));
  },
  async rehearse({ id }, action, options) {
    const asked = { params: { path: { id } }, body: action, ...calling(options) };
    return unwrap(await api.POST('/games/{id}/rehearsals', asked));
  },
  async legal({ id }, { at, ...options } = {}) {
    const params = { path: { id }, query: given({ at }) };
    const choices = await api.GET('/games/{id}/actions', { params, parseAs: 'text', ...calling(options) });
    return JSON.parse(unwrap(choices)).legal;
  },
  async odds(id, { at, ...options } = {}) {
    const params = { path: { id }, query: given({ at }) };
    // As text: openapi-fetch makes arrays of the pairs in it.
    const odds = await api.GET('/games/{id}/odds', { params, parseAs: 'text', ...calling(options) });
    return JSON.parse(unwrap(odds));
  },
  events<R extends Ruleset>(
    { id }: { readonly id: string },
    { after, cursor, limit, ...options }: Paging = {},
  ) {
    return paged<LogEntry<R>>(async (next) => {
      const query = next === null ? given({ after, cursor, limit }) : given({ cursor: next, limit });
      const asked = { params: { path: { id }, query }, parseAs: 'text', ...calling(options) } as const;
      return JSON.parse(unwrap(await api.GET('/games/{id}/events', asked)));
    });
  },
  async record(id, options) {
    const asked = { params: { path: { id } }, parseAs: 'text', ...calling(options) } as const;
    return JSON.parse(unwrap(await api.GET('/games/{id}/record', asked)));
  },
  async review(id, { waitS, ...options } = {}) {
    const params = { path: { id }, header: given({ Prefer: waitFor(waitS) }) };
    const review = await api.GET('/games/{id}/review', { params, parseAs: 'text', ...calling(options) });
    return JSON.parse(unwrap(review));
  },
  async fork({ id, ruleset }, { at, visibility, ...options } = {}) {
    const asked = { params: { path: { id } }, body: given({ at, visibility }), ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/forks', asked)));
  },
  async claim({ id, ruleset }, type, { seat, ...options } = {}) {
    const asked = { params: { path: { id } }, body: { type, ...given({ seat }) }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/claims', asked)));
  },
  async rematch({ id, ruleset }, options) {
    const asked = { params: { path: { id } }, ...calling(options) };
    return gameOf(ruleset, unwrap(await api.POST('/games/{id}/rematch', asked)));
  },
  async board(id, { at, ...options } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}/board', { params, parseAs: 'text', ...calling(options) }));
  },
  async picture(id, { at, ...options } = {}) {
    const params = { path: { id }, query: given({ at }) };
    return unwrap(await api.GET('/games/{id}/picture', { params, parseAs: 'text', ...calling(options) }));
  },
});

const waitFor = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : `wait=${seconds}`;

/** A version as it may be told to this client: a game that does not speak its language is told in English. */
const tagsOf = (version: number, language: Language | undefined): string =>
  language === undefined ? `"${version}"` : `"${version}", "${version}-${language}"`;

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
