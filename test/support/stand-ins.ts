import { hash } from 'node:crypto';

/** What is different each time: ids, the secrets of tokens, tickets and webhooks, hashes. */
const DRAWN = new RegExp(
  [
    '(?<=(?:\\b|turn_)(?:[abcgmpst]|tn|parlor)_)[0-9A-Za-z]{22}(?![0-9A-Za-z])',
    '(?<=_[0-9A-Za-z]{22}_)[\\w-]{43}',
    '(?<="ticket":")[\\w-]{43}',
    '(?<="(?:code|invitation)":")(?:[2-9A-Z]{3}-){2,3}[2-9A-Z]{3}',
    '(?<=whsec_)[\\w+/]{43}',
    '\\b[0-9a-f]{64}\\b',
    '(?<="salt":\\s?")[0-9a-f]{32}(?=")',
  ].join('|'),
  'g',
);
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** Where one is in the stream of all one's games. */
const PLACE = /(?<="id":"|^id: )[0-9a-z]{8}(?:~[\w-]{7}\d{1,9})*(?="|$)/gm;
const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);

/** Puts the same stand-in for the same word, the same each time the same things happen. */
export const standIns = (): ((text: string, askedAt: number) => string) => {
  const known = new Map<string, string>();
  const standInFor = (word: string): string => {
    const made = known.get(word) ?? likeness(word, known.size);
    known.set(word, made);
    return made;
  };
  return (text, askedAt) =>
    text
      .replaceAll(/(?<="(?:createdOn|lastUsedOn)":")\d{4}-\d\d-\d\d/g, '2026-01-01')
      .replaceAll(TIME, (time) => timeLike(Date.parse(time) - askedAt))
      .replaceAll(/(?<="ms":)\d+/g, '12')
      .replaceAll(DRAWN, standInFor)
      .replaceAll(PLACE, 'mi1x2y3z~3nE7fVq17');
};

/** As long as the word, and of letters that it could have had. */
const likeness = (word: string, index: number): string => {
  if (word.includes('-') && /^[2-9A-Z-]+$/.test(word)) return codeLike(word, index);
  const digest = hash('sha512', `${index}`, /^[0-9a-f]{32,64}$/.test(word) ? 'hex' : 'base64url');
  return digest.replaceAll(/[_-]/g, '0').slice(0, word.length);
};

/** A code in its groups, with none of the letters that codes do without. */
const codeLike = (word: string, index: number): string => {
  const letters = hash('sha512', `${index}`, 'base64url')
    .toUpperCase()
    .replaceAll(/[01ILO_-]/g, '');
  return letters.slice(0, word.replaceAll('-', '').length).replace(/(?<=^(?:.{3})+)(?!$)/g, '-');
};

/** The past, and now, are noon; what is still to come is so many minutes later. */
const timeLike = (ahead: number): string =>
  new Date(NOON + Math.max(0, Math.round(ahead / MINUTE_MS)) * MINUTE_MS).toISOString();
