import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { openParlor, type Parlor } from '../support/parlor.js';

/** Nothing is on its way out today: here a table is told that something is. */
const since = new Date('2026-01-01T00:00:00Z');
const sunset = new Date('2027-06-30T23:59:59Z');

let parlor: Parlor;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  parlor = await openParlor();
  app = createApp({
    ...parlor.services,
    deprecated: [
      { operationId: 'listRulesets', since, sunset: null },
      { operationId: 'listGames', parameter: 'status', since, sunset },
      { operationId: 'listGames', parameter: 'ruleset', since, sunset: null },
    ],
  });
});
afterAll(() => parlor?.close());

const farewell = async (path: string) => {
  const { headers } = await app.request(path);
  return [headers.get('deprecation'), headers.get('sunset'), headers.get('link')];
};

const MORE = '</guides/changes>; rel="deprecation"; type="text/html"';

test('an operation that will go says since when, in every answer, and where to read more', async () => {
  expect(await farewell('/rulesets')).toEqual(['@1767225600', null, MORE]);
  expect(await farewell('/rulesets?nonsense=1')).toEqual(['@1767225600', null, MORE]);
});

test('a parameter that will go is spoken of where it is sent, the first to go first', async () => {
  expect(await farewell('/games')).toEqual([null, null, null]);
  expect(await farewell('/games?ruleset=dastan')).toEqual(['@1767225600', null, MORE]);
  const both = ['@1767225600', 'Wed, 30 Jun 2027 23:59:59 GMT', MORE];
  expect(await farewell('/games?ruleset=dastan&status=over')).toEqual(both);
});

test('what stays says nothing, and pages may read the headers', async () => {
  expect(await farewell('/players')).toEqual([null, null, null]);
  const { headers } = await app.request('/rulesets');
  expect(headers.get('access-control-expose-headers')).toContain('Deprecation, Sunset');
});
