import { expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { examplesFrom } from '../support/examples.js';
import { openParlor } from '../support/parlor.js';
import { startBot, status } from '../webhooks/support/bot-server.js';
import { BRISK } from '../webhooks/support/scene.js';

/** A host of that name, as far as this server knows. */
const lookUp = async () => [{ address: '127.0.0.1', family: 4 }];

test('the examples of the document are what is answered: run this with -u, then npm run openapi', async () => {
  const parlor = await openParlor({ webhooks: { reach: 'any', ports: 'any', pace: BRISK, lookUp } });
  const bot = await startBot(status(204));
  try {
    const examples = await examplesFrom(parlor, bot.url);
    const file = fromRoot('src', 'http', 'documents', 'examples.json');
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file);
  } finally {
    await bot.close();
    await parlor.close();
  }
});
