import { z } from 'zod';
import { ENGLISH, LANGUAGES, type Language } from '../../engine/language.js';
import type { Exchange } from '../exchange.js';
import { header } from './header.js';

/** For whatever is answered in words: RFC 9110, 12.5.4. Nothing in it is wrong enough to be refused. */
export const AcceptLanguage = z.object({
  'Accept-Language': z
    .string()
    .optional()
    .meta({
      description: `The languages you read, best first: \`de-AT, de;q=0.9, en;q=0.5\`. Labels and sentences are told in the first of them that is spoken here (${LANGUAGES.join(', ')}) and by the rules of the game; else in English. \`Content-Language\` says which it is.`,
      param: { schema: { type: 'string' as const } },
    }),
});

/** For `EventSource`, which sends the languages of the browser and cannot be told others. */
export const LanguageWanted = z
  .enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`)
  .optional()
  .meta({ description: 'The language of labels and sentences, in place of `Accept-Language`.' });

/** The language that the caller would rather read than any other that is spoken here. */
export const languageAsked = (c: Exchange): Language => {
  const said = header(c, 'accept-language');
  return said === undefined ? ENGLISH : languageIn(said);
};

/** Nobody reads more languages than these; what comes after them is not looked at. */
const MOST_WISHES = 16;
const LONGEST = 512;

/** A quality that is none counts as 1, as if it had not been written. */
const WISH = /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]*)?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?/i;

/** The best of what is spoken here; of two that are wished for alike the one that was named first. */
export const languageIn = (said: string): Language => {
  let best: Language = ENGLISH;
  let most = 0;
  for (const wish of said.slice(0, LONGEST).split(',', MOST_WISHES)) {
    const [, tag = '', q = '1'] = WISH.exec(wish) ?? [];
    const language = spoken(tag.toLowerCase());
    if (language === undefined || Number(q) <= most) continue;
    best = language;
    most = Number(q);
  }
  return best;
};

const spoken = (tag: string): Language | undefined =>
  tag === '*' ? ENGLISH : LANGUAGES.find((language) => language === tag);
