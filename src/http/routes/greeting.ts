import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { RULEBOOKS } from '../../table/shelf.js';
import { json } from '../answer.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { escapeHtml, page } from '../page.js';

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
  tag: 'House',
  summary: 'What is here',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
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
    if (form === 'text/html') return page(c, 'Parlor', welcome(), { vary: 'Accept' });
    return json(c, 200, { name: 'Parlor', about: ABOUT, next: NEXT, links: LINKS }, { vary: 'Accept' });
  },
});

const welcome = (): string => {
  const games = RULEBOOKS.map(
    ({ id, name, about }) =>
      `<li><a href="/rulesets/${id}">${escapeHtml(name)}</a>: ${escapeHtml(about)}</li>`,
  );
  return `<h1>Parlor</h1><p>${ABOUT} You bring the front end, the bot or the lesson.</p>
<h2>The shelf</h2><ul>${games.join('')}</ul>
<h2>Try it</h2><pre>curl -s localhost:3000/players -H 'content-type: application/json' -d '{"name": "Ann"}'</pre>
<p>${escapeHtml(NEXT)}</p>
<h2>Read on</h2><ul><li><a href="/docs">The API, to read and to try</a></li><li><a href="/openapi.json">OpenAPI document</a></li>
<li><a href="/guides">Guides and lessons</a></li><li><a href="/games">Games</a></li><li><a href="/problems">Everything that can go wrong</a></li></ul>`;
};
