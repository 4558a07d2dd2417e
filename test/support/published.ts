import { readFileSync } from 'node:fs';
import { fromRoot } from '../../src/root.js';

/** `{ a, type B, c as d }` is a, B and c. */
export const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .replace(/^\s*type\s+/, '')
        .replace(/\s+as\s.*$/s, '')
        .trim(),
    )
    .filter((name) => name !== '');

const contract = readFileSync(fromRoot('src', 'kit', 'ruleset.ts'), 'utf8');

const named = [
  ...contract.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\.\/(engine\/[^']+)\.js'/gm),
].flatMap(([, list = '', file = '']) => namesIn(list).map((name) => [name, file] as const));
const whole = [...contract.matchAll(/^export \* from '\.\.\/(engine\/[\w/-]+)\.js'/gm)].flatMap(
  ([, file = '']) =>
    [
      ...readFileSync(fromRoot('src', `${file}.ts`), 'utf8').matchAll(
        /^export (?:const|type|interface) (\w+)/gm,
      ),
    ].map(([, name = '']) => [name, file] as const),
);

/** What `parlor/ruleset` publishes, and the file of the engine where it is: `yes` is in `engine/result`. */
export const PUBLISHED: ReadonlyMap<string, string> = new Map([...named, ...whole]);
