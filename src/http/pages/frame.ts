import type { Language } from '../../engine/language.js';
import { site as german } from '../../web/catalogue/de/site.js';
import { site as english } from '../../web/catalogue/en/site.js';
import { builtPage } from './built-page.js';
import { escapeHtml } from './escape.js';
import { BRAND_COLOUR } from './manifest.js';
import type { BuiltPage } from './web-files.js';

/** Scripts, styles and faces from here alone, none written into the document; nothing may frame it or be sent anywhere else. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What stands around every page, by language. */
export const SITES: Readonly<Record<Language, typeof english>> = { en: english, de: german };

/** What every page has in its head: the colours before anything is drawn, the faces as early as can be. */
export const headOf = (title: string, language: Language = 'en'): string => {
  const built = builtPage();
  const files =
    built === null
      ? ''
      : `<script src="/web/${built.theme}"></script>${built.faces
          .map((face) => `<link rel="preload" href="/web/${face}" as="font" type="font/woff2" crossorigin>`)
          .join('')}<link rel="stylesheet" href="/web/${built.style}">`;
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(SITES[language].about)}"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${BRAND_COLOUR}"><link rel="icon" href="/web/icon.svg"><link rel="manifest" href="/web/parlor.webmanifest">${touchIcon(built)}
${files}`;
};

/** For what is read rather than played. */
export const readingSheet = (): string => {
  const sheet = builtPage()?.reading ?? null;
  return sheet === null ? '' : `<link rel="stylesheet" href="/web/${sheet}">`;
};

/** Where only pixels are taken. */
const touchIcon = (built: BuiltPage | null): string => {
  const [icon] = built?.icons ?? [];
  return icon === undefined ? '' : `<link rel="apple-touch-icon" href="/web/${icon}">`;
};

const linksIn = ({ links }: typeof english) =>
  [
    ['/tournament', links.tournaments],
    ['/leaderboard', links.leaderboards],
    ['/guides', links.guides],
    ['/docs', links.docs],
    ['/problems', links.problems],
  ] as const;

/** The same header as the app draws, for pages that no app draws. */
export const header = (language: Language = 'en'): string => {
  const site = SITES[language];
  return `<a class="skip" href="#main">${site.skip}</a><header class="top"><a class="brand" href="/">${site.brand}</a>
<nav aria-label="${site.nav}"><a href="/">${site.links.play}</a>${linksIn(site)
    .map(([path, name]) => `<a href="${path}">${name}</a>`)
    .join(
      '',
    )}</nav><button type="button" class="menu" aria-expanded="false" data-menu><span class="hidden">${site.menu}</span>☰</button>${themeSwitch(site)}</header>`;
};

const themeSwitch = (site: typeof english): string => {
  const options = Object.entries(site.themes).map(
    ([theme, name]) => `<option value="${theme}">${name}</option>`,
  );
  return `<label class="theme"><span class="hidden">${site.theme}</span><select data-theme-switch>${options.join('')}</select></label>`;
};
