import { readFileSync } from 'node:fs';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { fromRoot } from '../../root.js';
import type { RequestEnv } from '../services.js';
import { RESPONSE_HEADERS } from './response-headers.js';
import { TURN_WEBHOOK } from './webhook-schemas.js';

const DESCRIPTION = `Turn-based games over plain HTTP: Parlor deals, rolls, referees and remembers.

Become a player (\`POST /players\`), lay a table (\`POST /games\`), and play what the server says is legal (\`GET /games/{id}/actions\`).
Every error is a problem document (RFC 9457) with a stable \`code\`. Ignore fields you do not know: more may come.`;

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
      { name: 'Server', description: 'Everything else.' },
    ],
  });
};
