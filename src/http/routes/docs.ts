import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fromRoot } from '../../root.js';
import { answer, type HeaderList } from '../documents/answer.js';
import { ReadyMade } from '../documents/ready-made.js';
import { responseOf } from '../exchange.js';
import type { FrontDoor } from '../front-door.js';
import { header, headOf, readingSheet } from '../pages/frame.js';
import { readyMadeIn } from '../pages/web-files.js';
import { charged } from '../request/admit.js';
import { COST_OF_LARGE_FILE } from '../request/costs.js';
import type { Services } from '../services.js';

/** Packed by the build; before there was one they are where npm put them. */
const explorer = existsSync(fromRoot('dist', 'explorer'))
  ? fromRoot('dist', 'explorer')
  : dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The explorer lives on this machine: no request leaves it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'";

const FILES: Readonly<Record<string, { readonly type: string; readonly read: () => ReadyMade }>> = {
  'swagger-ui.css': { type: 'text/css', read: () => readyMadeIn(explorer, 'swagger-ui.css') },
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readyMadeIn(explorer, 'swagger-ui-bundle.js'),
  },
  'explorer.js': {
    type: 'text/javascript',
    read: () =>
      new ReadyMade(
        `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#explorer', deepLinking: true, validatorUrl: null, tryItOutEnabled: true, persistAuthorization: false });\n`,
      ),
  },
};

const explorerPage = (): string => `<!doctype html>
<html lang="en"><head>${headOf('API · Parlor')}<link rel="stylesheet" href="/docs/swagger-ui.css">${readingSheet()}</head>
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
    // Read when it is first asked for: few look at the explorer.
    let found: ReadyMade | null = null;
    const send = charged(services, COST_OF_LARGE_FILE, (c) => {
      found ??= read();
      return answer(c, 200, found, { ...headers(type), 'cache-control': 'public, max-age=3600' });
    });
    app.get(`/docs/${name}`, (c) => responseOf(send(c)));
  }
};
