import { afterAll, beforeAll, expect, test } from 'vitest';
import { layout, wrapped } from '../../src/cli/watch/layout.js';
import { screenOn } from '../../src/cli/watch/screen.js';
import { watchGame } from '../../src/cli/watch/watch.js';
import { parlorClient } from '../../src/client/index.js';
import { doorOf } from '../client/support.js';
import { openParlor, type Parlor } from '../support/parlor.js';

let house: Parlor;
beforeAll(async () => {
  house = await openParlor();
});
afterAll(() => house?.close());

test('a picture never has more lines than the terminal, whatever there is to show', () => {
  const shown = {
    title: 'title',
    picture: 'b\n'.repeat(19),
    sentences: ['one', 'two', 'x y '.repeat(30)],
    news: '',
  };
  const [roomy, tight, tiny] = [layout(shown, 40, 80), layout(shown, 24, 80), layout(shown, 3, 80)];
  expect(roomy.slice(0, 2)).toEqual(['title', '']);
  expect(roomy.slice(-4, -2)).toEqual(['one', 'two']);
  expect(tight).toHaveLength(24);
  expect(tight.slice(0, 2)).toEqual(['title', 'b']);
  expect(tiny).toHaveLength(3);
  expect(layout({ ...shown, news: 'lost' }, 24, 80).at(-1)).toBe('lost');
});

test('a sentence is broken between words, and one too long for a line stands alone', () => {
  expect(wrapped('Ann climbs to space one', 12)).toEqual(['Ann climbs', '  to space', '  one']);
  expect(wrapped('incomprehensibilities', 5)).toEqual(['incomprehensibilities']);
});

const SHOWN = { isTTY: true, rows: 30 };

test('on a terminal the board is drawn anew, also after the line broke, and the last one is that of the end', async () => {
  const ann = await house.guest('Ann');
  let broken = 0;
  const client = parlorClient({
    baseUrl: 'http://parlor.test',
    token: ann.token,
    patience: { firstPauseMs: 1, longestPauseMs: 5 },
    async fetch(request) {
      const response = await doorOf(house)(request);
      if (!request.url.endsWith('/events') || ++broken > 1) return response;
      // The server's first word, and no more.
      const reader = response.body?.getReader();
      const first = await reader?.read();
      await reader?.cancel();
      return new Response(new TextDecoder().decode(first?.value), response);
    },
  });
  const game = await client.createGame({
    ruleset: 'knucklebones',
    seats: [{ player: 'me' }, { player: 'me' }],
    options: { width: 2, height: 1 },
  });
  let written = '';
  const output = { ...SHOWN, write: (text: string) => (written += text) };
  const screen = screenOn(output);
  const watching = watchGame(client, game, screen, new AbortController().signal);
  await client.play(game, ({ legal }) => {
    const [first] = legal;
    if (first === undefined) throw new Error('nothing to do');
    return first.action;
  });
  await watching;
  screen.close();
  const pictures = written.split('\u001b[H');
  expect(pictures.length).toBeGreaterThan(2);
  expect(written).toContain('The connection is lost');
  const last = pictures.at(-1) ?? '';
  expect(last).toContain(`knucklebones, ${game.id}: over`);
  expect(last).toContain((await client.board(game.id)).split('\n')[0]);
  expect(last).toContain('The game is over');
  expect(last).not.toContain('The connection is lost');
  expect(written.endsWith('\u001b[?25h')).toBe(true);
});
