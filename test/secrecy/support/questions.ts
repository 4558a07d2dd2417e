import { makeCursor } from '../../../src/http/request/cursor.js';
import { namesIn, OPERATIONS, type Operation } from './operations.js';
import { NOON, type Question } from './world.js';

/** What somebody may ask about: a game as it stands, who asks, and what to try. Nothing of it differs between the worlds. */
export interface Scene {
  readonly gameId: string;
  readonly version: number;
  readonly seats: number;
  /** Where the asker sits. */
  readonly seat: number | null;
  readonly isToAct: boolean;
  /** So much is open for the asker in the stream of all their games: a game that is played, their turn in it, and what else waits for them. */
  readonly notices: number;
  /** Well-formed actions that are not accepted from this asker now. */
  readonly refused: readonly object[];
  /** What the asker may do now. It is only ever tried out. */
  readonly accepted: readonly object[];
  /** A word that no other question uses. */
  word(): string;
}

/** Nothing to compare, and why. */
export const EXCUSED: { readonly [operationId: string]: string } = {
  getMetrics: 'counts the requests of the whole process and its seconds; canary.test.ts reads it',
};

type Values = { readonly [name: string]: (scene: Scene) => readonly string[] };

const PATH: Values = {
  id: ({ gameId }) => [gameId],
  ruleset: () => ['jackaroo'],
  code: () => ['not-your-turn'],
  name: () => ['adding-a-game'],
  member: () => ['m_0000000000000000000000'],
  assignment: () => ['a_0000000000000000000000'],
  entrant: () => ['1'],
};

const QUERY: Values = {
  as: () => ['schema', 'poem'],
  at: ({ version }) => ['1', `${version - 1}`, `${version}`, `${version + 1}`, 'noon'],
  after: ({ version }) => [`${version - 3}`],
  limit: () => ['2'],
  ticket: (scene) => [scene.word()],
  ruleset: () => ['jackaroo'],
  status: () => ['waiting', 'playing'],
  openSeats: () => ['true', 'false'],
  player: () => ['me'],
  language: () => ['de', 'xx'],
  toAct: () => ['me'],
  club: () => ['c_0000000000000000000000'],
  position: () => ['a-marble-comes-out', 'nowhere'],
  cursor: () => [makeCursor({ createdAt: NOON, gameId: 'g_zzz' })],
};

type HeaderSets = { readonly [name: string]: (scene: Scene) => readonly NonNullable<Question['headers']>[] };

const HEADERS: HeaderSets = {
  'If-None-Match': ({ version }) => [{ 'If-None-Match': `"${version}"` }, { 'If-None-Match': '"1"' }],
  Prefer: ({ version }) => [{ Prefer: 'wait=0', 'If-None-Match': `"${version}"` }],
  'Accept-Language': () => [{ 'Accept-Language': 'de-AT, en;q=0.5' }],
  'Last-Event-ID': ({ version }) => [{ 'Last-Event-ID': `${version - 2}` }],
};

/** How many records a stream has to give before it waits for news. */
const RECORDS: { readonly [operationId: string]: (scene: Scene, after: number) => number } = {
  listEvents: ({ version }, after) => version - after,
  // In no club of theirs: there is nothing to tell.
  getClassroom: () => 0,
  // No game is a tournament: there is nothing to follow.
  listTournamentEvents: () => 0,
  listMyEvents: ({ notices }) => notices,
};

type Attempt = Partial<Question>;

/** What is sent to operations that change something: so that nothing changes, it is always refused, or done in a corner. */
const ATTEMPTS: { readonly [operationId: string]: (scene: Scene) => readonly Attempt[] } = {
  createPlayer: () => [
    { body: '{}' },
    // Whoever is welcome gets an id and a token of their own; players.test.ts looks at those.
    { body: '{"name":"Newcomer"}', headers: { 'Idempotency-Key': 'a-short-key' } },
  ],
  // Who is forgotten is nobody in both worlds; forget.test.ts looks at what becomes of them.
  forgetMe: () => [{ headers: { authorization: 'Bearer nobody' } }],
  renameMe: () => [{ body: '{}' }, { body: '{"name":""}' }],
  // A token or a code that is granted is random; tokens.test.ts looks at those.
  createToken: (scene) => [
    { body: '{}' },
    { body: '{"label":"screen","scope":"everything"}' },
    { body: '{}', headers: { 'Idempotency-Key': `${scene.word()}-and-more-letters`.replaceAll(' ', '-') } },
  ],
  revokeToken: () => [{ path: '/me/tokens/t_0000000000000000000000' }, { path: '/me/tokens/mine' }],
  createLink: (scene) => [
    { body: '{"scope":"everything"}' },
    {
      body: '{"scope":1}',
      headers: { 'Idempotency-Key': `${scene.word()}-and-more-letters`.replaceAll(' ', '-') },
    },
  ],
  exchangeCode: (scene) => [
    { body: '{}' },
    { body: '{"code":"KVX-7MP-2QD-W4H"}' },
    {
      body: '{"code":"KVX-7MP-2QD-W4H"}',
      headers: { 'Idempotency-Key': `${scene.word()}-and-more-letters`.replaceAll(' ', '-') },
    },
  ],
  // A club that is granted has a random code; clubs.test.ts looks at those.
  createClub: (scene) => [
    { body: '{}' },
    { body: '{"name":""}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  joinClub: () => [{ body: '{}' }, { body: '{"code":"KVX-7MP-2QD"}' }],
  renameClub: () => [{ body: '{}' }, { body: '{"name":"Another"}' }],
  endClub: () => [{}],
  changeClubCode: (scene) => [{}, { headers: { 'Idempotency-Key': scene.word() } }],
  closeClubDoor: () => [{}],
  changeClubMember: () => [
    { body: '{}' },
    { body: '{"displayName":"Another"}' },
    { body: '{"role":"owner"}' },
  ],
  removeClubMember: () => [{}],
  // A seek that is granted has an id of its own; seeks.test.ts looks at those.
  createSeek: (scene) => [
    { body: '{}' },
    { body: '{"ruleset":"chess"}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  cancelSeek: () => [{}],
  assign: () => [{ body: '{}' }, { body: '{"task":{"type":"curl"}}' }],
  dropAssignment: () => [{}],
  reportKit: () => [{ body: '{}' }, { body: '{"passed":1,"checks":1,"score":100}' }],
  // A tournament that is granted has a seed of its own; tournaments.test.ts looks at those.
  createTournament: (scene) => [
    { body: '{}' },
    {
      body: '{"name":"Friday","ruleset":"chess","format":"swiss"}',
      headers: { 'Idempotency-Key': scene.word() },
    },
  ],
  enterTournament: () => [{ body: '{}' }, { body: '{"salt":"socks"}' }],
  withdrawEntrant: () => [{}],
  startTournament: () => [{}],
  callOffTournament: () => [{}],
  createTicket: (scene) => [{ headers: { 'Idempotency-Key': scene.word() } }],
  setWebhook: () => [
    { body: '{}' },
    { body: '{"url":"https://127.0.0.1/turn"}' },
    { body: '{"url":"here"}' },
  ],
  removeWebhook: () => [{}],
  changeWebhookSecret: (scene) => [
    {},
    { headers: { 'Idempotency-Key': `${scene.word()}-and-more-letters`.replaceAll(' ', '-') } },
  ],
  createGame: (scene) => [
    { body: '{}' },
    { body: '{"ruleset":"chess"}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  // A fork that is granted has an id and a secret of its own; forks.test.ts looks at those.
  forkGame: (scene) => [
    { body: '{"at":1}' },
    { body: `{"at":${scene.version + 1}}` },
    { body: `{"at":${scene.version},"seats":[{"open":true}]}` },
    { body: '{"at":"now"}' },
    { body: '{"at":1}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  takeSeat: (scene) => [
    { body: '{}' },
    { body: '{"seat":0}' },
    { body: `{"seat":${scene.seats}}` },
    { body: '{"seat":"mine"}' },
    { body: '{}', headers: { 'If-Match': '"1"' } },
    { body: '{}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  // The host's own table is not one that may be closed: people play.
  endGame: () => [
    {},
    { headers: { 'If-Match': '"1"' } },
    { headers: { 'If-Match': 'now' } },
    { headers: { 'If-Match': '"1"', 'Idempotency-Key': 'closing' } },
  ],
  joinByCode: (scene) => [
    { body: '{}' },
    { body: '{"code":"KVX-7MP-2QD"}' },
    { body: '{"code":"KVX-7MP-2QD"}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  startGame: (scene) => [
    { body: '{"start":true}' },
    { body: '{"start":true}', headers: { 'If-Match': '"1"' } },
    { body: '{"start":true}', headers: { 'Idempotency-Key': scene.word() } },
  ],
  changeSeat: (scene) => [
    { path: `/games/${scene.gameId}/seats/1`, body: '{"bot":"hard"}' },
    { path: `/games/${scene.gameId}/seats/1`, body: '{"invite":true}', headers: { 'If-Match': '"1"' } },
    {
      path: `/games/${scene.gameId}/seats/1`,
      body: '{"open":true}',
      headers: { 'Idempotency-Key': scene.word() },
    },
  ],
  leaveSeat: ({ gameId, seats, seat }) => [
    ...Array.from({ length: seats + 1 }, (_, other) => other)
      .filter((other) => other !== seat)
      .map((other) => ({ path: `/games/${gameId}/seats/${other}` })),
    { path: `/games/${gameId}/seats/${seat ?? 0}`, headers: { 'If-Match': '"1"' } },
    { path: `/games/${gameId}/seats/${seat ?? 0}`, headers: { 'If-Match': 'now' } },
    {
      path: `/games/${gameId}/seats/${seat ?? 0}`,
      headers: { 'If-Match': '"1"', 'Idempotency-Key': 'leaving' },
    },
  ],
  // What is hidden is not taken back, and no clock runs here; an offer that is made shows in the log for all.
  makeOffer: (scene) => [
    { body: '{}' },
    { body: '{"type":"takeback"}' },
    { body: '{"type":"stop-clock"}', headers: { 'Idempotency-Key': scene.word() } },
    { body: '{"type":"draw"}', headers: { 'If-Match': '"1"' } },
  ],
  answerOffer: ({ gameId, word }) =>
    [{}, { 'If-Match': '"1"' }, { 'Idempotency-Key': word() }].map((headers) => ({
      path: `/games/${gameId}/offers/1/answers`,
      body: '{"answer":"accept"}',
      headers,
    })),
  // Nobody is gone here: at this moment everything happens.
  claimSeat: (scene) => [
    { body: '{}' },
    { body: '{"type":"bot"}' },
    { body: '{"type":"end","seat":1}', headers: { 'Idempotency-Key': scene.word() } },
    { body: '{"type":"end"}', headers: { 'If-Match': '"1"' } },
  ],
  // The lab knows no game of the house: it is given seeds and actions, and plays them by itself.
  stepRollouts: () => [
    { body: '{}' },
    { body: '{"ruleset":"jackaroo","games":[{"seed":"noon","actions":[]}]}' },
  ],
  askForRematch: (scene) => [{}, { headers: { 'Idempotency-Key': scene.word() } }],
  act: (scene) => {
    const [first = {}] = scene.refused;
    const body = JSON.stringify(first);
    return [
      {},
      { body: '{' },
      { body: '{"type":"juggle"}' },
      { body: '{"type":"play","card":["AS1"],"marbles":[9]}' },
      { body, headers: { 'content-type': 'text/plain' } },
      { body, headers: { 'If-Match': '"1"' } },
      { body, headers: { 'If-Match': `"${scene.version}"` } },
      { body, headers: { 'If-Match': 'now' } },
      { body, headers: { 'Idempotency-Key': scene.word() } },
      { body, headers: { Prefer: 'wait=0' } },
      { body, headers: { Prefer: 'return=minimal' } },
      ...scene.refused.map((action) => ({ body: JSON.stringify(action) })),
    ];
  },
  rehearse: (scene) => {
    const [first = {}] = scene.refused;
    const body = JSON.stringify(first);
    return [
      {},
      { body: '{"type":"juggle"}' },
      { body, headers: { 'If-Match': '"1"' } },
      { body, headers: { 'If-Match': `"${scene.version}"` } },
      ...scene.refused.map((action) => ({ body: JSON.stringify(action) })),
    ];
  },
};

/** An operation as it is asked about a scene, in every form, with every parameter that the document names. */
export const questionsOf = (operation: Operation, scene: Scene): readonly Question[] => {
  if (operation.id in EXCUSED) return [];
  return operation.method === 'GET' ? looks(operation, scene) : tries(operation, scene);
};

const tries = (operation: Operation, scene: Scene): readonly Question[] => {
  const attempts = ATTEMPTS[operation.id];
  if (attempts === undefined) throw new Error(`nobody says how to try ${operation.id}`);
  const all = attempts(scene);
  return [...all, ...inGerman(operation, all)].map((attempt) => ({
    method: operation.method,
    path: attempt.path ?? pathOf(operation, scene),
    ...attempt,
  }));
};

/** What is answered in words is asked once in other words. */
const inGerman = (operation: Operation, [first = {}]: readonly Attempt[]): readonly Attempt[] =>
  namesIn(operation, 'header').includes('Accept-Language')
    ? [{ ...first, headers: { ...first.headers, 'Accept-Language': 'de' } }]
    : [];

const looks = (operation: Operation, scene: Scene): readonly Question[] => {
  const path = pathOf(operation, scene);
  const queries = namesIn(operation, 'query').flatMap((name) =>
    valuesOf(QUERY, name, scene).map((value) => `${path}?${name}=${value}`),
  );
  const headers = namesIn(operation, 'header').flatMap((name) => valuesOf(HEADERS, name, scene));
  return operation.forms.flatMap((accept) => {
    const get = (asked: string, more: Question['headers'] = {}): Question =>
      withRecords(operation, { method: 'GET', path: asked, headers: { accept, ...more } }, scene);
    const head = STREAMED.test(accept) ? [] : [{ method: 'HEAD', path, headers: { accept } }];
    return [
      get(path),
      ...head,
      ...queries.map((asked) => get(asked)),
      ...headers.map((more) => get(path, more)),
    ];
  });
};

/** Every operation without any parameter: what a plain client asks for all the time. */
export const plainQuestions = (scene: Scene): readonly Question[] =>
  OPERATIONS.filter(({ template }) => template.includes('{id}') || template === '/me/events').flatMap(
    (operation) =>
      questionsOf(operation, scene).filter(
        ({ method, path, headers = {} }) =>
          method === 'GET' && !path.includes('?') && Object.keys(headers).length === 1,
      ),
  );

/** Whatever the referee says no to, in one's own turn and out of it. */
export const mistakenActions = (scene: Scene): readonly Question[] =>
  OPERATIONS.filter(({ id }) => id === 'act').flatMap((operation) => questionsOf(operation, scene));

export const everyQuestion = (scene: Scene): readonly Question[] => [
  ...OPERATIONS.flatMap((operation) => questionsOf(operation, scene)),
  ...rehearsals(scene),
  ...toolCalls(scene),
];

/** What an agent may ask: every tool that changes nothing, and the others so that they are refused. */
const toolCalls = ({ gameId: game, version, seat, refused }: Scene): readonly Question[] =>
  [
    ['list_rulesets', {}],
    ['read_rules', { ruleset: 'jackaroo' }],
    ['list_games', {}],
    ['list_games', { player: 'me', status: 'playing' }],
    ['look', { game }],
    ['look', { game, at: version - 1 }],
    ['look', { game, at: version + 1 }],
    ['read_events', { game }],
    ['read_events', { game, after: version - 3 }],
    ['wait_for_turn', { game, seconds: 0, after: version - 3 }],
    ['take_seat', { game }],
    ['leave_seat', { game, seat: (seat ?? 0) + 1 }],
    ['offer', { game, type: 'takeback' }],
    ['rematch', { game }],
    ['list_tokens', {}],
    ['revoke_token', { id: 't_0000000000000000000000' }],
    ['claim_seat', { game, type: 'bot' }],
    ['answer_offer', { game, number: 1, answer: 'accept' }],
    ['create_game', { ruleset: 'chess' }],
    ['create_player', {}],
    ['leaderboard', { ruleset: 'jackaroo' }],
    ['find_opponent', { ruleset: 'chess' }],
    ...refused.map((action) => ['act', { game, action }]),
  ].map(([name, given]) => ({
    method: 'POST',
    path: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
  }));

/** What would come of everything that the asker may do. */
const rehearsals = ({ gameId, accepted }: Scene): readonly Question[] =>
  accepted.flatMap((action, index) => {
    const asked = { method: 'POST', path: `/games/${gameId}/rehearsals`, body: JSON.stringify(action) };
    return index === 0 ? [asked, { ...asked, headers: { 'Accept-Language': 'de' } }] : [asked];
  });

/** The past, in every form that can show it. */
export const questionsAbout = (scene: Scene, at: number): readonly Question[] =>
  OPERATIONS.filter((operation) => namesIn(operation, 'query').includes('at')).flatMap((operation) =>
    operation.forms.map((accept) => ({
      method: operation.method,
      path: `${pathOf(operation, scene)}?at=${at}`,
      headers: { accept },
    })),
  );

const pathOf = ({ template }: Operation, scene: Scene): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesOf(PATH, name, scene)[0] ?? '');

const valuesOf = <Value>(
  table: { readonly [name: string]: (scene: Scene) => readonly Value[] },
  name: string,
  scene: Scene,
): readonly Value[] => {
  const values = table[name];
  if (values === undefined) throw new Error(`nobody says what to try for the parameter ${name}`);
  return values(scene);
};

const STREAMED = /event-stream|ndjson/;

const withRecords = ({ id }: Operation, question: Question, scene: Scene): Question => {
  if (!STREAMED.test(question.headers?.accept ?? '')) return question;
  const count = RECORDS[id];
  if (count === undefined) throw new Error(`nobody says how much the stream ${id} has to tell`);
  const [, after = question.headers?.['Last-Event-ID'] ?? '0'] = /after=(\d+)/.exec(question.path) ?? [];
  return { ...question, records: count(scene, Number(after)) };
};
