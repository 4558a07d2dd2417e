import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../http/app.js';
import { fromRoot } from '../root.js';

/** Writes the document, or with `--check` says whether the written one is still true. */
const path = fromRoot('openapi', 'openapi.json');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('openapi/openapi.json is out of date: run npm run openapi');
  process.exitCode = 1;
}
