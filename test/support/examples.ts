import { NDJSON, SSE } from '../../src/http/streams/stream-format.js';
import { listening } from '../live/support/listen.js';
import { mediaTypeOf, operationFor } from './documented.js';
import { type Asking, type Game, type Guest, type Parlor, requestInit } from './parlor.js';
import { standIns } from './stand-ins.js';

/** By operation, status and media type: what was answered. */
interface Examples {
  [operation: string]: { [status: string]: { [mediaType: string]: unknown } };
}

/** Asks, and keeps the answer as an example. */
type Show = <Body = unknown>(method: string, path: string, asking?: Asking) => Promise<Body>;

/** Plays a little and asks everything once: what a reader of the document is shown is what was answered. */
export const examplesFrom = async (
  parlor: Parlor,
  botUrl: string,
  pass: (minutes: number) => Promise<void>,
): Promise<Examples> => {
  const examples: Examples = {};
  const show = showingIn(examples, parlor);
  await aroundTheShelf(show);
  const ann = await show<Guest>('POST', '/players', { body: { name: 'Ann' } });
  await show('POST', '/players', { body: { nickname: 'Ann' } });
  await show('GET', '/me', { as: ann });
  await show('GET', '/me');
  await show('PATCH', '/me', { as: ann, body: { name: 'Ann' } });
  await severalTokens(show, ann);
  await show('POST', '/me/tickets', { as: ann });
  await inTheLab(show, ann);
  await inAClub(show, parlor, ann);
  await ratedGames(show, parlor, ann);
  await inATournament(show, parlor, ann);
  await wholeGame(show, parlor, ann);
  await tablesThatEndEarly(show, parlor, ann);
  await playedAgain(show, parlor, ann);
  await beingCalled(show, parlor, botUrl);
  await show('DELETE', '/me', { as: await parlor.guest('Zoe') });
  await somebodyGone(show, parlor, ann, pass);
  return examples;
};

const severalTokens = async (show: Show, ann: Guest): Promise<void> => {
  const body = { label: 'the screen on the wall', scope: 'watch' };
  const { id } = await show<{ id: string }>('POST', '/me/tokens', { as: ann, body });
  const { code } = await show<{ code: string }>('POST', '/me/links', { as: ann });
  await show('POST', '/tokens', { body: { code, label: 'phone' } });
  await show('POST', '/tokens', { body: { code, label: 'phone' } });
  await show('GET', '/me/tokens', { as: ann });
  await show('DELETE', `/me/tokens/${id}`, { as: ann });
};

const inAClub = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const { id, code } = await show<{ id: string; code: string }>('POST', '/clubs', {
    as: ann,
    body: { name: 'Class 7b' },
  });
  const path = `/clubs/${id}`;
  const joined = await show<{ you: { id: string } }>('POST', '/clubs/join', {
    as: ben,
    body: { code, displayName: 'Benny' },
  });
  const member = `${path}/members/${joined.you.id}`;
  await show('GET', '/clubs', { as: ben });
  await show('GET', path, { as: ann });
  await show('GET', `${path}/members`, { as: ann });
  await show('PATCH', path, { as: ann, body: { name: 'Class 8b' } });
  await show('PATCH', member, { as: ann, body: { role: 'helper' } });
  const task = { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times: 3 };
  await show('POST', `${path}/assignments`, { as: ann, body: { task } });
  const kit = { task: { type: 'client-kit', score: 100 } };
  const assignment = await show<{ id: string }>('POST', `${path}/assignments`, { as: ann, body: kit });
  const report = { passed: 23, checks: 23, score: 100 };
  await show('POST', `${path}/assignments/${assignment.id}/reports`, { as: ben, body: report });
  await show('GET', `${path}/assignments`, { as: ben });
  for (const accept of ['application/json', SSE, NDJSON])
    await show('GET', `${path}/classroom`, { as: ann, headers: { accept } });
  await show('GET', `${path}/classroom/table`, { as: ann });
  await show('DELETE', `${path}/assignments/${assignment.id}`, { as: ann });
  await show('POST', `${path}/code`, { as: ann });
  await show('DELETE', `${path}/code`, { as: ann });
  await show('DELETE', member, { as: ann });
  await show('POST', '/clubs/join', { as: ben, body: { code } });
  await show('DELETE', path, { as: ann });
  await show('GET', path, { as: ann });
};

const ratedGames = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const options = { width: 1, height: 1 };
  const wanted = { ruleset: 'knucklebones', options, rated: true };
  const seek = await show<{ id: string }>('POST', '/seeks', { as: ann, body: wanted });
  await show('POST', '/seeks', { as: ann, body: wanted });
  await show('GET', '/seeks', { as: ann });
  await show('GET', `/seeks/${seek.id}`, { as: ann });
  await show('DELETE', `/seeks/${seek.id}`, { as: ann });
  const { id } = await parlor.play([ann, ben], wanted);
  await parlor.post(`/games/${id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  for (const path of ['/leaderboards', '/leaderboards/knucklebones', '/me/ratings'])
    await show('GET', path, { as: ann });
  await show('GET', '/leaderboards/knucklebones/csv', { as: ann, headers: { accept: 'text/csv' } });
};

const inATournament = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const body = { name: 'Friday evening', ruleset: 'knucklebones', format: 'swiss', equalDice: true };
  const { id } = await show<{ id: string }>('POST', '/tournaments', { as: ann, body });
  const path = `/tournaments/${id}`;
  await show('POST', `${path}/entrants`, { as: ann, body: { salt: 'socks' } });
  await show('POST', `${path}/entrants`, { as: ben, body: {} });
  await show('DELETE', `${path}/entrants/2`, { as: ben });
  await show('GET', '/tournaments');
  await show('GET', path, { as: ben });
  // A ladder that nobody has come to yet: no lots are drawn, so it is the same each time.
  const wanted = { name: 'For ever', ruleset: 'knucklebones', format: 'ladder' };
  const ladder = await parlor.post<{ id: string }>('/tournaments', { as: ann, body: wanted });
  const rungs = `/tournaments/${ladder.body.id}`;
  await show('POST', `${rungs}/start`, { as: ann });
  await show('DELETE', rungs, { as: ann });
  for (const accept of ['application/json', SSE, NDJSON])
    await show('GET', `${rungs}/events`, { headers: { accept } });
  await show('GET', `${rungs}/record`);
};

const inTheLab = async (show: Show, ann: Guest): Promise<void> => {
  const games = [
    { seed: 'one', actions: [] },
    { seed: 'two', actions: [1, 0] },
  ];
  const table = { ruleset: 'knucklebones', seats: ['me', 'easy'] };
  await show('POST', '/lab/rollouts', { as: ann, body: { ...table, games } });
  await show('POST', '/lab/rollouts', {
    as: ann,
    body: { ...table, games: [{ seed: 'one', actions: [7] }] },
  });
};

const aroundTheShelf = async (show: Show): Promise<void> => {
  const [list, book] = ['/rulesets', '/rulesets/knucklebones'];
  const paths = ['/', list, book, `${book}/picture`, `${book}/cover`];
  const more = [
    '/problems',
    '/problems/column-full',
    '/guides',
    '/healthz',
    '/readyz',
    '/metrics',
    '/llms.txt',
  ];
  for (const path of [...paths, ...more]) await show('GET', path, { headers: { accept: '*/*' } });
  for (const path of ['/rulesets/knucklebones', '/guides/webhooks'])
    await show('GET', path, { headers: { accept: 'text/markdown' } });
};

const wholeGame = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const options = { width: 2, height: 1 };
  const body = { ruleset: 'knucklebones', options, chance: { seed: 'the examples of the document' } };
  const { id } = await show<Game>('POST', '/games', { as: ann, body });
  await show('POST', '/games', { as: ann, body: { ruleset: 'knucklebones', options: { width: 'wide' } } });
  await show('GET', '/games?status=waiting');
  await show('POST', `/games/${id}/seats`, { as: ben, body: { seat: 1 } });
  await show('POST', `/games/${id}/seats`, { as: ann, body: {} });
  for (const part of ['', '/board', '/picture', '/actions', '/odds'])
    await show('GET', `/games/${id}${part}`, { as: ann });
  await show('GET', `/games/${id}/actions?as=schema`, { as: ann });
  await show('GET', '/games/g_0000000000000000000000');
  const act = (as: Guest, column: number, headers = {}) =>
    show('POST', `/games/${id}/actions`, { as, headers, body: { type: 'place', column } });
  await show('POST', `/games/${id}/rehearsals`, { as: ann, body: { type: 'place', column: 0 } });
  await act(ann, 0);
  await act(ann, 1);
  await act(ben, 1, { 'if-match': '"1"' });
  await act(ben, 1);
  await act(ann, 0);
  for (const accept of [SSE, NDJSON]) await show('GET', '/me/events', { as: ann, headers: { accept } });
  await show('POST', `/games/${id}/forks`, { as: ann, body: {} });
  await show('GET', `/games/${id}/record`);
  await act(ann, 1);
  for (const accept of ['application/json', SSE, NDJSON])
    await show('GET', `/games/${id}/events?after=8`, { headers: { accept } });
  await show('GET', `/games/${id}/record`);
  await show('GET', `/games/${id}/review`);
};

const playedAgain = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const over = await parlor.play([ann, await parlor.guest('Ben')], { options: { width: 1, height: 1 } });
  await parlor.post(`/games/${over.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  await show('POST', `/games/${over.id}/rematch`, { as: ann });
};

const somebodyGone = async (
  show: Show,
  parlor: Parlor,
  ann: Guest,
  pass: (minutes: number) => Promise<void>,
): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const { id } = await parlor.play([ann, ben], { chance: { seed: 'gone' } });
  await pass(31);
  await show('POST', `/games/${id}/claims`, { as: ben, body: { type: 'bot' } });
};

const tablesThatEndEarly = async (show: Show, parlor: Parlor, ann: Guest): Promise<void> => {
  const ben = await parlor.guest('Ben');
  const agreed = await parlor.play([ann, ben], { chance: { seed: 'agreed' } });
  const offers = `/games/${agreed.id}/offers`;
  const { offer } = await show<Game>('POST', offers, { as: ann, body: { type: 'draw' } });
  await show('POST', `${offers}/${offer?.number}/answers`, { as: ben, body: { answer: 'accept' } });
  const left = await parlor.lay(ann);
  await show('DELETE', `/games/${left.id}/seats/0`, { as: ann });
  const [cat, seats] = [await parlor.guest('Cat'), [{ player: 'me' }, { open: true }, { open: true }]];
  const early = await parlor.lay(ann, {
    ruleset: 'cant-stop',
    seats,
    visibility: 'link',
    chance: { seed: 'early' },
  });
  await show('POST', '/games/join', { as: cat, body: { code: early.code } });
  await show('PATCH', `/games/${early.id}`, { as: ann, body: { start: true } });
  const given = await parlor.lay(ann, { chance: { seed: 'with a bot' }, pace: 60_000 });
  await show('PATCH', `/games/${given.id}/seats/1`, { as: ann, body: { invite: true } });
  const closed = await parlor.lay(ann);
  await show('DELETE', `/games/${closed.id}`, { as: ann });
};

/** The bot acts by itself, so that its delivery is there as soon as the call is answered. */
const beingCalled = async (show: Show, parlor: Parlor, url: string): Promise<void> => {
  const robot = await parlor.guest('Robot');
  const set = (body: object) => show('PUT', '/me/webhook', { as: robot, body });
  await set({ url: 'https://bot.example.org/turn' });
  await set({ url: 'https://bot.example.org/turn', rulesets: ['knucklebones'] });
  await show('GET', '/me/webhook', { as: robot });
  await show('POST', '/me/webhook/secret', { as: robot });
  await parlor.request('PUT', '/me/webhook', { as: robot, body: { url } });
  await parlor.play([robot, await parlor.guest('Ben')]);
  await settled(parlor, robot);
  await show('GET', '/me/webhook/deliveries', { as: robot });
};

const settled = async (parlor: Parlor, as: Guest): Promise<void> => {
  const path = '/me/webhook/deliveries';
  const { body } = await parlor.get<{ items: readonly { status: string }[] }>(path, { as });
  if (body.items[0]?.status !== 'acknowledged') await settled(parlor, as);
};

const showingIn = (examples: Examples, parlor: Parlor): Show => {
  const stable = standIns();
  return async (method, path, asking = {}) => {
    const askedAt = Date.now();
    const named = { ...asking, headers: { 'x-request-id': REQUEST, ...asking.headers } };
    const response = await parlor.app.request(path, requestInit(method, named));
    const text = await textOf(response, path);
    const type = mediaTypeOf(response.headers) ?? '';
    const found = operationFor(method, new URL(path, 'http://parlor').pathname, type);
    if (found === undefined) throw new Error(`${method} ${path} is in no document`);
    const { operationId = '', responses } = found.operation;
    const isText = Object(Object(responses[response.status]?.content?.[type]).schema).type === 'string';
    const shown = stable(text, askedAt);
    const value = isText ? abridgedText(shown, path) : abridged(JSON.parse(shown));
    const answers = examples[operationId] ?? {};
    const forms = answers[response.status] ?? {};
    examples[operationId] = { ...answers, [response.status]: { [type]: value, ...forms } };
    return isText ? text : JSON.parse(text);
  };
};

const REQUEST = '0d2c8f0e-52a1-4b53-9c0f-6a4c1f7f2f5e';

/** The stream of a player, or of a class, goes on and on: of that what comes first, and where it is a notice to a line, one of them. */
const textOf = async (response: Response, path: string): Promise<string> => {
  const isRoom = path.endsWith('/classroom') && mediaTypeOf(response.headers) !== 'application/json';
  if (path !== '/me/events' && !isRoom) return response.text();
  const stream = listening(response);
  await stream.take(isRoom ? 1 : 2);
  await stream.hangUp();
  const heard = stream.heard();
  return mediaTypeOf(response.headers) === NDJSON ? (heard.trim().split('\n').at(-1) ?? '') : heard;
};

const MOST_LETTERS = 400;
const MOST_LINES = 16;

/** Enough to see what it is like, and nothing that changes with every new ruleset. */
const abridged = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string')
    return value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
  if (Array.isArray(value))
    return (field === 'items' ? value.slice(0, 1) : value).map((one) => abridged(one));
  if (typeof value !== 'object' || value === null) return value;
  // References inside an example are taken for references of the document.
  if ('$defs' in value) return { $schema: Object(value).$schema };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, abridged(inner, name)]));
};

const abridgedText = (text: string, path: string): string => {
  if (text.startsWith('<svg')) return text;
  const lines = text.split('\n');
  // What a counter stands at is different each time.
  const shown =
    path === '/metrics'
      ? lines.filter((line) => line.startsWith('#')).slice(0, 6)
      : lines.slice(0, MOST_LINES);
  return shown.length < lines.length ? [...shown, '…'].join('\n') : text;
};
