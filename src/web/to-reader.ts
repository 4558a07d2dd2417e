import type { Game } from '../client/types.js';
import { turns } from './catalogue/spoken.js';
import { plainly } from './plain-words.js';

/** Whom the sentences of a game call "you": whoever has one seat there, under a name that nobody else's contains. */
export const readerOf = ({ seats }: Pick<Game, 'seats'>): string | null => {
  const mine = seats.filter(({ you }) => you);
  const name = mine.length === 1 ? (mine[0]?.name ?? null) : null;
  if (name === null) return null;
  const isInAnother = seats.some((seat) => !seat.you && seat.name !== null && asWord(name).test(seat.name));
  return isInAnother ? null : name;
};

/** "Ann rolls a 5." is "You roll a 5." to Ann. */
export const toReader = (text: string, reader: string | null): string => {
  const said = plainly(text);
  if (!turns.saysYou || reader === null || !asWord(reader).test(said)) return said;
  // "Ann (first seat)" was one of two while that was said, whoever has left since.
  if (said.includes(`${reader} (`)) return said;
  return spokenTo(said, reader);
};

const spokenTo = (sentence: string, reader: string): string => {
  const subject = new RegExp(`(^|: )${escaped(reader)} (\\p{L}+)`, 'u');
  const isSubject = subject.test(sentence);
  const turned = sentence
    .replace(subject, (_, before, verb) => `${before}${before === '' ? 'You' : 'you'} ${plural(verb)}`)
    .replace(new RegExp(`^${escaped(reader)}['’]s(?![\\p{L}\\d])`, 'u'), 'Your')
    .replace(new RegExp(`(?<![\\p{L}\\d])${escaped(reader)}['’]s(?![\\p{L}\\d])`, 'gu'), 'your')
    .replace(new RegExp(asWord(reader), 'gu'), 'you');
  return isSubject ? turned.replace(FURTHER_VERB, (_, before, verb) => `${before} ${plural(verb)}`) : turned;
};

/** What the same person also does in the sentence. */
const FURTHER_VERB = /( and|,) (loses|marks|claims|misses|passes|wins)\b/g;

const IRREGULAR: { readonly [verb: string]: string } = { is: 'are', has: 'have', was: 'were' };

const plural = (verb: string): string => {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  if (/(?:ss|sh|ch|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : verb;
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const asWord = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u');
