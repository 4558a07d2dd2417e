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

test('boards and pictures are English for everybody', async () => {
  for (const path of ['/board', '/picture']) {
    const [english, german] = [await read(path), await read(path, { headers: DE })];
    expect(german.text).toBe(english.text);
    expect(german.headers.get('etag')).toBe(english.headers.get('etag'));
  }
});

test('the log is German in a page, and in both kinds of stream, also by the address', async () => {
  const page = await read<Page<Event>>('/events', { headers: DE });
  expect(page.headers.get('content-language')).toBe('de');
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

test('a problem is English, and so are the labels in it', async () => {
  const refused = await parlor.post(`/games/${game.id}/actions`, { as: ann, body: {}, headers: DE });
  expect(refused.headers.get('content-language')).toBeNull();
  expect(refused.body.detail).toContain('not an action of this game');
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
