import createClient from 'openapi-fetch';
import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import { telling, through } from './exchange.js';
import { type GameCalls, gameCalls } from './games.js';
import type { paths } from './generated/api.js';
import { type IdentityCalls, identityCalls } from './identity.js';
import type { Parlor, ParlorSettings } from './parlor.js';
import { PATIENCE } from './patience.js';
import { persisting } from './persist.js';
import { streamsOf } from './streams.js';

/** What whoever plays and watches needs: the page has no more of the client than this, since everybody waits for it. */
export type AtTables = Pick<Parlor, 'api' | 'rulesets' | 'ruleset'> &
  IdentityCalls &
  GameCalls &
  ReturnType<typeof streamsOf>;

/** How long one try may take, when nobody says otherwise; what is asked to be held back is given that much more. */
const TIMEOUT_MS = 30_000;

export const atTables = (settings: ParlorSettings): AtTables => {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const patience = { ...PATIENCE, ...settings.patience };
  const plain = settings.fetch ?? ((request) => fetch(request));
  const told = settings.onExchange === undefined ? plain : telling(plain, settings.onExchange);
  const send = through(settings.middleware ?? [], told);
  const headers = {
    ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
    ...(settings.language === undefined ? {} : { 'accept-language': settings.language }),
  };
  const api: Api = createClient<paths, 'application/json'>({
    baseUrl,
    headers,
    fetch: persisting(send, patience, settings.timeoutMs ?? TIMEOUT_MS),
  });
  return {
    api,
    ...identityCalls(api),
    rulesets: async (options) => unwrap(await api.GET('/rulesets', calling(options))).items,
    ruleset: async (ruleset, options) =>
      unwrap(await api.GET('/rulesets/{ruleset}', { params: { path: { ruleset } }, ...calling(options) })),
    ...gameCalls(api, settings.language),
    ...streamsOf({ api, baseUrl, headers, send, patience }),
  };
};
