/** Why a text is no JSON, for whoever writes it by hand: what is most often wrong, and how it is written. */
export const whyNoJson = (text: string, error: unknown): string => {
  const { outside, isClosed } = withoutTexts(text);
  const found = HABITS.find(({ shows }) => shows.test(outside));
  if (found !== undefined) return found.says;
  if (!isClosed) return 'a text is not closed by a double quote, or holds a line break, which is written \\n';
  if (countOf(outside, OPENING) > countOf(outside, CLOSING)) return 'it ends before every bracket is closed';
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  const where = position === undefined ? '' : ` from character ${Number(position) + 1} on`;
  return `it cannot be read${where}; look at commas, colons, quotes and brackets`;
};

/** On Windows the command line leaves single quotes where they are and takes the double ones inside away. */
const ON_WINDOWS =
  'on the command line of Windows put the body in double quotes and write \\" for each one inside';

/** Outside of texts nothing of this is JSON. The first that shows is said. */
const HABITS: readonly { readonly shows: RegExp; readonly says: string }[] = [
  { shows: /^\s*$/, says: 'there is nothing but space' },
  { shows: /[“”„‟‘’‚«»]/, says: 'quotes must be straight, "…", and not those of a word processor' },
  { shows: /'/, says: `names and texts stand in double quotes, "…", not in single ones; ${ON_WINDOWS}` },
  {
    shows: /[{,]\s*[\p{L}_$][\w$-]*\s*:/u,
    says: `names stand in double quotes: {"name": "Ann"}. If yours did, your command line took them away: ${ON_WINDOWS}`,
  },
  { shows: /,\s*[}\]]/, says: 'no comma stands after the last entry' },
  { shows: /\b(?:True|False|None)\b/, says: 'it is true, false and null that are written, in small letters' },
  { shows: /\/\/|\/\*/, says: 'it has no comments' },
  { shows: /^\s*[\w.]+=/, says: 'it looks like a form; write {"name": "Ann"} and not name=Ann' },
  {
    shows: /^\s*(?!(?:true|false|null)\b)\p{L}/u,
    says: 'it should begin with a brace: {"name": "Ann"}',
  },
];

const OPENING = /[{[]/g;
const CLOSING = /[}\]]/g;
const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Each text is left as an empty one. One that is not closed ends it: what comes after may be part of it. */
const withoutTexts = (text: string): { readonly outside: string; readonly isClosed: boolean } => {
  let outside = '';
  let from = 0;
  for (let begin = text.indexOf('"'); begin !== -1; begin = text.indexOf('"', from)) {
    outside += `${text.slice(from, begin)}""`;
    const end = endOfText(text, begin);
    if (end === null) return { outside, isClosed: false };
    from = end + 1;
  }
  return { outside: outside + text.slice(from), isClosed: true };
};

/** Where a text that begins here is closed; null when it is not, on its line. */
const endOfText = (text: string, begin: number): number | null => {
  for (let at = begin + 1; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '"') return at;
    if (letter < ' ') return null;
    if (letter === '\\') at++;
  }
  return null;
};
