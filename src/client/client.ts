import { atTables } from './at-tables.js';
import { classCalls } from './classes.js';
import { clubCalls } from './clubs.js';
import type { Parlor, ParlorSettings } from './parlor.js';
import { playing } from './play.js';
import { ratingCalls } from './ratings.js';
import { tournamentCalls } from './tournaments.js';
import { webhookCalls } from './webhook.js';

/** A client of the server at `baseUrl`. */
export const parlorClient = (settings: ParlorSettings): Parlor => {
  const tables = atTables(settings);
  const { api } = tables;
  return {
    ...tables,
    as: (token) => parlorClient({ ...settings, token }),
    ...ratingCalls(api, tables),
    ...webhookCalls(api),
    ...clubCalls(api),
    ...classCalls(api),
    ...tournamentCalls(api),
    ...playing(tables),
  };
};
