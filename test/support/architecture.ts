import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../../src/root.js';

/** A file of `src/`, by its path from the root: `src/engine/ruleset.ts`. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

const NOT_THE_PROGRAM = /\.test\.ts$|(?:^|\/)test-[\w-]+\.ts$|^client\/generated\//;

/** Everything under `src/` that somebody wrote to run: neither the tests, nor what only they use, nor what is generated. */
export const programTexts = (): readonly SourceText[] =>
  readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_THE_PROGRAM.test(name))
    .toSorted()
    .map((name) => ({ file: `src/${name}`, text: readFileSync(join(fromRoot('src'), name), 'utf8') }));

interface RoomRule {
  /** Other rooms it may import. */
  readonly rooms: readonly string[];
  /** Packages it may import. */
  readonly packages: RegExp;
}

const NOTHING = /^$/;
const ANYTHING = /^/;
/** A room that must not keep anything itself: any package but those that speak to a database. */
const NO_DATABASE = /^(?!drizzle|postgres|pg$|@electric-sql)/;

/** The table of rooms in the plan of the server. The composition in `src/*.ts` and the command line may see everything. */
const RULES: { readonly [room: string]: RoomRule } = {
  engine: { rooms: [], packages: /^zod$/ },
  games: { rooms: ['engine'], packages: /^zod$/ },
  kit: { rooms: ['engine'], packages: /^(?:zod|node:util|node:vm)$/ },
  // The one file for test files.
  testing: { rooms: ['engine', 'kit'], packages: /^vitest$/ },
  registry: { rooms: ['engine', 'games'], packages: NOTHING },
  shelf: { rooms: ['engine', 'registry', 'kit'], packages: /^(?:zod|esbuild|node:.+)$/ },
  threads: { rooms: [], packages: /^node:/ },
  bots: { rooms: ['engine', 'registry', 'shelf', 'threads'], packages: /^(?:zod|node:.+)$/ },
  lab: { rooms: ['engine', 'registry', 'shelf', 'threads', 'table'], packages: /^(?:zod|node:.+)$/ },
  proof: { rooms: ['engine'], packages: NOTHING },
  tournaments: { rooms: ['engine', 'proof'], packages: /^zod$/ },
  store: {
    rooms: ['root', 'proof', 'threads'],
    packages: /^(?:drizzle-orm(?:\/.+)?|postgres|@electric-sql\/pglite|node:.+)$/,
  },
  record: { rooms: ['engine', 'registry', 'proof', 'table', 'tournaments'], packages: /^zod$/ },
  live: { rooms: [], packages: NOTHING },
  table: {
    rooms: ['engine', 'registry', 'proof', 'tournaments', 'store', 'live', 'bots'],
    packages: /^(?:zod|openskill|node:crypto)$/,
  },
  webhooks: {
    rooms: ['engine', 'table', 'store'],
    packages: /^(?:ipaddr\.js|standardwebhooks|node:.+)$/,
  },
  traces: { rooms: [], packages: /^(?:zod|node:crypto)$/ },
  upkeep: {
    rooms: ['engine', 'registry', 'proof', 'store', 'table', 'record'],
    packages: /^(?:zod|node:.+)$/,
  },
  http: {
    rooms: ['table', 'tournaments', 'lab', 'webhooks', 'record', 'live', 'engine', 'root', 'catalogue'],
    packages: NO_DATABASE,
  },
  processes: { rooms: [], packages: /^(?:zod|pino|prom-client|node:cluster)$/ },
  client: { rooms: [], packages: /^openapi-fetch$/ },
  // The words of the page: plain data, for whoever draws a page.
  catalogue: { rooms: [], packages: NOTHING },
  web: { rooms: ['client', 'record', 'catalogue'], packages: /^(?:preact(?:\/.+)?|uqr)$/ },
  root: { rooms: [], packages: /^node:/ },
};
/** The rooms inside the two large ones, and which of their neighbours each may see; all may see the files beside them. */
const INNER: { readonly [room: string]: { readonly [inner: string]: readonly string[] } } = {
  table: {
    game: [],
    windows: ['game'],
    cache: ['game'],
    commit: ['game', 'cache', 'players'],
    players: [],
    clubs: ['game', 'commit', 'players'],
    ratings: ['game', 'cache', 'clubs'],
    'use-cases': ['game', 'cache', 'clubs', 'commit', 'windows', 'players', 'time'],
    seeks: ['game', 'cache', 'clubs', 'commit', 'players', 'ratings', 'time', 'use-cases'],
    live: ['game', 'cache', 'windows', 'use-cases'],
    bots: ['game', 'cache', 'commit', 'live'],
    reviews: ['game', 'cache'],
    classroom: ['game', 'clubs', 'players', 'use-cases'],
    time: ['game', 'cache', 'commit'],
    tournaments: ['game', 'cache', 'clubs', 'commit', 'players', 'live', 'use-cases'],
  },
  http: {
    chaos: ['request', 'documents'],
    request: ['documents'],
    documents: ['request'],
    streams: ['request', 'documents'],
    pages: ['documents'],
    wire: ['request', 'documents'],
    mcp: ['request', 'documents'],
    routes: ['request', 'documents', 'streams', 'pages', 'mcp', 'chaos'],
  },
};

/** Rules for one file each. */
const NO_FOLDERS: ReadonlySet<string> = new Set(['registry', 'root', 'testing', 'catalogue']);

/** Every room there is, as the plan names them. */
export const ROOMS: readonly string[] = [
  ...Object.keys(RULES).filter((room) => !NO_FOLDERS.has(room)),
  'cli',
  ...Object.entries(INNER).flatMap(([room, inner]) => Object.keys(inner).map((name) => `${room}/${name}`)),
];

const EVERYWHERE: RoomRule = { rooms: [...Object.keys(RULES), 'server', 'cli'], packages: ANYTHING };

const roomOf = (file: string): string => {
  if (file === 'src/games/registry.ts') return 'registry';
  if (file === 'src/root.ts') return 'root';
  if (file === 'src/kit/testing.ts') return 'testing';
  if (file.startsWith('src/web/catalogue/')) return 'catalogue';
  const [, room, rest] = file.split('/');
  return rest === undefined ? 'server' : (room ?? '');
};

const gameOf = (file: string): string | undefined => file.split('/')[2];

/** Every breach of the table of rooms, in words. */
export const breaches = (
  sources: readonly SourceText[],
  rulesets: readonly string[] = [],
): readonly string[] =>
  sources.flatMap((source) => [
    ...importsOf(source).flatMap((to) => breachOf(source.file, to)),
    ...forbiddenWords(source, rulesets),
  ]);

const breachOf = (file: string, to: string): readonly string[] => {
  const room = roomOf(file);
  const rule = RULES[room] ?? EVERYWHERE;
  if (!to.startsWith('.')) return rule.packages.test(to) ? [] : [`${file}: ${room} may not import ${to}`];
  const target = posix.join(posix.dirname(file), to).replace(/\.js$/, '.ts');
  const wanted = roomOf(target);
  if (!target.startsWith('src/')) return [`${file}: ${target} is outside of src`];
  if (room === 'games' && wanted === 'games')
    return gameOf(file) === gameOf(target) ? [] : [`${file}: a game may not import another: ${target}`];
  if (wanted === room) return innerBreachOf(file, target);
  return rule.rooms.includes(wanted) ? [] : [`${file}: ${room} may not import ${target}`];
};

const innerBreachOf = (file: string, target: string): readonly string[] => {
  const [, room = '', from, rest] = file.split('/');
  const [, , to, behind] = target.split('/');
  const rules = INNER[room];
  if (rules === undefined || rest === undefined || behind === undefined || from === undefined) return [];
  if (from === 'routes' && to === 'routes') return [`${file}: no route may import another: ${target}`];
  return from === to || rules[from]?.includes(to ?? '')
    ? []
    : [`${file}: ${room}/${from} may not import ${target}`];
};

const importsOf = (source: SourceText): readonly string[] => {
  const found: string[] = [];
  walk(source, (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
      found.push(textOf(node.moduleSpecifier));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push(textOf(node.argument.literal));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...node.arguments.map(textOf));
  });
  return found;
};

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : 'something computed');

/** What rules and the engine must not know: time, luck of their own, the process, waiting; and the engine no game. */
const PURE_ROOMS: ReadonlySet<string> = new Set(['engine', 'games', 'registry']);
const IMPURE: ReadonlySet<string> = new Set([
  'Date',
  'process',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'crypto',
  'console',
  'globalThis',
  'require',
]);

const forbiddenWords = (source: SourceText, rulesets: readonly string[]): readonly string[] => {
  const room = roomOf(source.file);
  const found: string[] = [];
  walk(source, (node) => {
    const said = impurity(node);
    if (PURE_ROOMS.has(room) && said !== null && source.file !== LUCK)
      found.push(`${source.file}: ${room} may not use ${said}`);
    if (
      ts.isPropertyAccessExpression(node) &&
      node.getText() === 'process.env' &&
      !ENV_READERS.test(source.file)
    )
      found.push(`${source.file}: only src/main.ts reads process.env`);
  });
  const named = room === 'engine' ? rulesets.filter((id) => source.text.toLowerCase().includes(id)) : [];
  return [...found, ...named.map((id) => `${source.file}: the engine knows no game, and names ${id}`)];
};

/** The one door through which luck from outside enters. */
const LUCK = 'src/engine/chance/cryptographic.ts';

const ENV_READERS = /^src\/(?:main\.ts|cli\/)/;

const impurity = (node: ts.Node): string | null => {
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (ts.isIdentifier(node) && IMPURE.has(node.text) && !isOnlyAName(node)) return node.text;
  return null;
};

/** `dice.process` and `{ process: 1 }` are names of something else. */
const isOnlyAName = ({ parent }: ts.Identifier): boolean =>
  ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isQualifiedName(parent);

/** Every breach of the laws of style, in words. */
export const blemishes = (sources: readonly SourceText[]): readonly string[] =>
  sources.flatMap((source) => {
    const found: string[] = [];
    const lines = source.text.trimEnd().split('\n').length;
    if (lines > MOST_LINES) found.push(`${source.file}: ${lines} lines, and ${MOST_LINES} is the most`);
    if (/@ts-(?:ignore|expect-error|nocheck)|biome-ignore/.test(source.text))
      found.push(`${source.file}: silences a check`);
    walk(source, (node) => {
      const said = blemish(node);
      if (said !== null) found.push(`${source.file}: ${said}: ${node.getText().slice(0, 60)}`);
    });
    return found;
  });

const MOST_LINES = 250;

const blemish = (node: ts.Node): string | null => {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isNonNullExpression(node)) return 'a "!" that silences null';
  if (ts.isTypeAssertionExpression(node)) return 'a cast';
  if (ts.isAsExpression(node) && node.type.getText() !== 'const') return 'a cast';
  return null;
};

const walk = ({ file, text }: SourceText, visit: (node: ts.Node) => void): void => {
  const down = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, down);
  };
  down(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
};
