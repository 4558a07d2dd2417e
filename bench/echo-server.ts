import { serve } from '@hono/node-server';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

/** The floor of the stack: a validated POST that answers with what it was sent, and nothing else. */
const Place = z.object({ type: z.literal('place'), column: z.int() });

const content = { 'application/json': { schema: Place } };
const route = createRoute({
  method: 'post',
  path: '/',
  request: { body: { required: true, content } },
  responses: { 201: { description: 'The same again.', content } },
});

const app = new OpenAPIHono();
app.openapi(route, (c) => c.json(c.req.valid('json'), 201));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
