import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { openDoor } from '../support/doorstep.js';
import { openParlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { ANYWHERE } from '../webhooks/support/scene.js';

test('the example is called, checks the signature, and plays whole games', async () => {
  const parlor = await openParlor({ fresh: freshDatabase, webhooks: ANYWHERE });
  const door = await openDoor(parlor);
  for (const opponent of ['me', 'easy']) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fromRoot('examples', 'webhook', 'bot.js'), 'knucklebones', opponent, '{"height": 2}'],
      { env: { ...guardedEnv(), PATH: process.env.PATH, PARLOR: door.url } },
    );
    expect(stdout).toMatch(/^The game is http.*\nTurn \d+, seat 0: \{"type":"place","column":\d\}\n/);
    expect(stdout).toMatch(/\nThe game is over: .*\.\n$/);
    const [, gameId = ''] = /games\/(g_\w+)/.exec(stdout) ?? [];
    const turns = stdout.match(/^Turn /gm)?.length ?? 0;
    const own = (await parlor.log(gameId)).filter(
      ({ event, requestId }) => event.type === 'placed' && requestId?.startsWith('turn_'),
    );
    expect(own, 'every action came as the answer to a call').toHaveLength(turns);
  }
  await door.close();
  await parlor.close();
});
