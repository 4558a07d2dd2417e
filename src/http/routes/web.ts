import type { OpenAPIHono } from '@hono/zod-openapi';
import { needed } from '../../engine/item-at.js';
import { answer, problem } from '../documents/answer.js';
import { builtPage, frontPage } from '../pages/front-page.js';
import { charged } from '../request/admit.js';
import { COST_OF_FILE } from '../request/costs.js';
import type { RequestEnv, Services } from '../services.js';

/** Its addresses and its files. `/` greets programs too and is in the document. */
export const mountWeb = (app: OpenAPIHono<RequestEnv>, services: Services): void => {
  for (const path of ['/play/:id', '/replay/:id', '/verify'])
    app.get(
      path,
      charged(services, 1, (c) => frontPage(c)),
    );
  const send = charged(services, COST_OF_FILE, (c) => {
    const name = needed(c.req.param('file'), 'a file in the path');
    // Not a route of its own: a fixed name beside a parameter would take the quick router from every request.
    if (name === 'icon.svg')
      return answer(c, 200, ICON, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
      });
    const file = builtPage()?.files.get(name);
    if (file === undefined)
      return problem(c, {
        code: 'not-found',
        detail: 'There is no such file of the page. Load the page again: it names the files of today.',
      });
    return answer(c, 200, file.body, {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/web/:file', send);
};

/** A five of dice. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#a8242c"/><g fill="#fffdf8"><circle cx="10" cy="10" r="3"/><circle cx="22" cy="10" r="3"/><circle cx="16" cy="16" r="3"/><circle cx="10" cy="22" r="3"/><circle cx="22" cy="22" r="3"/></g></svg>
`;
