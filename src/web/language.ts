import { type Catalogue, speak } from './catalogue/spoken.js';

/** The languages of the page, each under the name that whoever speaks it looks for. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
] as const;
export type Language = (typeof LANGUAGES)[number]['tag'];

const DRAWER = 'parlor.language';

const languageCalled = (word: string | null | undefined): Language | undefined =>
  LANGUAGES.find(({ tag }) => tag === word)?.tag;

const remembered = (): string | null => {
  try {
    return localStorage.getItem(DRAWER);
  } catch {
    // Without storage it is as the browser has it.
    return null;
  }
};

const chosen = (): Language => {
  const wishes = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  return [remembered(), ...wishes].map(languageCalled).find((known) => known !== undefined) ?? 'en';
};

/** Asked once: another one begins the page anew. */
export const language = chosen();

/** Every text, and every answer of the server, is then in another language: the page is loaded again. */
export const chooseLanguage = (next: Language): void => {
  try {
    localStorage.setItem(DRAWER, next);
  } catch {
    return;
  }
  location.reload();
};

/** English comes with the page; the others are fetched by those who read them. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: () => import('./catalogue/de/all.js'),
};

/** Before anything is drawn. Whoever cannot fetch a catalogue is spoken to in English. */
export const speakAsChosen = async (): Promise<void> => {
  if (language === 'en') return;
  try {
    speak(await CATALOGUES[language]());
    document.documentElement.lang = language;
  } catch {
    document.documentElement.lang = 'en';
  }
};
