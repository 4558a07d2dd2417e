import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitsBy } from '../../src/http/request/limits.js';
import { streamsUpTo } from '../../src/http/streams/streams.js';
import { type Documented, operations } from '../support/documented.js';
import { stayOpen } from '../support/open-hours.js';
import { type Asking, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/** As long as anybody has patience with whoever is away, and a minute. */
const HALF_AN_HOUR = 31 * 60_000;

/** What every operation does alike, wherever the document says that it does. */

interface Parameter {
  readonly name: string;
  readonly in: string;
}

const parametersOf = ({ operation }: Documented): readonly Parameter[] => Object(operation).parameters ?? [];
const codesOf = ({ operation }: Documented, status: number): readonly string[] =>
  operation.responses[status]?.['x-codes'] ?? [];
const named = (those: readonly Documented[]) =>
  those.map((it) => ({ ...it, name: `${it.method.toUpperCase()} ${it.template}` }));
const thatAnswer = (status: number, code: string) =>
  named(operations.filter((it) => codesOf(it, status).includes(code)));
const thatHeed = (header: string) =>
  named(operations.filter((it) => parametersOf(it).some((it) => it.in === 'header' && it.name === header)));

let later = 0;
let parlor: Parlor;
let ann: Guest;
let game: Game;
let tournament: { readonly id: string };
beforeAll(async () => {
  parlor = await openParlor({ clock: () => Date.now() + later });
  ann = await parlor.guest('Ann');
  game = await parlor.play([ann, await parlor.guest('Ben')]);
  const wanted = { name: 'Friday', ruleset: 'knucklebones', format: 'swiss' };
  tournament = (await parlor.post<{ id: string }>('/tournaments', { as: ann, body: wanted })).body;
});
afterAll(() => parlor?.close());

const NOBODY = 'g_0000000000000000000000';

const pathOf = (template: string, id = game.id): string =>
  template
    .replace('{id}', id === game.id && template.startsWith('/tournaments') ? tournament.id : id)
    .replace('{ruleset}', 'knucklebones')
    .replace('{seat}', '0')
    .replace('{number}', '1')
    .replace('{entrant}', '1')
    .replace('{code}', 'not-found')
    .replace('{name}', 'webhooks')
    .replace('{member}', 'm_nobody')
    .replace('{assignment}', 'a_nothing');

const ask = async ({ method, template }: Documented, query = '', asking: Asking = {}, id = game.id) => {
  const { status, body } = await parlor.request(
    method.toUpperCase(),
    `${pathOf(template, id)}${query}`,
    asking,
  );
  return [status, body.code];
};

describe('an unknown query parameter is refused by', () => {
  test.each(thatAnswer(400, 'malformed-request'))('$name', async (it) => {
    expect(await ask(it, '?nonsense=1', { as: ann })).toEqual([400, 'malformed-request']);
  });

  test('all of them', () => {
    expect(thatAnswer(400, 'malformed-request')).toHaveLength(operations.length);
  });
});

describe('a token that nobody gave out is refused by', () => {
  test.each(thatAnswer(401, 'invalid-token'))('$name', async (it) => {
    expect(await ask(it, '', { as: { ...ann, token: 'parlor_nobody' } })).toEqual([401, 'invalid-token']);
  });
});

describe('a token that may only watch is refused by', () => {
  test.each(thatAnswer(403, 'watch-only'))('$name', async (it) => {
    const body = { label: 'screen', scope: 'watch' };
    const made = await parlor.post<Guest>('/me/tokens', { as: ann, body });
    expect(await ask(it, '', { as: made.body })).toEqual([403, 'watch-only']);
    await parlor.del(`/me/tokens/${made.body.id}`, { as: ann });
  });

  test('all that change something and ask who it is', () => {
    const writes = operations.filter(({ method }) => method !== 'get');
    const open = ['createPlayer', 'exchangeCode', 'createTicket', 'rehearse', 'stepRollouts'];
    expect(writes.filter(({ operation: { operationId } }) => !open.includes(operationId ?? '')).length).toBe(
      thatAnswer(403, 'watch-only').length,
    );
  });
});

describe('no token at all is refused by', () => {
  test.each(thatAnswer(401, 'missing-token').filter(({ template }) => template !== '/games'))(
    '$name',
    async (it) => {
      expect(await ask(it)).toEqual([401, 'missing-token']);
    },
  );

  test.each(thatAnswer(401, 'missing-token').filter(({ template }) => template === '/games'))(
    '$name, about oneself',
    async (it) => {
      expect(await ask(it, it.method === 'get' ? '?player=me' : '')).toEqual([401, 'missing-token']);
    },
  );
});

describe.each([
  ['If-Match', '17'],
  ['If-None-Match', '17'],
  ['Idempotency-Key', 'two words'],
  ['Last-Event-ID', 'the last'],
])('%s must be well formed for', (header, value) => {
  test.each(thatHeed(header))('$name', async (it) => {
    expect(await ask(it, '', { as: ann, headers: { [header]: value } })).toEqual([400, 'malformed-header']);
  });
});

describe('no JSON, another media type and too much are refused by', () => {
  test.each(thatAnswer(400, 'malformed-json'))('$name', async (it) => {
    const send = (raw: string, type: string) =>
      ask(it, '', { as: ann, raw, headers: { 'content-type': type } });
    expect(await send('{', 'application/json')).toEqual([400, 'malformed-json']);
    expect(await send('{}', 'text/plain')).toEqual([415, 'unsupported-media-type']);
    const most = it.template === '/lab/rollouts' ? 256 : 16;
    expect(await send(' '.repeat(most * 1024 + 1), 'application/json')).toEqual([413, 'too-large']);
  });
});

describe('a game that is not there is not found by', () => {
  test.each(thatAnswer(404, 'unknown-game'))('$name', async (it) => {
    const body = exampleOf(it);
    expect(await ask(it, '', { as: ann, body }, NOBODY)).toEqual([404, 'unknown-game']);
  });
});

describe.each([
  ['unknown-club', '/clubs/{id}'],
  ['unknown-tournament', '/tournaments/{id}'],
  ['unknown-seek', '/seeks/{id}'],
])('%s is what is said, where there is none, by', (code, place) => {
  test.each(thatAnswer(404, code).filter(({ template }) => template.startsWith(place)))(
    '$name',
    async (it) => {
      expect(await ask(it, '', { as: ann, body: exampleOf(it) }, NOBODY)).toEqual([404, code]);
    },
  );
});

describe('a ruleset that is not on the shelf is not found by', () => {
  const asked = thatAnswer(404, 'unknown-ruleset').filter(({ template }) => template.includes('{ruleset}'));
  test.each(asked)('$name', async ({ template }) => {
    const { status, body } = await parlor.get(template.replace('{ruleset}', 'chess'), { as: ann });
    expect([status, body.code]).toEqual([404, 'unknown-ruleset']);
  });
});

const exampleOf = ({ operation }: Documented): unknown =>
  Object(operation).requestBody?.content?.['application/json']?.example;

describe('a version that is still to come is not found by', () => {
  const asked = thatAnswer(404, 'unknown-version').filter(({ method }) => method === 'get');
  test.each(asked)('$name', async (it) => {
    expect(await ask(it, '?at=999', { as: ann })).toEqual([404, 'unknown-version']);
  });
});

describe('whoever has the current version is told so by', () => {
  test.each(named(operations.filter(({ operation }) => '304' in operation.responses)))(
    '$name',
    async (it) => {
      const { id } = it.template.endsWith('/record') ? await finished() : game;
      const asking = { as: ann, body: undefined };
      const { headers } = await parlor.get(pathOf(it.template, id), asking);
      const etag = headers.get('etag') ?? 'none';
      expect(await ask(it, '', { ...asking, headers: { 'if-none-match': etag } }, id)).toEqual([
        304,
        undefined,
      ]);
    },
  );
});

const finished = async (): Promise<Game> => {
  const over = await parlor.play([ann, ann], { options: { width: 1, height: 1 } });
  await parlor.post(`/games/${over.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  return over;
};

describe('where no more streams may be opened, none is opened and nobody waits:', () => {
  let full: Parlor;
  let host: Guest;
  let laid: Game;
  let seek: string;
  let over: Game;
  let club: { readonly id: string };
  let announced: { readonly id: string };
  beforeAll(async () => {
    full = await openParlor({ streams: streamsUpTo(1, 0) });
    host = await full.guest('Ann');
    laid = await full.lay(host);
    const wanted = { as: host, body: { ruleset: 'knucklebones' } };
    seek = (await full.post<{ id: string }>('/seeks', wanted)).body.id;
    over = await full.play([host, host], { options: { width: 1, height: 1 } });
    await full.post(`/games/${over.id}/actions`, { as: host, body: { type: 'place', column: 0 } });
    club = (await full.post<{ id: string }>('/clubs', { as: host, body: { name: 'Class 7b' } })).body;
    const body = { name: 'Friday', ruleset: 'knucklebones', format: 'swiss' };
    announced = (await full.post<{ id: string }>('/tournaments', { as: host, body })).body;
  });
  const idFor = (template: string): string => {
    if (template.startsWith('/clubs')) return club.id;
    if (template.startsWith('/seeks')) return seek;
    if (template.startsWith('/tournaments')) return announced.id;
    return template.endsWith('/review') ? over.id : laid.id;
  };
  afterAll(() => full?.close());

  test.each(thatAnswer(429, 'too-many-streams'))('$name', async ({ template }) => {
    const wait = { prefer: 'wait=20', 'if-none-match': `"${laid.version}"` };
    const headers = /\/(?:events|classroom)$/.test(template) ? { accept: 'text/event-stream' } : wait;
    const { status, body } = await full.get(pathOf(template, idFor(template)), { as: host, headers });
    expect([status, body.code]).toEqual([429, 'too-many-streams']);
  });
});

describe('an empty purse is told by', () => {
  let poor: Parlor;
  beforeAll(async () => {
    const one = { reads: 1, actions: 1, creations: 1 };
    poor = await openParlor({ limits: limitsBy(() => 0, one, one) });
    await poor.get('/rulesets');
    await poor.post('/games');
    await poor.post('/games/x/actions');
  });
  afterAll(() => poor?.close());

  test.each(thatAnswer(429, 'too-many-requests'))('$name', async ({ method, template }) => {
    const { status, body } = await poor.request(method.toUpperCase(), pathOf(template, NOBODY));
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
  });
});

/** Two requests, each of which could be done, and how they are sent. */
interface Pair {
  readonly method: string;
  readonly paths: readonly [string, string];
  readonly bodies?: readonly [object, object];
}

const lay = async (): Promise<string> => (await parlor.lay(ann, { seats: [OPEN, OPEN] })).id;
const OPEN = { open: true };

const PAIRS: { readonly [operation: string]: () => Promise<Pair> } = {
  createGame: async () => ({
    method: 'POST',
    paths: ['/games', '/games'],
    bodies: [{ ruleset: 'knucklebones' }, { ruleset: 'dastan' }],
  }),
  forkGame: async () => ({
    method: 'POST',
    paths: [`/games/${game.id}/forks`, `/games/${game.id}/forks`],
    bodies: [{}, { visibility: 'private' }],
  }),
  takeSeat: async () => {
    const path = `/games/${await lay()}/seats`;
    return { method: 'POST', paths: [path, path], bodies: [{ seat: 0 }, { seat: 1 }] };
  },
  leaveSeat: async () => {
    const { id } = await parlor.lay(ann, {
      seats: [{ player: 'me' }, { player: 'me' }, OPEN, OPEN],
      ruleset: 'jackaroo',
    });
    return { method: 'DELETE', paths: [`/games/${id}/seats/0`, `/games/${id}/seats/1`] };
  },
  joinByCode: async () => {
    const [host, one, other] = [await parlor.guest('Host'), { visibility: 'link' }, { salt: 'mine' }];
    const { code } = await parlor.lay(host, { ...one, seats: [OPEN, OPEN] });
    return { method: 'POST', paths: ['/games/join', '/games/join'], bodies: [{ code }, { code, ...other }] };
  },
  startGame: async () => {
    const seats = [{ player: 'me' }, { player: 'me' }, OPEN];
    const { id } = await parlor.lay(ann, { ruleset: 'jackaroo', seats });
    const path = `/games/${id}`;
    return { method: 'PATCH', paths: [path, `${path}/seats/2`], bodies: [{ start: true }, { bot: 'easy' }] };
  },
  changeSeat: async () => {
    const path = `/games/${await lay()}/seats/0`;
    return { method: 'PATCH', paths: [path, path], bodies: [{ bot: 'easy' }, { bot: 'hard' }] };
  },
  endGame: async () => {
    const { id } = await parlor.lay(ann);
    return { method: 'DELETE', paths: [`/games/${id}`, `/games/${id}/seats/0`] };
  },
  makeOffer: async () => {
    const path = `/games/${(await parlor.play([ann, await parlor.guest('Ben')])).id}/offers`;
    return { method: 'POST', paths: [path, path], bodies: [{ type: 'draw' }, { type: 'takeback' }] };
  },
  answerOffer: async () => {
    const ben = await parlor.guest('Ben');
    const { id } = await parlor.play([ben, ann]);
    const { body } = await parlor.post<Game>(`/games/${id}/offers`, { as: ben, body: { type: 'draw' } });
    const path = `/games/${id}/offers/${body.offer?.number}/answers`;
    return { method: 'POST', paths: [path, path], bodies: [{ answer: 'accept' }, { answer: 'decline' }] };
  },
  claimSeat: async () => {
    const path = `/games/${(await parlor.play([await parlor.guest('Ben'), ann])).id}/claims`;
    await stayOpen([parlor], Date.now() + later + HALF_AN_HOUR, () => {
      later += HALF_AN_HOUR;
    });
    return { method: 'POST', paths: [path, path], bodies: [{ type: 'bot' }, { type: 'end' }] };
  },
  askForRematch: async () => {
    const ben = await parlor.guest('Ben');
    const over = await parlor.play([ben, ann], { options: { width: 1, height: 1 } });
    await parlor.post(`/games/${over.id}/actions`, { as: ben, body: place(0) });
    const path = `/games/${over.id}/rematch`;
    const { body } = await parlor.post<Game>(path, { as: ben });
    return { method: 'POST', paths: [path, `/games/${body.id}/seats`] };
  },
  act: async () => {
    const path = `/games/${(await parlor.play([ann, await parlor.guest('Ben')])).id}/actions`;
    return { method: 'POST', paths: [path, path], bodies: [place(0), place(1)] };
  },
};

const place = (column: number) => ({ type: 'place', column });

describe.each(thatAnswer(409, 'key-in-use'))(
  'a key stands for one request to $name:',
  ({ operation: { operationId = '' } }) => {
    const send = ({ method, paths, bodies }: Pair, which: 0 | 1) =>
      parlor.request(method, paths[which], {
        as: ann,
        headers: { 'idempotency-key': `a key for ${operationId}`.replaceAll(' ', '-') },
        ...(bodies === undefined ? {} : { body: bodies[which] }),
      });

    test('it is told to wait while the first is under way, and another one is refused', async () => {
      const pair = await PAIRS[operationId]?.();
      if (pair === undefined) return expect.unreachable(`no pair of requests for ${operationId}`);
      const answers = await Promise.all([0, 0, 0, 0].map(() => send(pair, 0)));
      const waiting = answers.filter(({ status }) => status === 409);
      expect(waiting.length).toBeGreaterThan(0);
      expect(new Set(waiting.map(({ body }) => body.code))).toEqual(new Set(['key-in-use']));
      expect((await send(pair, 1)).body).toMatchObject({ status: 422, code: 'key-reused' });
    });
  },
);

test('figures that are not shown are not there', async () => {
  const shy = await openParlor({ showsMetrics: false });
  expect((await shy.get('/metrics')).body).toMatchObject({ status: 404, code: 'not-found' });
  await shy.close();
});
