/** What a caller would like (RFC 7240), as far as it is understood here; the rest is passed over, as preferences may be. */
export interface Preferences {
  /** How long the answer may be held back, in milliseconds; null to have it at once. */
  readonly waitMs: number | null;
  /** Only what is new, please. */
  readonly isMinimal: boolean;
}

const LONGEST_WAIT_S = 60;

export const preferencesIn = (header: string | undefined): Preferences => {
  const said = header === undefined ? NONE : preferences(header);
  const wait = said.get('wait') ?? '';
  return {
    waitMs: /^\d+$/.test(wait) ? Math.min(Number(wait), LONGEST_WAIT_S) * 1000 : null,
    isMinimal: said.get('return')?.toLowerCase() === 'minimal',
  };
};

/** What was done of it, for `Preference-Applied`. */
export const preferenceApplied = (
  ...applied: readonly (string | null)[]
): { 'preference-applied'?: string } => {
  const done = applied.filter((preference) => preference !== null);
  return done.length === 0 ? {} : { 'preference-applied': done.join(', ') };
};

export const waited = (waitMs: number): string => `wait=${waitMs / 1000}`;

const NONE: ReadonlyMap<string, string> = new Map();

/** `name = value; parameter = value, name`: names are of any case, whichever comes first counts, and a parameter is no preference. */
const preferences = (header: string): ReadonlyMap<string, string> => {
  const said = new Map<string, string>();
  for (const preference of partsOf(header, ',')) {
    const [pair = ''] = partsOf(preference, ';');
    const [name = '', ...value] = pair.split('=');
    const key = name.trim().toLowerCase();
    if (!said.has(key)) said.set(key, unquoted(value.join('=').trim()));
  }
  return said;
};

/** What stands between the separators; in quotes a separator is a letter like any other. */
const partsOf = (text: string, separator: string): readonly string[] => {
  const parts: string[] = [];
  let [begin, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
};

const unquoted = (value: string): string =>
  /^".*"$/.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
