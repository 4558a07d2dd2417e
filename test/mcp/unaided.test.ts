import { afterAll, beforeAll, expect, test } from 'vitest';
import { playUnaided } from '../../bench/agent/agent.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { connect } from './support/agent.js';

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

test('an agent that knows nothing but the tools gets through a game, and no call is refused', async () => {
  const { client, close } = await connect(door.url);
  expect(await playUnaided(client, 'Knucklebones')).toMatchObject({ refused: [], ended: 'finished' });
  await close();
});
