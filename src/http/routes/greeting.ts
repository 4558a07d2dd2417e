import { z } from 'zod';
import { json } from '../documents/answer.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { frontPage } from '../pages/front-page.js';
import { accepts } from '../request/accepts.js';
import { NO_HEADERS } from '../request/headers.js';

const LINKS = {
  rulesets: '/rulesets',
  players: '/players',
  me: '/me',
  games: '/games',
  problems: '/problems',
  guides: '/guides',
  openapi: '/openapi.json',
  docs: '/docs',
  agents: '/llms.txt',
  mcp: '/mcp',
  health: '/healthz',
} as const;

const NEXT =
  'POST /players with {"name": "Ann"} for a token, then POST /games with {"ruleset": "knucklebones"}.';

const Greeting = z
  .object({ name: z.string(), about: z.string(), next: z.string(), links: z.record(z.string(), z.string()) })
  .meta({ id: 'Greeting' });

const ABOUT = 'Turn-based games over plain HTTP: Parlor deals, rolls, referees and remembers.';

export const greet = endpoint({
  method: 'get',
  path: '/',
  operationId: 'greet',
  tag: 'Server',
  summary: 'What is here',
  description: 'Links to where everything begins; browsers that ask for HTML get the page.',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'Links to everything; a page for browsers.',
      content: { 'application/json': { schema: Greeting }, 'text/html': { schema: z.string() } },
    },
  },
  problems: [],
  handle({ c }) {
    const form = accepts(c, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    });
    if (form === 'text/html') return frontPage(c, { vary: 'Accept' });
    return json(c, 200, { name: 'Parlor', about: ABOUT, next: NEXT, links: LINKS }, { vary: 'Accept' });
  },
});
