import { expect, test } from 'vitest';
import { importsFrom } from '../support/imports-from.js';

test('a server that tells no collector of its requests loads nothing of what would', () => {
  const { read, asked } = importsFrom('src/serve.ts');
  expect(read.size).toBeGreaterThan(50);
  expect([...read].filter((file) => file.includes('traces/'))).toEqual([]);
  expect(asked).toContain('src/traces/tracer.ts');
});
