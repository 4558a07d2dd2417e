import { afterAll, beforeAll, expect, test } from 'vitest';
import { workflowsDocument } from '../../src/http/documents/workflows.js';
import { runWorkflow } from '../support/arazzo.js';
import { checkShape } from '../support/contract.js';
import { document } from '../support/documented.js';
import { type Game, openParlor, type Parlor } from '../support/parlor.js';

/** What one item of a stream is, the document says in `x-item-schema`; here every item is held against it. */
let parlor: Parlor;
let over: Game;
beforeAll(async () => {
  parlor = await openParlor();
  const { game } = await runWorkflow(parlor, workflowsDocument().workflows, 'play-a-game');
  over = (await parlor.get<Game>(`/games/${game}`)).body;
});
afterAll(() => parlor?.close());

const itemAt = (path: string, type: string, ...rest: readonly string[]) => [
  ...['paths', path, 'get', 'responses', '200', 'content', type, 'x-item-schema'],
  ...rest,
];

test('every line of a stream of NDJSON, the last one included', async () => {
  const headers = { accept: 'application/x-ndjson' };
  const response = await parlor.app.request(`/games/${over.id}/events`, { headers });
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: 'game-over' });
  expect(lines).toHaveLength(over.version + 1);
  for (const line of lines)
    checkShape(line, JSON.parse(line), itemAt('/games/{id}/events', 'application/x-ndjson'));
  const schema = itemAt('/games/{id}/events', 'application/x-ndjson');
  expect(() => checkShape('nonsense', { nothing: true }, schema)).toThrow(/not what the document promises/);
});

test('every server-sent event, and the JSON in its data', async () => {
  const headers = { accept: 'text/event-stream' };
  const response = await parlor.app.request(`/games/${over.id}/events`, { headers });
  const events = (await response.text())
    .split('\n\n')
    .map((event) => Object.fromEntries(event.split('\n').map(fieldOf)))
    .filter((event) => 'data' in event);
  expect(events).toHaveLength(over.version + 1);
  expect(events.at(-1)).toMatchObject({ event: 'end' });
  const schema = itemAt('/games/{id}/events', 'text/event-stream');
  for (const event of events) {
    checkShape('an event', event, schema);
    const data = event.data ?? '';
    checkShape(data, JSON.parse(data), [...schema, 'properties', 'data', 'contentSchema']);
  }
});

const fieldOf = (line: string): [string, string] => {
  const [name = '', ...rest] = line.split(': ');
  return [name, rest.join(': ')];
};

test('both streams say what their items are, in both forms', () => {
  for (const path of ['/games/{id}/events', '/me/events'])
    for (const type of ['application/x-ndjson', 'text/event-stream']) {
      const content = Object(document.paths?.[path]).get.responses['200'].content[type];
      expect(content, `${path} ${type}`).toHaveProperty('x-item-schema');
    }
});
