import type { Send } from '../../src/client/exchange.js';
import {
  type Action,
  type ParlorSettings,
  parlorClient,
  type Ruleset,
  type Turn,
} from '../../src/client/index.js';
import type { Parlor as Services } from '../support/parlor.js';

/** A client whose requests go through the real front door, without a network. */
export const clientOf = (services: Services, settings: Partial<ParlorSettings> = {}) =>
  parlorClient({ baseUrl: 'http://parlor.test', fetch: doorOf(services), ...settings });

export const doorOf =
  (services: Services): Send =>
  async (request) =>
    services.app.fetch(request);

/** Plays anything that is allowed. */
export const anyLegal = <R extends Ruleset>({ legal }: Turn<R>): Action<R> => {
  const choice = legal[Math.floor(Math.random() * legal.length)];
  if (choice === undefined) throw new Error('a turn without a legal action');
  return choice.action;
};
