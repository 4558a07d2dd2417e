import { readFileSync } from 'node:fs';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { fromRoot } from '../../root.js';
import type { RequestEnv } from '../services.js';
import { RESPONSE_HEADERS } from './response-headers.js';
import { NEWS_WEBHOOK, TURN_WEBHOOK } from './webhook-schemas.js';

const DESCRIPTION = `Turn-based games over plain HTTP: Parlor deals, rolls, referees and remembers.

Become a player (\`POST /players\`), lay a table (\`POST /games\`), and play what the server says is legal (\`GET /games/{id}/actions\`).
Every error is a problem document (RFC 9457) with a stable \`code\`. Ignore fields you do not know: more may come.
\`/arazzo.json\` has the ways through the API that callers go most often, step by step (Arazzo). What one item of a stream holds is said in \`x-item-schema\`.`;

/** The document has the version of the package that serves it. */
export const VERSION: string = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version;

/** The document of everything mounted so far. */
export const openApiOf = (app: OpenAPIHono<RequestEnv>) => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from `POST /players`.',
  });
  for (const [name, header] of Object.entries(RESPONSE_HEADERS))
    app.openAPIRegistry.registerComponent('headers', name, header);
  app.openAPIRegistry.registerWebhook(TURN_WEBHOOK);
  app.openAPIRegistry.registerWebhook(NEWS_WEBHOOK);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Parlor',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'Parlor' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: [
      { name: 'Rulesets', description: 'The shelf.' },
      { name: 'Players', description: 'Who is who.' },
      { name: 'Webhooks', description: 'Bots that are called when it is their turn.' },
      { name: 'Games', description: 'Tables: create, find, look, sit, leave.' },
      { name: 'Play', description: 'Actions and the log.' },
      { name: 'Clubs', description: 'People under one roof: a class, a league, friends.' },
      { name: 'Tournaments', description: 'Who meets whom, round after round, and who stands where.' },
      {
        name: 'Ratings',
        description: 'What rated games say of those who play: ratings, leaderboards, opponents.',
      },
      { name: 'Lab', description: 'Many games at once, for programs that learn.' },
      { name: 'Server', description: 'Everything else.' },
    ],
  });
};
