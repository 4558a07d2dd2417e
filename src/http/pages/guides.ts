import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fromRoot } from '../../root.js';

/** A document for those who use Parlor, served as a page. */
export interface Guide {
  /** `/guides/{name}` */
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
  /** Where it lies under `docs`: `lessons/first-frontend.md`. */
  readonly file: string;
}

const FOLDERS = ['', 'lessons', 'languages'];

/** Everything in these folders with a small name; what is written in capitals is for those who build the server. */
const GUIDE = /^[a-z][a-z0-9-]*\.md$/;

const readGuide = (file: string): Guide => {
  const markdown = readFileSync(fromRoot('docs', file), 'utf8');
  const [, title = file] = /^# (.+)$/m.exec(markdown) ?? [];
  return { name: posix.basename(file, '.md'), title, markdown, file };
};

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(fromRoot('docs', folder))
      .filter((name) => GUIDE.test(name))
      .toSorted()
      .map((name) => posix.join(folder, name));
  } catch {
    // A program without its documents still plays.
    return [];
  }
};

/** Read once: documents do not change while a program runs. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  FOLDERS.flatMap(filesIn)
    .map(readGuide)
    .map((guide) => [guide.name, guide]),
);

/** Guides point at each other by file, so that their links also work in the repository. What is not served becomes plain words. */
export const signpostFrom =
  ({ file }: Guide) =>
  (href: string): string | null => {
    if (/^(?:#|https?:|\/)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const target = posix.join(posix.dirname(file), path);
    const found = [...GUIDES.values()].find((guide) => guide.file === target);
    if (found === undefined) return null;
    return `/guides/${found.name}${anchor === undefined ? '' : `#${anchor}`}`;
  };
