import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../fuzz/document.js';
import { fuzz } from '../fuzz/fuzz.js';
import { reportText } from '../fuzz/report.js';
import { type FreshPlace, freshFolder } from '../support/places.js';
import { type Program, settingsFor, startProgram } from '../support/program.js';

/** The short run; `npm run fuzz` is the long one. */
const REQUESTS = 1_000;
const SEED = 13;

let fresh: FreshPlace;
let program: Program;

beforeAll(async () => {
  fresh = await freshFolder();
  program = await startProgram({
    ...settingsFor(fresh.place),
    // Everything that is generated stays on this machine, so webhooks may go to any address.
    PARLOR_WEBHOOKS: 'any',
    PARLOR_WEBHOOK_PORTS: 'any',
    PARLOR_LAB: 'on',
    PARLOR_BOT_MS: '1',
  });
});
afterAll(async () => {
  await program?.stop();
  await fresh?.remove();
});

test(`${REQUESTS} requests made from the document get answers that the document promises`, async () => {
  const report = await fuzz({ url: program.url, seed: SEED, requests: REQUESTS });
  expect(
    report.findings.map(({ place }) => place),
    reportText(report, SEED),
  ).toEqual([]);
  const never = OPERATIONS.map(({ method, template }) => `${method} ${template}`).filter(
    (name) => !report.asked.has(name),
  );
  expect(never, 'operations that were never asked for').toEqual([]);
  // Noise alone would prove little: much of what is asked must be understood.
  expect(report.seen.get('200')).toBeGreaterThan(REQUESTS / 10);
  expect(report.seen.get('201')).toBeGreaterThan(REQUESTS / 50);
});
