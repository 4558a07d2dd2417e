import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breaksBetween, type Document, type Schema } from '../scripts/contract/breaking.js';
import { unnamedIn } from '../scripts/contract/changelog.js';
import { fromRoot } from '../src/root.js';

const document = (
  wanted: Schema,
  answer: Schema,
  schemas: Document['components']['schemas'] = {},
): Document => ({
  paths: {
    '/things': {
      post: {
        operationId: 'makeThing',
        parameters: [{ name: 'at', in: 'query' }],
        requestBody: { content: { 'application/json': { schema: wanted } } },
        responses: { 201: { content: { 'application/json': { schema: answer } } }, 400: {} },
      },
    },
  },
  components: { schemas },
});

const thing = (properties: Schema['properties'] = {}, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const TEXT: Schema = { type: 'string' };
const whats = (before: Document, after: Document): readonly string[] =>
  breaksBetween(before, after).map(({ subject, what }) => `${subject}: ${what}`);

describe('a document breaks programs', () => {
  const before = document(
    thing({ name: TEXT, size: { type: 'string', enum: ['s', 'm'] } }, ['name']),
    thing({ id: TEXT, seat: { $ref: '#/components/schemas/Seat' } }, ['id']),
    { Seat: thing({ number: { type: 'integer' } }, ['number']) },
  );

  test('not when nothing changed, nor when more may be said and more is told', () => {
    expect(whats(before, before)).toEqual([]);
    const more = document(
      thing({ name: TEXT, size: { type: 'string', enum: ['s', 'm', 'l'] }, colour: TEXT }, []),
      thing({ id: TEXT, seat: { $ref: '#/components/schemas/Seat' }, colour: TEXT }, ['id', 'colour']),
      { Seat: thing({ number: { type: 'integer' }, name: TEXT }, ['number']) },
    );
    expect(whats(before, more)).toEqual([]);
  });

  test('by asking for more, taking less, and telling less', () => {
    const worse = document(
      thing({ name: TEXT, size: { type: 'string', enum: ['s'] }, colour: TEXT }, ['name', 'colour']),
      thing({ id: TEXT, seat: { $ref: '#/components/schemas/Seat' } }, []),
      { Seat: thing({ number: TEXT }, ['number']) },
    );
    expect(whats(before, worse)).toEqual([
      'makeThing: colour must be sent now',
      'makeThing: size: "m" is taken no more',
      'makeThing: id may be missing now',
      'Seat: number: integer became string',
    ]);
  });

  test('by what is gone: an operation, a parameter, an answer, a field', () => {
    expect(whats(before, { ...before, paths: {} })).toEqual(['makeThing: POST /things is gone']);
    const { post } = before.paths['/things'] ?? {};
    if (post === undefined) throw new Error('there is no operation');
    const bare = { ...post, parameters: [], responses: { 200: {} } };
    expect(whats(before, { ...before, paths: { '/things': { post: bare } } })).toEqual([
      'makeThing: query at is gone',
      'makeThing: it answers 201 no more',
    ]);
    const less = document(thing({ name: TEXT }, ['name']), thing({ id: TEXT }, ['id']));
    expect(whats(before, less)).toEqual(['makeThing: size is gone', 'makeThing: seat is gone']);
  });

  test('not by an alternative that was put between others, but by one that is gone', () => {
    const seats = (...names: readonly string[]): Document =>
      document({ anyOf: names.map((name) => thing({ [name]: TEXT }, [name])) }, thing());
    expect(whats(seats('player', 'bot'), seats('player', 'invite', 'bot'))).toEqual([]);
    expect(whats(seats('player', 'bot'), seats('player'))).toEqual(['makeThing: alternative 1 is gone']);
  });

  test('and the CHANGELOG may say so', () => {
    const breaks = [
      { subject: 'makeThing', what: 'x' },
      { subject: 'Seat', what: 'y' },
    ];
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- Breaking: `makeThing` is x.\n- `Seat` is y.\n\n## 0.1.0\n\n- Breaking: `Seat`.\n';
    expect(unnamedIn(changelog, breaks)).toEqual([breaks[1]]);
  });
});

test('all packages and the document have one version', () => {
  const text = (...path: readonly string[]): string => readFileSync(fromRoot(...path), 'utf8');
  const { version } = JSON.parse(text('package.json'));
  expect(JSON.parse(text('packages', 'client', 'package.json')).version).toBe(version);
  expect(JSON.parse(text('openapi', 'openapi.json')).info.version).toBe(version);
  expect(text('packages', 'python', 'pyproject.toml')).toContain(`\nversion = "${version}"\n`);
  expect(text('packages', 'python', 'src', 'parlor', '__init__.py')).toContain(`__version__ = "${version}"`);
});

test.each(['java/Bot.java', 'go/bot.go', 'cpp/bot.cpp', 'rust/bot.rs', 'csharp/Bot.cs', 'shell/bot.sh'])(
  'the page of its language shows examples/%s as it is',
  (file) => {
    const [language = ''] = file.split('/');
    const page = readFileSync(fromRoot('docs', 'languages', `${language}.md`), 'utf8');
    expect(page).toContain(`\n${readFileSync(fromRoot('examples', file), 'utf8')}\`\`\``);
  },
);
