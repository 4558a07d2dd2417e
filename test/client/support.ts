import type { Send } from '../../src/client/exchange.js';
import {
  type Action,
  type ParlorSettings,
  parlorClient,
  type Ruleset,
  type Turn,
} from '../../src/client/index.js';
import type { Parlor as House } from '../support/parlor.js';

/** A client whose requests go through the real front door, without a network. */
export const clientOf = (house: House, settings: Partial<ParlorSettings> = {}) =>
  parlorClient({ baseUrl: 'http://parlor.test', fetch: doorOf(house), ...settings });

export const doorOf =
  (house: House): Send =>
  async (request) =>
    house.app.fetch(request);

/** Plays anything that is allowed. */
export const anyLegal = <R extends Ruleset>({ legal }: Turn<R>): Action<R> => {
  const choice = legal[Math.floor(Math.random() * legal.length)];
  if (choice === undefined) throw new Error('a turn without a legal action');
  return choice.action;
};
