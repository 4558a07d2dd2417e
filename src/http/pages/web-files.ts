import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { fromRoot } from '../../root.js';

/** A file of the page. Its name holds a hash of what is in it, so it may be kept for ever. */
export interface WebFile {
  readonly type: string;
  readonly body: string;
}

/** The page as `npm run build:page` left it. */
export interface BuiltPage {
  readonly script: string;
  readonly style: string;
  readonly files: ReadonlyMap<string, WebFile>;
}

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** What esbuild tells of its work. */
const Built = z.object({ outputs: z.record(z.string(), z.object({ cssBundle: z.string().optional() })) });

/** Null when the page has not been built. */
export const readBuiltPage = (folder = fromRoot('dist', 'web')): BuiltPage | null => {
  const account = `${folder}/built.json`;
  if (!existsSync(account)) return null;
  const { outputs } = Built.parse(JSON.parse(readFileSync(account, 'utf8')));
  // Only the page's own script has a style; what it loads later has none.
  const [script, { cssBundle: style }] = Object.entries(outputs).find(([, it]) => it.cssBundle) ?? ['', {}];
  if (style === undefined) return null;
  const names = Object.keys(outputs).map((path) => basename(path));
  return {
    script: basename(script),
    style: basename(style),
    files: new Map(names.flatMap((name) => fileIn(folder, name))),
  };
};

const fileIn = (folder: string, name: string): readonly (readonly [string, WebFile])[] => {
  const type = name.endsWith('.css') ? TYPES.css : TYPES.js;
  return /\.(?:js|css)$/.test(name)
    ? [[name, { type, body: readFileSync(`${folder}/${name}`, 'utf8') }]]
    : [];
};
