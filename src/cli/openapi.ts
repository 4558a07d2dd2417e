import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../http/app.js';
import { workflowsDocument } from '../http/documents/workflows.js';
import { fromRoot } from '../root.js';
import { clientCodes } from './client-codes.js';
import { clientTypes } from './client-types.js';
import { pythonTypes } from './python-types.js';

/** Writes the document, the workflows beside it, and what the clients know of it, or with `--check` says whether what is written is still true. */
const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const files = [
  { path: fromRoot('openapi', 'openapi.json'), text: document },
  {
    path: fromRoot('openapi', 'arazzo.json'),
    text: `${JSON.stringify(workflowsDocument(), null, 2)}\n`,
  },
  { path: fromRoot('src', 'client', 'generated', 'api.ts'), text: await clientTypes(document) },
  { path: fromRoot('src', 'client', 'generated', 'codes.ts'), text: clientCodes() },
  { path: fromRoot('packages', 'python', 'src', 'parlor', 'types.py'), text: pythonTypes(document) },
];

const isStale = ({ path, text }: (typeof files)[number]): boolean =>
  !existsSync(path) || readFileSync(path, 'utf8') !== text;

for (const file of files.filter(isStale)) {
  if (!process.argv.includes('--check')) writeFileSync(file.path, file.text);
  else {
    console.error(`${file.path} is out of date: run npm run openapi`);
    process.exitCode = 1;
  }
}
