import { answer, PLAIN_FILE, problem } from '../documents/answer.js';
import { type Answer, type Exchange, responseOf } from '../exchange.js';
import type { FrontDoor } from '../front-door.js';
import { builtPage } from '../pages/built-page.js';
import { frontPage } from '../pages/front-page.js';
import { manifestOf } from '../pages/manifest.js';
import { previewOf, tournamentPreview } from '../pages/preview.js';
import { charged } from '../request/admit.js';
import { COST_OF_FILE } from '../request/costs.js';
import type { Services } from '../services.js';

/** Its addresses and its files. `/` greets programs too and is in the document. */
export const mountWeb = (app: FrontDoor, services: Services): void => {
  const show = charged(services, 1, (c) => frontPage(c));
  for (const path of PLAIN) app.get(path, (c) => responseOf(show(c)));
  for (const [path, preview] of PREVIEWED)
    app.get(path, async (c) => {
      // Paid for before anything is looked up.
      const plain = show(c);
      if (plain.status !== 200) return responseOf(plain);
      return responseOf(frontPage(c, {}, await preview(services, c, c.req.param('id') ?? '')));
    });
  app.get('/web/:file', (c) => {
    const send = charged(services, COST_OF_FILE, (asked) => file(asked, c.req.param('file')));
    return responseOf(send(c));
  });
};

const PLAIN = [
  '/verify',
  '/come-in',
  '/class/:id',
  '/try/:ruleset/:position',
  '/tournament',
  '/leaderboard',
  '/leaderboard/:ruleset',
];

type Preview = (services: Services, c: Exchange, id: string) => Promise<string>;

/** Of a game that anybody may see; a page without one is as good. */
const ofGame: Preview = async ({ tables }, c, id) => {
  const found = await tables.find(id, { playerId: null }).catch(() => null);
  return found?.ok ? previewOf(found.value, new URL(c.req.url).origin) : '';
};

const ofTournament: Preview = async ({ tables }, c, id) => {
  const found = await tables.tournaments.find(null, id).catch(() => null);
  return found?.ok ? tournamentPreview(found.value, new URL(c.req.url).origin) : '';
};

/** Those of which a messenger may be told something. */
const PREVIEWED: readonly (readonly [path: string, preview: Preview])[] = [
  ['/play/:id', ofGame],
  ['/replay/:id', ofGame],
  ['/tournament/:id', ofTournament],
];

/** Not routes of their own: a fixed name beside a parameter would take the quick router from every request. */
const FIXED: { readonly [name: string]: { readonly type: string; readonly write: () => string } } = {
  'icon.svg': { type: 'image/svg+xml', write: () => ICON },
  'parlor.webmanifest': { type: 'application/manifest+json', write: () => manifestOf(builtPage()) },
};

const file = (c: Exchange, name: string): Answer => {
  const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : undefined;
  if (fixed !== undefined)
    return answer(c, 200, fixed.write(), {
      ...PLAIN_FILE,
      'content-type': fixed.type,
      'cache-control': 'public, max-age=86400',
    });
  const found = builtPage()?.files.get(name);
  if (found === undefined)
    return problem(c, {
      code: 'not-found',
      detail: 'There is no such file of the page. Load the page again: it names the files of today.',
    });
  return answer(c, 200, found.body, {
    ...PLAIN_FILE,
    'content-type': found.type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
};

/** A five of dice. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#a8242c"/><g fill="#fffdf8"><circle cx="10" cy="10" r="3"/><circle cx="22" cy="10" r="3"/><circle cx="16" cy="16" r="3"/><circle cx="10" cy="22" r="3"/><circle cx="22" cy="22" r="3"/></g></svg>
`;
