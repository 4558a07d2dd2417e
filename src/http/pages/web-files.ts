import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import { fromRoot } from '../../root.js';
import { CODINGS, type Coding, ReadyMade } from '../documents/ready-made.js';
import type { Bytes } from '../exchange.js';

/** A file of the page. Its name holds a hash of what is in it, so it may be kept for ever. */
export interface WebFile {
  readonly type: string;
  /** Faces and icons are packed in themselves. */
  readonly body: ReadyMade | Bytes;
}

/** The page as `npm run build:page` left it. */
export interface BuiltPage {
  readonly script: string;
  /** What the script cannot begin without. */
  readonly pieces: readonly string[];
  /** What it fetches at once at a table. */
  readonly atTable: readonly string[];
  /** What it fetches at once on the pages of clubs, and the style that only those have. */
  readonly inClubs: readonly string[];
  readonly clubStyle: string;
  readonly style: string;
  /** What pages need besides that are read rather than played. */
  readonly reading: string | null;
  /** Runs before anything is drawn. */
  readonly theme: string;
  /** For pages with something to copy. */
  readonly guide: string | null;
  readonly faces: readonly string[];
  /** For devices that keep the page among their apps. */
  readonly icons: readonly string[];
  readonly files: ReadonlyMap<string, WebFile>;
}

const TEXTS: { readonly [ending: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const PACKED: { readonly [ending: string]: string } = { '.woff2': 'font/woff2', '.png': 'image/png' };

/** What esbuild tells of its work. */
const Built = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      cssBundle: z.string().optional(),
      entryPoint: z.string().optional(),
      imports: z.array(z.object({ path: z.string(), kind: z.string() })).default([]),
    }),
  ),
});

/** Null when the page has not been built. */
export const readBuiltPage = (folder = fromRoot('dist', 'web')): BuiltPage | null => {
  const account = `${folder}/built.json`;
  if (!existsSync(account)) return null;
  const { outputs } = Built.parse(JSON.parse(readFileSync(account, 'utf8')));
  // Only the page's own script has a style; what it loads later has none.
  const [script, page] = Object.entries(outputs).find(([, it]) => it.cssBundle) ?? [];
  const names = Object.keys(outputs).map((path) => basename(path));
  const theme = names.find((name) => name.startsWith('before-'));
  const clubStyle = names.find((name) => /^club-.*\.css$/.test(name));
  if (script === undefined || page?.cssBundle === undefined) return null;
  if (theme === undefined || clubStyle === undefined) return null;
  return {
    script: basename(script),
    pieces: piecesOf(page),
    atTable: fetchedFor(outputs, 'src/web/at-table.ts'),
    inClubs: fetchedFor(outputs, 'src/web/at-club.tsx'),
    clubStyle,
    style: basename(page.cssBundle),
    reading: names.find((name) => name.startsWith('reading-')) ?? null,
    theme,
    guide: names.find((name) => name.startsWith('guide-')) ?? null,
    faces: names.filter((name) => name.endsWith('.woff2')),
    icons: names.filter((name) => name.endsWith('.png')),
    files: new Map(names.flatMap((name) => fileIn(folder, name))),
  };
};

type Outputs = z.infer<typeof Built>['outputs'];

const piecesOf = ({ imports }: Outputs[string]): readonly string[] =>
  imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? [basename(path)] : []));

const fetchedFor = (outputs: Outputs, entryPoint: string): readonly string[] => {
  const [file, part] = Object.entries(outputs).find(([, it]) => it.entryPoint === entryPoint) ?? [];
  return file === undefined || part === undefined ? [] : [basename(file), ...piecesOf(part)];
};

const fileIn = (folder: string, name: string): readonly (readonly [string, WebFile])[] => {
  const packed = PACKED[extname(name)];
  if (packed !== undefined) return [[name, { type: packed, body: bytesIn(`${folder}/${name}`) }]];
  const type = TEXTS[extname(name)];
  return type === undefined ? [] : [[name, { type, body: readyMadeIn(folder, name) }]];
};

const bytesIn = (path: string): Bytes => new Uint8Array(readFileSync(path));

const ENDINGS: Readonly<Record<Coding, string>> = { br: 'br', gzip: 'gz' };

/** A text with what the build packed beside it. */
export const readyMadeIn = (folder: string, name: string): ReadyMade => {
  const path = `${folder}/${name}`;
  const packed = CODINGS.map((coding) => [coding, `${path}.${ENDINGS[coding]}`] as const)
    .filter(([, file]) => existsSync(file))
    .map(([coding, file]) => [coding, bytesIn(file)] as const);
  return new ReadyMade(readFileSync(path, 'utf8'), packed);
};
