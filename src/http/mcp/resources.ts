import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { Result } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import { findRulebook, RULEBOOKS } from '../../table/shelf.js';
import { boardSeenBy } from '../../table/windows/sight.js';
import { pay, tooMany } from '../request/admit.js';
import { COST_OF_DOCUMENT, costOfPage } from '../request/costs.js';
import { networkOf } from '../request/network.js';
import type { Visit } from './tool.js';
import { eventsInWords } from './words.js';

const MOST_EVENTS = 100;

/** What an agent's client may take into the conversation by itself: rules, and a game's board and log as the visitor may see them. */
export const offerResources = (server: McpServer, visit: Visit): void => {
  const { services, player } = visit;
  const caller = { playerId: player?.id ?? null };
  const rules = new ResourceTemplate('parlor://rulesets/{ruleset}/rules', {
    list: () => ({
      resources: RULEBOOKS.map(({ id, name }) => ({
        uri: `parlor://rulesets/${id}/rules`,
        name: `rules of ${id}`,
        title: `The rules of ${name}`,
        mimeType: 'text/markdown',
      })),
    }),
  });
  server.registerResource(
    'rules',
    rules,
    { title: 'The rules of a game', description: 'As Markdown.', mimeType: 'text/markdown' },
    ({ href }, { ruleset }) => {
      charge(visit, COST_OF_DOCUMENT);
      return text(href, 'text/markdown', needed(findRulebook(String(ruleset))).manual);
    },
  );
  server.registerResource(
    'board',
    new ResourceTemplate('parlor://games/{game}/board', { list: undefined }),
    { title: 'The board of a game', description: 'As text, as you may see it now.', mimeType: 'text/plain' },
    async ({ href }, { game }) => {
      const found = needed(await services.tables.find(String(game), caller));
      return text(href, 'text/plain', boardSeenBy(found, caller.playerId));
    },
  );
  server.registerResource(
    'log',
    new ResourceTemplate('parlor://games/{game}/log', { list: undefined }),
    {
      title: 'The log of a game',
      description: `The last ${MOST_EVENTS} events, a sentence each.`,
      mimeType: 'text/plain',
    },
    async ({ href }, { game }) => {
      charge(visit, costOfPage(MOST_EVENTS));
      const { version } = needed(await services.tables.find(String(game), caller));
      const from = Math.max(0, version - MOST_EVENTS);
      const { items } = needed(await services.tables.events(String(game), caller, from, MOST_EVENTS));
      return text(href, 'text/plain', eventsInWords(items));
    },
  );
};

const text = (uri: string, mimeType: string, said: string) => ({ contents: [{ uri, mimeType, text: said }] });

/** The protocol has no problem documents here: what is wrong is the message of its error. */
const needed = <Value>(result: Result<Value, Problem>): Value => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};

const charge = ({ c, services, player }: Visit, cost: number): void => {
  const ticket = pay(services, { network: networkOf(c, services), budget: 'reads', cost }, player);
  if (ticket?.isAllowed === false) throw new Error(tooMany(ticket).detail);
};
