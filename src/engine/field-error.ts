import type { z } from 'zod';
import { inPlainEnglish } from './plain-english.js';
import { no, type Result, yes } from './result.js';

/** One field that is wrong: where, as a JSON pointer, and why. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
}

const PLAIN = { error: inPlainEnglish };

/** Reads what somebody sent: it has its type now, or every field that is wrong is named in words a beginner understands. */
export const read = <Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): Result<z.output<Schema>, readonly FieldError[]> => {
  const parsed = schema.safeParse(sent);
  // Words are asked for only when there is something to say: most of what is sent is as it should be.
  return parsed.success ? yes(parsed.data) : no(faultsOf(schema, sent));
};

const faultsOf = (schema: z.ZodType, sent: unknown): readonly FieldError[] =>
  schema.safeParse(sent, PLAIN).error?.issues.flatMap((issue) => errorsOf(issue, sent, [])) ?? [];

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const errorsOf = (issue: Issue, sent: unknown, base: Path): readonly FieldError[] => {
  const path = [...base, ...issue.path];
  const { message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ pointer: pointerTo([...path, key]), message }));
  const meant = issue.code === 'invalid_union' ? branchMeant(issue.errors, valueAt(sent, path)) : undefined;
  if (meant !== undefined) return meant.flatMap((inner) => errorsOf(inner, sent, path));
  const isMissing = path.length > 0 && valueAt(sent, path) === undefined;
  return [{ pointer: pointerTo(path), message: isMissing ? missing(path, message) : message }];
};

/** Of the forms a value may have, the one whose fields are all there: then what is wrong with these is worth more than a list of forms. */
const branchMeant = (
  branches: readonly (readonly Issue[])[],
  value: unknown,
): readonly Issue[] | undefined => {
  const candidates = branches.filter((issues) => issues.every((issue) => isWithinForm(issue, value)));
  return candidates.length === 1 ? candidates[0] : undefined;
};

const isWithinForm = (issue: Issue, value: unknown): boolean => {
  if (issue.code === 'unrecognized_keys') return true;
  return issue.path.length > 0 && issue.code !== 'invalid_value' && valueAt(value, issue.path) !== undefined;
};

/** JSON knows no `undefined`, so what is undefined was not sent. */
const valueAt = (value: unknown, path: Path): unknown => {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
};

/** Messages are "must be …" or "`field` must be …". */
const missing = (path: Path, message: string): string =>
  `is missing; it ${message.replace(`\`${String(path.at(-1))}\` `, '')}`;

/** RFC 6901: `/seats/0/bot`; the empty pointer is the whole document. */
export const pointerTo = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** As whole sentences, each naming its field: "`column` is missing; it must be a whole number." */
export const inSentences = (errors: readonly FieldError[], whole: string): readonly FieldError[] =>
  errors.map(({ pointer, message }) => ({ pointer, message: sentence(pointer, message, whole) }));

const sentence = (pointer: string, message: string, whole: string): string => {
  if (!/^[a-z]/.test(message)) return message;
  const field =
    pointer === '' ? whole : `\`${pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~')}\``;
  return `${field} ${message.replace(/\.$/, '')}.`;
};
