import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../root.js';
import { answer, type HeaderList } from '../documents/answer.js';
import { responseOf } from '../exchange.js';
import type { FrontDoor } from '../front-door.js';
import { header, headOf } from '../pages/frame.js';
import { charged } from '../request/admit.js';
import { COST_OF_LARGE_FILE } from '../request/costs.js';
import type { Services } from '../services.js';

/** A package has the files of the explorer inside; a clone has them where npm put them. */
const explorer = existsSync(fromRoot('dist', 'explorer'))
  ? fromRoot('dist', 'explorer')
  : dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The explorer lives on this machine: no request leaves it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const FILES: Readonly<Record<string, { readonly type: string; readonly read: () => string }>> = {
  'swagger-ui.css': { type: 'text/css', read: () => readFileSync(join(explorer, 'swagger-ui.css'), 'utf8') },
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readFileSync(join(explorer, 'swagger-ui-bundle.js'), 'utf8'),
  },
  'explorer.js': {
    type: 'text/javascript',
    read: () =>
      `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#explorer', deepLinking: true, validatorUrl: null, tryItOutEnabled: true, persistAuthorization: false });\n`,
  },
};

const explorerPage = (): string => `<!doctype html>
<html lang="en"><head>${headOf('API · Parlor')}<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body class="explorer">${header()}<main id="main"><div id="explorer"></div></main><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/explorer.js"></script></body></html>
`;

export const mountDocs = (app: FrontDoor, services: Services): void => {
  const headers = (type: string): HeaderList => ({
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': POLICY,
  });
  const show = charged(services, 1, (c) => answer(c, 200, explorerPage(), headers('text/html')));
  app.get('/docs', (c) => responseOf(show(c)));
  for (const [name, { type, read }] of Object.entries(FILES)) {
    const send = charged(services, COST_OF_LARGE_FILE, (c) =>
      answer(c, 200, read(), { ...headers(type), 'cache-control': 'public, max-age=3600' }),
    );
    app.get(`/docs/${name}`, (c) => responseOf(send(c)));
  }
};
