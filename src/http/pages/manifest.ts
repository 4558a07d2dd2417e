import { site } from '../../web/catalogue/en/site.js';
import type { BuiltPage } from './web-files.js';

/** What a device needs to keep the page among its apps. It works online alone, and no program behind the page pretends otherwise. */
export const manifestOf = (built: BuiltPage | null): string =>
  JSON.stringify({
    id: '/',
    name: site.brand,
    short_name: site.brand,
    description: site.about,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f1e5',
    theme_color: BRAND_COLOUR,
    categories: ['games'],
    icons: [
      { src: '/web/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(built?.icons ?? []).map((name) => ({
        src: `/web/${name}`,
        sizes: `${sizeIn(name)}x${sizeIn(name)}`,
        type: 'image/png',
        purpose: name.includes('maskable') ? 'maskable' : 'any',
      })),
    ],
  });

export const BRAND_COLOUR = '#a8242c';

const sizeIn = (name: string): string => /-(\d+)-/.exec(name)?.[1] ?? '';
