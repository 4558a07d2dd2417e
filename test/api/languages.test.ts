import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/language.js';
import { rulebook } from '../../src/engine/rulebook.js';
import { knucklebones } from '../../src/games/knucklebones/index.js';
import { languageIn } from '../../src/http/request/language.js';
import { TableSighting } from '../../src/table/game/table-event.js';
import { tableSentence } from '../../src/table/game/table-sentences.js';
import { languageAt } from '../../src/table/windows/language.js';
import {
  type Acted,
  type Asking,
  type Choices,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
  game = await parlor.play([ann, ben], { chance: { script: [5, 5, 5, 5, 5, 5], whenSpent: 'random' } });
});
afterAll(() => parlor?.close());

const DE = { 'accept-language': 'de-AT, de;q=0.9, en;q=0.5' };
const read = <Body>(path: string, asking: Asking = {}) =>
  parlor.get<Body>(`/games/${game.id}${path}`, { as: ann, ...asking });

describe('the language is', () => {
  test.each([
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
    ['en-GB, de;q=0.9', 'en'],
    ['fr, de;q=0.3', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['de;q=0, fr', 'en'],
    ['en;q=0.2, de;q=0.20', 'en'],
    ['en;q=0.2, de;q=0.201', 'de'],
    ['de;q=nonsense', 'de'],
    [';;;,,,q=1', 'en'],
    ['deutsch', 'en'],
    [`${'x,'.repeat(16)}de`, 'en'],
    [`${' '.repeat(600)}de`, 'en'],
  ])('for "%s" %s', (said, language) => expect(languageIn(said)).toBe(language));
});

test('without a word English is spoken, and said so', async () => {
  const { headers, body } = await read<Game>('');
  expect(headers.get('content-language')).toBe('en');
  expect(headers.get('vary')).toBe('Authorization, Accept, Accept-Language');
  expect(headers.get('etag')).toBe(`"${game.version}"`);
  expect(body.legal[0]?.label).toBe('Place the 5 in the first column');
});

test('a game, its actions and their schema have German labels, and the same actions', async () => {
  const english = await read<Game>('');
  for (const path of ['', '/actions']) {
    const { headers, body } = await read<Choices>(path, { headers: DE });
    expect(headers.get('content-language')).toBe('de');
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(body.legal.map(({ label }) => label)).toEqual(
      ['erste', 'zweite', 'dritte'].map((nth) => `Die 5 in die ${nth} Spalte legen`),
    );
    expect(body.legal.map(({ action }) => action)).toEqual(english.body.legal.map(({ action }) => action));
  }
  expect((await read('/actions?as=schema', { headers: DE })).text).toContain('erste Spalte');
});

test('tags do not mix languages, and each is a version for If-Match and for waiting', async () => {
  const german = await read('', { headers: DE });
  const tag = german.headers.get('etag') ?? '';
  expect(tag).toBe(`"${game.version}-de"`);
  const known = { 'if-none-match': tag };
  expect((await read('', { headers: { ...DE, ...known } })).status).toBe(304);
  expect((await read('', { headers: known })).status).toBe(200);
  expect((await read('', { headers: { ...DE, 'if-none-match': `"${game.version}"` } })).status).toBe(200);
  const wait = { ...DE, ...known, prefer: 'wait=0' };
  expect((await read('', { headers: wait })).headers.get('preference-applied')).toBe('wait=0');
  const tried = await parlor.post(`/games/${game.id}/rehearsals`, {
    as: ann,
    body: { type: 'place', column: 0 },
    headers: { 'if-match': tag, ...DE },
  });
  expect(tried.headers.get('content-language')).toBe('de');
  expect(tried.text).toContain('Ann legt eine 5 in die erste Spalte.');
});

test('the odds are the same in German, in other words', async () => {
  const numbers = (text: string) =>
    JSON.parse(text, (key, value) => (/^(text|label)$/.test(key) ? '' : value));
  const [english, german] = [await read('/odds'), await read('/odds', { headers: DE })];
  expect(numbers(german.text)).toEqual(numbers(english.text));
  expect(german.text).toContain('Der nächste Würfel deines Gegners');
  expect(german.text).not.toContain('opponent');
});

test('boards as text are English for everybody', async () => {
  const [english, german] = [await read('/board'), await read('/board', { headers: DE })];
  expect(german.text).toBe(english.text);
  expect(german.headers.get('etag')).toBe(english.headers.get('etag'));
});

test('a picture says what it shows in German; what is drawn is the same', async () => {
  const DESCRIPTION = /<desc id="parlor-description">[^<]*<\/desc>/;
  const [english, german] = [await read('/picture'), await read('/picture', { headers: DE })];
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.headers.get('etag')).toBe(`"${game.version}-de"`);
  expect(german.text).toContain('Ann hat eine 5 zu legen. Ann hat 0 Punkte: die erste Spalte ist leer');
  expect(german.text.replace(DESCRIPTION, '')).toBe(english.text.replace(DESCRIPTION, ''));
  const asGame = await read('', { headers: { ...DE, accept: 'image/svg+xml' } });
  expect(asGame.text).toBe(german.text);
});

test('the log is German in a page, and in both kinds of stream, also by the address', async () => {
  const page = await read<Page<Event>>('/events', { headers: DE });
  expect(page.headers.get('content-language')).toBe('de');
  expect(page.body.items[0]?.text).toBe(
    'Ein Übungstisch für Knucklebones mit 2 Plätzen ist eröffnet, mit Glück aus einem Drehbuch.',
  );
  expect(page.body.items.map(({ text }) => text)).toContain('Ben nimmt Platz 1.');
  expect(page.body.items.map(({ text }) => text)).toContain('Ann würfelt eine 5.');
  const english = (await read<Page<Event>>('/events')).body.items;
  expect(page.body.items.map(({ event }) => event)).toEqual(english.map(({ event }) => event));
  for (const accept of ['text/event-stream', 'application/x-ndjson']) {
    expect(await firstOf('/events', { accept, ...DE })).toContain('Ein Übungstisch');
    expect(await firstOf('/events?language=de', { accept })).toContain('Ein Übungstisch');
    expect(await firstOf('/events?language=en', { accept, ...DE })).toContain('A sandbox');
  }
  expect((await read('/events?language=xx')).status).toBe(400);
});

test('whoever hears of one event hears it in their own language, however many hear it', async () => {
  const other = await parlor.play([ann, ben], { chance: { script: [5, 5, 5], whenSpent: 'random' } });
  const hear = async (language: string): Promise<string> => {
    const response = await parlor.app.request(
      `/games/${other.id}/events?after=${other.version}&language=${language}`,
      { headers: { accept: 'application/x-ndjson' } },
    );
    const reader = response.body?.getReader();
    let heard = '';
    while (!heard.includes('"placed"')) heard += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    return heard;
  };
  const hearing = ['de', 'en', 'de'].map(hear);
  await parlor.post(`/games/${other.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  const [first, english, second] = await Promise.all(hearing);
  expect(first).toContain('Ann legt eine 5 in die erste Spalte.');
  expect(english).toContain('Ann places a 5 in the first column.');
  expect(second).toBe(first);
});

test('a game whose rules speak no German is told in English, all of it', () => {
  const { translations: _, ...untranslated } = knucklebones;
  const book = rulebook(untranslated);
  expect(book.languages).toEqual(['en']);
  expect(languageAt({ book }, 'de')).toBe('en');
  expect(languageAt({ book: rulebook(knucklebones) }, 'de')).toBe('de');
});

/** The first event of a stream. */
const firstOf = async (path: string, headers: Record<string, string>): Promise<string> => {
  const response = await parlor.app.request(`/games/${game.id}${path}`, { headers });
  const reader = response.body?.getReader();
  let heard = '';
  while (!heard.includes('"seq":1,')) heard += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return heard;
};

test('an act is answered in German; repeated under its key, in the language asked for then', async () => {
  const other = await parlor.play([ann, ben], { chance: { script: [5, 5, 5], whenSpent: 'random' } });
  const act = (headers: Record<string, string>) =>
    parlor.post<Acted>(`/games/${other.id}/actions`, {
      as: ann,
      body: { type: 'place', column: 0 },
      headers: { 'idempotency-key': 'once', ...headers },
    });
  const first = await act(DE);
  expect(first.headers.get('etag')).toBe(`"${first.body.version}-de"`);
  expect(first.body.events[0]?.text).toBe('Ann legt eine 5 in die erste Spalte.');
  const again = await act({});
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('content-language')).toBe('en');
  expect(again.body.events[0]?.text).toBe('Ann places a 5 in the first column.');
  expect(again.body.events.map(({ event }) => event)).toEqual(first.body.events.map(({ event }) => event));
});

test('the shelf has German covers and says which languages each game speaks', async () => {
  const { body, headers } = await parlor.get<{ items: { about: string; languages: string[] }[] }>(
    '/rulesets',
    {
      headers: DE,
    },
  );
  expect(headers.get('content-language')).toBe('de');
  expect(headers.get('vary')).toBe('Accept, Accept-Encoding, Accept-Language');
  for (const { languages } of body.items) expect(languages).toEqual([...LANGUAGES]);
  const { text } = await parlor.get('/rulesets/knucklebones', { headers: DE });
  expect(text).toContain('Drei Spalten zu drei Würfeln.');
});

describe('a problem', () => {
  const refusedFor = (body: object, headers: Record<string, string> = DE, as = ann) =>
    parlor.post<Refused>(`/games/${game.id}/actions`, { as, body, headers });

  test('of the rules is German as a whole, with the labels in it', async () => {
    for (const path of ['actions', 'rehearsals']) {
      const refused = await parlor.post<Refused>(`/games/${game.id}/${path}`, {
        as: ann,
        body: { type: 'place', column: 7 },
        headers: DE,
      });
      expect(refused.status).toBe(422);
      expect(refused.headers.get('content-language')).toBe('de');
      expect(refused.headers.get('vary')).toBe('Accept-Language');
      expect(refused.body).toMatchObject({
        type: '/problems/column-out-of-range',
        code: 'column-out-of-range',
        title: 'Diese Spalte gibt es nicht',
        detail: 'Eine Spalte 7 gibt es nicht: die Spalten haben die Nummern 0 bis 2.',
        rule: '/rulesets/knucklebones#3',
      });
      expect(refused.body.legal?.[0]?.label).toBe('Die 5 in die erste Spalte legen');
      expect(refused.body).not.toHaveProperty('language');
    }
  });

  test('that every game knows is German, too', async () => {
    const { body, headers } = await refusedFor({ type: 'place', column: 0 }, DE, ben);
    expect(headers.get('content-language')).toBe('de');
    expect(body).toMatchObject({ code: 'not-your-turn', title: 'Du bist nicht am Zug', legal: [] });
    expect(body.detail).toBe('Jetzt ist Platz 0 am Zug, und du sitzt auf Platz 1. Warte, bis du dran bist.');
  });

  test('of the house is German where a person may meet it', async () => {
    const { body, headers } = await parlor.get<Refused>('/games/g_nothing', { headers: DE });
    expect(headers.get('content-language')).toBe('de');
    expect(body).toMatchObject({ code: 'unknown-game', title: 'Dieses Spiel gibt es nicht' });
  });

  test('about the fields of a request is English as a whole', async () => {
    const { body, headers } = await refusedFor({});
    expect(headers.get('content-language')).toBe('en');
    expect(body.detail).toContain('not an action of this game');
    expect(body.legal?.[0]?.label).toBe('Place the 5 in the first column');
  });

  test('is English for whoever says nothing', async () => {
    const { body, headers } = await refusedFor({ type: 'place', column: 7 }, {});
    expect(headers.get('content-language')).toBe('en');
    expect(body).toMatchObject({ title: 'There is no such column' });
    expect(body.legal?.[0]?.label).toBe('Place the 5 in the first column');
  });
});

interface Refused {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly legal?: readonly { readonly label: string }[];
}

test('options are called in German, and admit the same', async () => {
  const schemaIn = async (headers: Record<string, string>) => {
    const { body } = await parlor.get<{ schemas: { options: object } }>('/rulesets/dastan', { headers });
    return body.schemas.options;
  };
  const bare = (schema: object) =>
    JSON.parse(
      JSON.stringify(schema, (key, value) =>
        /^(?:title|description|x-words)$/.test(key) ? undefined : value,
      ),
    );
  const [english, german] = [await schemaIn({}), await schemaIn(DE)];
  expect(german).toMatchObject({
    properties: {
      rows: { title: 'Reihen', description: 'Reihen des Bretts.' },
      illegalMove: { title: 'Falscher Sprung', 'x-words': { reject: 'Wird abgelehnt' } },
      extraMoveOptions: { items: { 'x-words': { faris: 'Faris' } } },
    },
  });
  expect(bare(german)).toEqual(bare(english));
  expect(JSON.stringify(english)).not.toContain('x-words');
});

test('a review is German, with its labels, and judges the same', async () => {
  const over = await parlor.play([ann], {
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    seats: [{ player: 'me' }, { bot: 'easy' }],
  });
  await parlor.post(`/games/${over.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  const whole = { prefer: 'wait=60' };
  const review = (headers: Record<string, string>) =>
    parlor.get<Reviewed>(`/games/${over.id}/review`, { as: ann, headers: { ...whole, ...headers } });
  const [english, german] = [await review({}), await review(DE)];
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.body.decisions[0]?.taken.label).toMatch(/^Die \d in die erste Spalte legen$/);
  const bare = (text: string) =>
    JSON.parse(text, (key, value) => (/^(?:label|text)$/.test(key) ? '' : value));
  expect(bare(german.text)).toEqual(bare(english.text));
});

interface Reviewed {
  readonly decisions: readonly { readonly taken: { readonly label: string } }[];
}

test('where nothing is, people are told so in German', async () => {
  const { status, headers, text } = await parlor.get('/nowhere', { headers: { ...DE, accept: 'text/html' } });
  expect(status).toBe(404);
  expect(headers.get('content-language')).toBe('de');
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('Hier ist nichts');
  expect(text).not.toContain('There is nothing');
});

test('bots have German names in sentences and on boards; the log keeps the English ones', async () => {
  const table = await parlor.play([ann], {
    ruleset: 'cant-stop',
    seats: [{ player: 'me' }, { bot: 'easy' }, { bot: 'hard' }],
  });
  const { body } = await parlor.get<Page<Event>>(`/games/${table.id}/events`, { as: ann, headers: DE });
  expect(JSON.stringify(body.items.map(({ event }) => event))).toContain('"Easy bot"');
  const { text } = await parlor.get(`/games/${table.id}/picture`, { as: ann, headers: DE });
  expect(text).toContain('Bot Leicht');
  expect(text).not.toContain('Easy bot');
});

test('every kind of event around the board has a German sentence of its own', () => {
  const seat = 0;
  const outcome = { ended: 'resigned', ranking: [[1], [0]], by: 0, scores: null, reason: null };
  const told: { readonly [type: string]: object } = {
    'game-created': {
      ruleset: 'dastan',
      rulesetVersion: 1,
      options: {},
      visibility: 'public',
      seats: [],
      commitment: '',
    },
    'seat-taken': { seat, name: 'Ann' },
    'game-closed': { why: 'host' },
    'luck-drawn': { draws: 2 },
    'game-ended': { outcome, secret: '' },
    'bot-took-over': { seat, level: 'easy', name: 'Easy bot' },
    'time-given-back': { closedAt: '2026-01-01T00:00:00Z', openedAt: '2026-01-02T00:00:00Z' },
    'offer-made': { seat, offer: 'draw' },
    'offer-accepted': { seat, number: 1 },
    'offer-declined': { seat, number: 1 },
    'taken-back': { to: 3 },
    'seat-claimed': { seat, claim: 'bot' },
    'seat-given': { seat, level: 'easy', name: 'Easy bot' },
    'seats-dropped': { dropped: [1] },
    'game-started': {},
    'clock-stopped': {},
  };
  for (const { shape } of TableSighting.options) {
    const type = shape.type.value;
    const event = TableSighting.parse({ type, ...(told[type] ?? { seat }) });
    expect(tableSentence(event, ['Ann', 'Ben'], 'de')).not.toBe(tableSentence(event, ['Ann', 'Ben']));
  }
});
