import { isProblem } from '../client/problem.js';
import { site } from './catalogue/spoken.js';
import { language } from './language.js';
import { plainly } from './plain-words.js';
import { signal } from './signal.js';

/** Something to tell the person: why an action was refused, that a connection is back. */
export interface News {
  readonly tone: 'calm' | 'trouble';
  readonly text: string;
  /** Where it is explained. */
  readonly more: string | null;
  /** The sentence of the rules it rests on. */
  readonly rule: string | null;
}

export const news = signal<News | null>(null);

export const say = (text: string): void => news.set({ tone: 'calm', text, more: null, rule: null });

export const hush = (): void => news.set(null);

/** Whoever only looks is told that the page goes on asking: they did nothing that may not have arrived. */
export const sayNoAnswerYet = (): void => say(site.news.noAnswerYet);

/** It answered, so that it did not is no news any more. */
export const itAnswered = (): void => {
  if (news.get()?.text === site.news.noAnswerYet) hush();
};

/** The server's "no", or the lack of an answer, in words. */
export const complain = (thrown: unknown): void => news.set(troubleOf(thrown));

/** What went wrong, for whoever says it in a place of their own. */
export const troubleOf = (thrown: unknown): News => {
  if (isProblem(thrown)) {
    const { detail, type, rule, ruleSays } = thrown.problem;
    return { tone: 'trouble', text: plainly(detail), more: rule ?? type, rule: quoted(ruleSays) };
  }
  return {
    tone: 'trouble',
    text: site.news.noAnswer,
    more: null,
    rule: null,
  };
};

/** The rules are written in English: who reads something else follows the link. */
const quoted = (ruleSays: string | undefined): string | null =>
  language === 'en' ? (ruleSays ?? null) : null;
