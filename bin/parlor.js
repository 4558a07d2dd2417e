#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The built program if there is one; in a fresh clone the sources themselves.
const built = new URL('../dist/parlor.js', import.meta.url);
if (existsSync(fileURLToPath(built))) {
  await import(built.href);
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../src/cli/parlor.ts', import.meta.url);
}
