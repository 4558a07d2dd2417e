import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { hasPython } from '../support/languages.js';
import { openParlor, type Parlor } from '../support/parlor.js';

/** The Python package from its sources; that it can be installed is seen by `npm run check:packages`. */

let parlor: Parlor;
let door: Doorstep;
beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

const python = (...words: readonly string[]) =>
  promisify(execFile)('python3', ['-B', ...words], {
    cwd: fromRoot('packages', 'python'),
    env: { ...guardedEnv(), PATH: process.env.PATH, PYTHONPATH: 'src', PARLOR: door.url, no_proxy: '*' },
  });

describe.skipIf(!hasPython)('the client in Python', () => {
  test('keeps its word when the server stumbles', async () => {
    const { stderr } = await python('-m', 'unittest', 'discover', '-s', 'tests');
    expect(stderr).toMatch(/Ran \d{2} tests[\s\S]*\nOK\n$/);
  });

  test('plays every game with two players and a spectator, and does everything else once', async () => {
    const { played, tour, people, clubs } = JSON.parse((await python('tests/against_server.py')).stdout);
    const whole = { status: 'over', told: true, logged: true, verdict: 'sound:' };
    expect(played).toEqual(Object.fromEntries(RULEBOOKS.map(({ id }) => [id, whole])));
    expect(tour).toEqual({
      me: 'Cat',
      rehearsed: true,
      odds: true,
      same: true,
      past: true,
      board: true,
      picture: true,
      fork: true,
      notice: 'game-started',
      refused: 'column-out-of-range',
      // This parlor calls nobody but over TLS.
      webhook: 'malformed-request',
      listed: 1,
      left: 'over',
      ended: 'over',
      problems: true,
      rules: 'dastan',
    });
    expect(people).toEqual({
      renamed: 'Anna',
      watch: 'watch-only',
      labels: ['phone', 'wall'],
      left: 2,
      ended: 'agreed',
      claimed: 'game-over',
      met: true,
      rated: [[], []],
      invited: true,
      again: true,
      'to act': true,
      forgotten: [null, null],
    });
    expect(clubs).toEqual({
      named: ['Ann', 'Benny'],
      helper: 'helper',
      renamed: 'Class 8b',
      changed: true,
      closed: null,
      reported: true,
      done: [1],
      'to do': [true],
      dropped: true,
      entered: [false, false, true],
      withdrawn: [false, false, true],
      'not again': true,
      listed: true,
      over: 'finished',
      told: true,
      paged: true,
      proved: true,
      'called off': true,
      left: 'Benny',
      mine: [],
      seen: 1,
      ended: true,
    });
  });
});
