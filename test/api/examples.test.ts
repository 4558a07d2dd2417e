import { expect, test } from 'vitest';
import { labWith } from '../../src/lab/lab.js';
import { fromRoot } from '../../src/root.js';
import { examplesFrom } from '../support/examples.js';
import { stayOpen } from '../support/open-hours.js';
import { openParlor } from '../support/parlor.js';
import { startBot, status } from '../webhooks/support/bot-server.js';
import { BRISK } from '../webhooks/support/scene.js';

/** A host of that name, as far as this server knows. */
const lookUp = async () => [{ address: '127.0.0.1', family: 4 }];

test('the examples of the document are what is answered: run this with -u, then npm run openapi', async () => {
  let later = 0;
  const parlor = await openParlor({
    clock: () => Date.now() + later,
    webhooks: { reach: 'any', ports: 'any', pace: BRISK, lookUp },
    lab: labWith(),
  });
  const bot = await startBot(status(204));
  try {
    const examples = await examplesFrom(parlor, bot.url, (minutes) =>
      stayOpen([parlor], Date.now() + later + minutes * 60_000, () => {
        later += minutes * 60_000;
      }),
    );
    const file = fromRoot('src', 'http', 'documents', 'examples.json');
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file);
  } finally {
    await bot.close();
    await parlor.close();
  }
});
