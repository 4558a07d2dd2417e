import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { openParlor } from '../support/parlor.js';
import { playedOut } from './support/played.js';

/** A place with the language and nothing else: no Node, no network, no clock of a server. */
const bundled = async (): Promise<(text: string) => string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { verifyText } from './src/record/verify.js';
        globalThis.judge = (text) => JSON.stringify(verifyText(text));`,
      resolveDir: fromRoot(),
    },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'silent',
  });
  const place: { judge?: (text: string) => string } = {};
  runInNewContext(outputFiles[0]?.text ?? '', Object.assign(place, { TextEncoder, URL }));
  return place.judge ?? expect.fail('the verifier did not load');
};

test('the verifier is one script that needs nothing but the language', async () => {
  const parlor = await openParlor();
  const ann = await parlor.guest('Ann');
  const text = await playedOut(parlor, ann, { ruleset: 'jackaroo', options: { maxRounds: 1 } }, 'anywhere');
  await parlor.close();
  const judge = await bundled();
  expect(JSON.parse(judge(text))).toMatchObject({ isSound: true, ruleset: 'jackaroo' });
  const touched = text.replace('"type":"game-started"', '"type":"game-startes"');
  expect(JSON.parse(judge(touched))).toMatchObject({ isSound: false, brokenAt: 2 });
});
