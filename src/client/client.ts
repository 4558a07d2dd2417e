import createClient from 'openapi-fetch';
import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import { classCalls } from './classes.js';
import { clubCalls } from './clubs.js';
import { telling, through } from './exchange.js';
import { gameCalls } from './games.js';
import type { paths } from './generated/api.js';
import { identityCalls } from './identity.js';
import type { Parlor, ParlorSettings } from './parlor.js';
import { PATIENCE } from './patience.js';
import { persisting } from './persist.js';
import { playing } from './play.js';
import { ratingCalls } from './ratings.js';
import { streamsOf } from './streams.js';
import { tournamentCalls } from './tournaments.js';
import { webhookCalls } from './webhook.js';

/** How long one try may take, when nobody says otherwise; what is asked to be held back is given that much more. */
const TIMEOUT_MS = 30_000;

/** A client of the server at `baseUrl`. */
export const parlorClient = (settings: ParlorSettings): Parlor => {
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
  const games = gameCalls(api, settings.language);
  return {
    api,
    as: (token) => parlorClient({ ...settings, token }),
    ...identityCalls(api),
    rulesets: async (options) => unwrap(await api.GET('/rulesets', calling(options))).items,
    ruleset: async (ruleset, options) =>
      unwrap(await api.GET('/rulesets/{ruleset}', { params: { path: { ruleset } }, ...calling(options) })),
    ...games,
    ...ratingCalls(api, games),
    ...webhookCalls(api),
    ...clubCalls(api),
    ...classCalls(api),
    ...tournamentCalls(api),
    ...playing(games),
    ...streamsOf({ api, baseUrl, headers, send, patience }),
  };
};
