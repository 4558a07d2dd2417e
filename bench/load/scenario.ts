import type { Connection, Reply } from './connection.js';
import { getRequest, postRequest } from './request.js';

/** Asks the next thing. `isCounted` is false for what only prepares the next counted request. */
export type Step = () => Promise<{ readonly isCounted: boolean }>;

/** What each connection does, over and over. */
export type Scenario = (connection: Connection) => Promise<Step>;

const COUNTED = { isCounted: true } as const;
const NOT_COUNTED = { isCounted: false } as const;

const expect = async (reply: Promise<Reply>, status: number): Promise<string> => {
  const { status: got, body } = await reply;
  if (got !== status) throw new Error(`${got} instead of ${status}: ${body}`);
  return body;
};

const again =
  (request: string, status: number): Scenario =>
  async (connection) =>
  async () => {
    await expect(connection.ask(request), status);
    return COUNTED;
  };

const TOKEN = /"token":"([^"]+)"/;
const GAME_ID = /"id":"(g_[^"]+)"/;
const COLUMN = /"column":(\d)/g;

const NEW_GAME = JSON.stringify({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });

/** One player in both seats plays any legal column, game after game. The whole answer is asked for and read. */
const knucklebones: Scenario = async (connection) => {
  const token = partOf(TOKEN, await expect(connection.ask(postRequest('/players', '{"name":"Ann"}')), 201));
  let path = '';
  let columns: readonly string[] = [];
  return async () => {
    if (columns.length === 0) {
      const game = await expect(connection.ask(postRequest('/games', NEW_GAME, token)), 201);
      path = `/games/${partOf(GAME_ID, game)}/actions`;
      columns = legalIn(game);
      return NOT_COUNTED;
    }
    const column = columns[Math.floor(Math.random() * columns.length)];
    const body = `{"type":"place","column":${column}}`;
    columns = legalIn(await expect(connection.ask(postRequest(path, body, token)), 201));
    return COUNTED;
  };
};

/** One table after the other, full at once, so that each is dealt. */
const creating: Scenario = async (connection) => {
  const token = partOf(TOKEN, await expect(connection.ask(postRequest('/players', '{"name":"Ann"}')), 201));
  return again(postRequest('/games', NEW_GAME, token), 201)(connection);
};

/** One game that is at hand, as its player sees it. */
const looking: Scenario = async (connection) => {
  const token = partOf(TOKEN, await expect(connection.ask(postRequest('/players', '{"name":"Ann"}')), 201));
  const game = await expect(connection.ask(postRequest('/games', NEW_GAME, token)), 201);
  return again(getRequest(`/games/${partOf(GAME_ID, game)}`, token), 200)(connection);
};

const partOf = (pattern: RegExp, text: string): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`${pattern} is not in ${text}`);
  return part;
};

/** Read from the text: parsing all of it would make the generator as busy as the server. */
const legalIn = (game: string): readonly string[] => {
  const start = game.indexOf('"legal":[');
  if (start === -1) throw new Error(`no legal actions in ${game}`);
  const list = game.slice(start, game.indexOf(']', start));
  return Array.from(list.matchAll(COLUMN), ([, column = '']) => column);
};

export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ['knucklebones', knucklebones],
  ['creating', creating],
  ['looking', looking],
  ['echo', again(postRequest('/', '{"type":"place","column":1}'), 201)],
  ['health', again(getRequest('/healthz'), 200)],
]);
