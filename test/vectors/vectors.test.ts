import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { RulesetTypes } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import type { Adapter } from './adapters/adapter.js';
import { adapter as cantStop } from './adapters/cant-stop.js';
import { adapter as dastan } from './adapters/dastan.js';
import { adapter as frustration } from './adapters/frustration.js';
import { adapter as jackaroo } from './adapters/jackaroo.js';
import { adapter as knucklebones } from './adapters/knucklebones.js';
import { checkOptions, replay } from './replay.js';

/** The full set where it is at hand, else the copy kept here; `VECTORS` names any other. */
const FOLDER =
  process.env.VECTORS ??
  ['../shared/vectors', 'test/vectors/golden'].find((folder) => existsSync(folder)) ??
  '';

replayAll(cantStop);
replayAll(dastan);
replayAll(frustration);
replayAll(jackaroo);
replayAll(knucklebones);

const WITHOUT = RULEBOOKS.filter(({ id }) => !existsSync(join(FOLDER, id)));

for (const { id } of WITHOUT) test.skip(`${id} has no vectors: nothing to replay`);

function replayAll<T extends RulesetTypes>(adapter: Adapter<T>): void {
  const folder = join(FOLDER, adapter.game.id);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  describe(`${adapter.game.id} (${files.length} files)`, () => {
    test.each(files)('%s', (name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (name === 'options.json') checkOptions(adapter, file);
      else replay(adapter, file);
    });
  });
}
