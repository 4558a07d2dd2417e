import createClient from 'openapi-fetch';
import { type Api, unwrap } from './answer.js';
import { telling } from './exchange.js';
import { gameCalls } from './games.js';
import type { paths } from './generated/api.js';
import { identityCalls } from './identity.js';
import type { Parlor, ParlorSettings } from './parlor.js';
import { PATIENCE } from './patience.js';
import { persisting } from './persist.js';
import { playing } from './play.js';
import { streamsOf } from './streams.js';

/** A client of the server at `baseUrl`. */
export const parlorClient = (settings: ParlorSettings): Parlor => {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const patience = { ...PATIENCE, ...settings.patience };
  const plain = settings.fetch ?? ((request) => fetch(request));
  const send = settings.onExchange === undefined ? plain : telling(plain, settings.onExchange);
  const headers = settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` };
  const api: Api = createClient<paths, 'application/json'>({
    baseUrl,
    headers,
    fetch: persisting(send, patience),
  });
  const games = gameCalls(api);
  return {
    api,
    as: (token) => parlorClient({ ...settings, token }),
    ...identityCalls(api),
    rulesets: async () => unwrap(await api.GET('/rulesets')).items,
    ruleset: async (ruleset) =>
      unwrap(await api.GET('/rulesets/{ruleset}', { params: { path: { ruleset } } })),
    ...games,
    ...playing(games),
    ...streamsOf({ api, baseUrl, headers, send, patience }),
  };
};
