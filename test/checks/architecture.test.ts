import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { blemishes, breaches, programTexts, ROOMS } from '../support/architecture.js';

const sources = programTexts();
const rulesets = RULEBOOKS.map(({ id }) => id);

describe('the rooms of the server', () => {
  test('see only what the table of rooms lets them see', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(breaches(sources, rulesets)).toEqual([]);
  });

  test.each([
    [
      'src/engine/ruleset.ts',
      "import { rulebookOf } from '../games/registry.js';",
      'engine may not import src/games/registry.ts',
    ],
    ['src/engine/ruleset.ts', "import { hash } from 'node:crypto';", 'engine may not import node:crypto'],
    ['src/engine/ruleset.ts', '// as in Knucklebones', 'knows no game, and names knucklebones'],
    [
      'src/games/dastan/rules.ts',
      "import { die } from '../knucklebones/model.js';",
      'a game may not import another',
    ],
    [
      'src/games/dastan/rules.ts',
      "import type { Entry } from '../../store/entry.js';",
      'games may not import src/store/entry.ts',
    ],
    [
      'src/games/dastan/rules.ts',
      "export { RULEBOOKS } from '../registry.js';",
      'games may not import src/games/registry.ts',
    ],
    ['src/games/dastan/rules.ts', "import { readFileSync } from 'node:fs';", 'games may not import node:fs'],
    ['src/games/dastan/rules.ts', "const x = import('hono');", 'games may not import hono'],
    ['src/games/dastan/rules.ts', "const x: import('pino').Logger = log;", 'games may not import pino'],
    [
      'src/games/dastan/rules.ts',
      "import { scene } from '../../../test/support/scene.js';",
      'outside of src',
    ],
    ['src/kit/laws/contract.ts', "import { expect } from 'vitest';", 'kit may not import vitest'],
    ['src/games/dastan/rules.ts', 'const face = Math.random();', 'may not use Math.random'],
    ['src/games/dastan/rules.ts', 'const now = new Date();', 'may not use Date'],
    ['src/games/dastan/rules.ts', 'const now = Date.now();', 'may not use Date'],
    ['src/games/dastan/rules.ts', 'const f = async () => 1;', 'may not use async'],
    ['src/games/dastan/rules.ts', 'process.exit(1);', 'may not use process'],
    [
      'src/store/ledger.ts',
      "import { RULEBOOKS } from '../games/registry.js';",
      'store may not import src/games/registry.ts',
    ],
    [
      'src/store/ledger.ts',
      "import type { Seat } from '../engine/ruleset.js';",
      'store may not import src/engine/ruleset.ts',
    ],
    ['src/store/ledger.ts', "import { z } from 'zod';", 'store may not import zod'],
    [
      'src/live/doorbell.ts',
      "import { openStore } from '../store/store.js';",
      'live may not import src/store/store.ts',
    ],
    [
      'src/live/doorbell.ts',
      "import { EventEmitter } from 'node:events';",
      'live may not import node:events',
    ],
    ['src/table/use-cases/act.ts', "import { Hono } from 'hono';", 'table may not import hono'],
    ['src/table/use-cases/act.ts', "import { eq } from 'drizzle-orm';", 'table may not import drizzle-orm'],
    [
      'src/table/use-cases/act.ts',
      "import { answer } from '../../http/documents/answer.js';",
      'table may not import src/http/documents/answer.ts',
    ],
    [
      'src/table/use-cases/act.ts',
      "import { roll } from '../../games/dastan/rules.js';",
      'table may not import src/games/dastan/rules.ts',
    ],
    [
      'src/http/app.ts',
      "import { openStore } from '../store/store.js';",
      'http may not import src/store/store.ts',
    ],
    [
      'src/http/app.ts',
      "import { RULEBOOKS } from '../games/registry.js';",
      'http may not import src/games/registry.ts',
    ],
    ['src/http/routes/games.ts', "import postgres from 'postgres';", 'http may not import postgres'],
    ['src/http/app.ts', 'const level = process.env.LOG_LEVEL;', 'only src/main.ts reads process.env'],
    [
      'src/bots/search.ts',
      "import { openStore } from '../store/store.js';",
      'bots may not import src/store/store.ts',
    ],
    [
      'src/web/app.tsx',
      "import { act } from '../table/use-cases/act.js';",
      'web may not import src/table/use-cases/act.ts',
    ],
    ['src/web/app.tsx', "import { z } from 'zod';", 'web may not import zod'],
    [
      'src/table/game/game.ts',
      "import { draft } from '../commit/draft.js';",
      'table/game may not import src/table/commit/draft.ts',
    ],
    ['src/http/routes/games.ts', "import { act } from './actions.js';", 'no route may import another'],
    [
      'src/http/mcp/play.ts',
      "import { act } from '../routes/actions.js';",
      'http/mcp may not import src/http/routes/actions.ts',
    ],
  ])('a breach shows: %s: %s', (file, text, said) => {
    expect(breaches([{ file, text }], rulesets)).toEqual([expect.stringContaining(said)]);
  });

  test('the plan names every room, and no room that is not there', () => {
    const plan = readFileSync(fromRoot('docs', 'ARCHITECTURE.md'), 'utf8');
    const named = [...plan.matchAll(/^\| `src\/([\w/-]+?)(?:\/\*)?` +\|/gm)].map(([, room = '']) => room);
    expect(named.toSorted()).toEqual(ROOMS.toSorted());
    const folders = ['', 'table', 'http'].flatMap((inside) =>
      readdirSync(fromRoot('src', inside), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [posix.join(inside, entry.name)] : [],
      ),
    );
    expect(folders.toSorted()).toEqual(ROOMS.toSorted());
  });

  test.each([
    [
      'src/games/dastan/rules.ts',
      "import type { Seat } from '../../engine/ruleset.js';\nimport { z } from 'zod';",
    ],
    ['src/games/jackaroo/effects/save.ts', "import { track } from '../track.js';"],
    ['src/http/app.ts', "import { act } from '../table/use-cases/act.js';\nimport { Hono } from 'hono';"],
    ['src/store/migrate.ts', "import { fromRoot } from '../root.js';\nconst now = new Date();"],
    ['src/main.ts', "import { openStore } from './store/store.js';\nreadEnv(process.env);"],
    [
      'src/web/app.tsx',
      "import { render } from 'preact';\nimport { parlorClient } from '../client/client.js';",
    ],
    ['src/engine/words.ts', "// A date in a comment, and 'process' in a text.\nconst text = 'Date';"],
  ])('what is allowed does not: %s', (file, text) => {
    expect(breaches([{ file, text }], rulesets)).toEqual([]);
  });
});

describe('the style of the server', () => {
  test('has no any, no cast but "as const", no "!", no silenced check, and no file over 250 lines', () => {
    expect(blemishes(sources)).toEqual([]);
  });

  test.each([
    ['let x: any;', 'any'],
    ['const x = y as Seat;', 'a cast'],
    ['const x = y as unknown as Seat;', 'a cast'],
    ['const x = <Seat>y;', 'a cast'],
    ['const x = seats[0]!;', 'silences null'],
    ['// @ts-ignore\nconst x = 1;', 'silences a check'],
    ['// @ts-expect-error\nconst x = 1;', 'silences a check'],
    ['\n'.repeat(250).concat('const x = 1;'), '251 lines'],
  ])('a blemish shows: %j', (text, said) => {
    const found = blemishes([{ file: 'src/x.ts', text }]);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(said);
  });

  test('"as const" is fine, and so are words', () => {
    const text = "const x = ['as any', 1] as const; // any, as Seat\nconst isNot = !x;";
    expect(blemishes([{ file: 'src/x.ts', text }])).toEqual([]);
  });
});
