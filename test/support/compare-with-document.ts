import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSAL_CODES } from '../../src/http/documents/problems.js';
import { type Documented, operations } from './documented.js';

/** Law: an operation answers in all the ways the document names, and in no other. */
export const compareWithDocument = (folder: string): void => {
  const seen = seenIn(folder);
  const promised = new Set(operations.flatMap(waysToAnswer));
  const asked = new Set([...promised].map(asAskedFor));
  const met = new Set([...seen].map(asAskedFor));
  const faults = [
    ...without(seen, promised).map((way) => `answered, and not in the document: ${way}`),
    ...without(asked, met).map((way) => `in the document, and never answered: ${way}`),
  ];
  if (faults.length > 0) throw new Error(faults.toSorted().join('\n'));
};

const without = (these: ReadonlySet<string>, those: ReadonlySet<string>): readonly string[] =>
  [...these].filter((one) => !those.has(one));

/** Every line of the files of all workers: an operation, a status, and a code or a media type. */
const seenIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')),
  );

const waysToAnswer = ({ operation: { operationId, responses } }: Documented): readonly string[] =>
  Object.entries(responses).flatMap(([status, { content, 'x-codes': codes }]) => {
    const mediaTypes = content === undefined ? ['nothing'] : Object.keys(content);
    return (codes ?? mediaTypes)
      .filter((kind) => !OF_OUTSIDE_GAMES.has(kind))
      .map((kind) => `${operationId} ${status} ${kind}`);
  });

/** What may befall any operation, for reasons that lie in the server and not in the request: each must be seen, but not everywhere. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['internal-error', 'too-busy', 'unavailable']);

/** Only in a house with games from outside, which is a process of its own: `process/outside-games.test.ts` holds them against the document. */
const OF_OUTSIDE_GAMES: ReadonlySet<string> = new Set(['game-frozen', 'ruleset-failed']);

/** A game's own codes: its tests have a case for each of them, so here it is enough that an operation lets one through. */
const OF_THE_RULES: ReadonlySet<string> = new Set(REFUSAL_CODES);

const asAskedFor = (way: string): string => {
  const [operation = '', status = '', kind = ''] = way.split(' ');
  if (CIRCUMSTANCES.has(kind)) return `any operation ${status} ${kind}`;
  return OF_THE_RULES.has(kind) ? `${operation} ${status} with a code of the rules` : way;
};
