import { site } from '../../web/catalogue/en/site.js';
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

/** What every page has in its head: the colours before anything is drawn, the faces as early as can be. */
export const headOf = (title: string): string => {
  const built = builtPage();
  const files =
    built === null
      ? ''
      : `<script src="/web/${built.theme}"></script>${built.faces
          .map((face) => `<link rel="preload" href="/web/${face}" as="font" type="font/woff2" crossorigin>`)
          .join('')}<link rel="stylesheet" href="/web/${built.style}">`;
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(site.about)}"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${BRAND_COLOUR}"><link rel="icon" href="/web/icon.svg"><link rel="manifest" href="/web/parlor.webmanifest">${touchIcon(built)}
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

const LINKS = [
  ['/tournament', site.links.tournaments],
  ['/leaderboard', site.links.leaderboards],
  ['/guides', site.links.guides],
  ['/docs', site.links.docs],
  ['/problems', site.links.problems],
] as const;

/** The same header as the app draws, for pages that no app draws. */
export const header = (): string =>
  `<a class="skip" href="#main">${site.skip}</a><header class="top"><a class="brand" href="/">${site.brand}</a>
<nav aria-label="${site.nav}"><a href="/">${site.links.play}</a>${LINKS.map(([path, name]) => `<a href="${path}">${name}</a>`).join('')}</nav>${themeSwitch()}</header>`;

const themeSwitch = (): string => {
  const options = Object.entries(site.themes).map(
    ([theme, name]) => `<option value="${theme}">${name}</option>`,
  );
  return `<label class="theme"><span class="hidden">${site.theme}</span><select data-theme-switch>${options.join('')}</select></label>`;
};
