import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { GUARDED } from '../guard/config.js';

/** Everything here is tried in processes of their own, whose attempts are written in a file of their own. */
const folder = mkdtempSync(join(tmpdir(), 'parlor-guarded-'));
const log = join(folder, 'refused.log');
beforeEach(() => rmSync(log, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { PATH: process.env.PATH, PARLOR_REFUSED_LOG: log };
const tried = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');

interface Ended {
  readonly code: number;
  readonly said: string;
}
const node = (...args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, args, { env, cwd: fromRoot() }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
const guarded = (program: string): Promise<Ended> =>
  node(...GUARDED.execArgv, '--input-type=module', '--eval', program);

/** Documentation addresses, which nobody has: were the guard broken, nobody would be troubled. */
describe('a process that swallows every error ends badly when it tried', () => {
  test.each([
    ['net.connect', "import net from 'node:net'; net.connect(80, '192.0.2.1').on('error', () => {});"],
    [
      'by IPv6',
      "import net from 'node:net'; net.connect({ port: 80, host: '2001:db8::1' }).on('error', () => {});",
    ],
    ['tls', "import tls from 'node:tls'; tls.connect(443, '192.0.2.1').on('error', () => {});"],
    ['http', "import { get } from 'node:http'; get('http://192.0.2.1/').on('error', () => {});"],
    ['fetch', "await fetch('http://192.0.2.1/').catch(() => {});"],
    ['a name', "await fetch('http://bot.example/').catch(() => {});"],
    [
      'its own lookup',
      "import { get } from 'node:http'; const lookup = (h, o, found) => found(null, [{ address: '192.0.2.1', family: 4 }]); get({ host: 'bot.example', lookup }).on('error', () => {});",
    ],
    [
      'dns.lookup',
      "import { lookup } from 'node:dns/promises'; await lookup('bot.example').catch(() => {});",
    ],
    ['dns.resolve', "import { resolve4 } from 'node:dns'; resolve4('bot.example', () => {});"],
    [
      'a resolver',
      "import dns from 'node:dns'; await new dns.promises.Resolver().resolve4('bot.example').catch(() => {});",
    ],
    [
      'udp',
      "import { createSocket } from 'node:dgram'; const s = createSocket('udp4'); try { s.send('x', 53, '192.0.2.1'); } catch {} s.close();",
    ],
    [
      'a thread',
      "import { Worker } from 'node:worker_threads'; new Worker(\"fetch('http://192.0.2.1/').catch(() => {})\", { eval: true });",
    ],
    [
      'a process of its own',
      "import { spawnSync } from 'node:child_process'; spawnSync(process.execPath, ['--eval', \"fetch('http://192.0.2.1/').catch(() => {})\"]);",
    ],
  ])('%s', async (_name, program) => {
    const { code, said } = await guarded(`process.on('exit', () => console.log('it went on'));${program}`);
    expect(tried()).toMatch(/^(?:192\.0\.2\.1|2001:db8::1|bot\.example)/);
    expect(said).toContain('it went on');
    if (!/Worker|spawnSync/.test(program)) expect(code).toBe(1);
  });
});

test('whoever stays on this machine notices nothing', async () => {
  const program = `
    import { createServer } from 'node:http';
    import { lookup } from 'node:dns/promises';
    const server = createServer((_, response) => response.end('hello'));
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address();
    await lookup('localhost');
    for (const host of ['127.0.0.1', 'localhost']) console.log(await (await fetch('http://' + host + ':' + port)).text());
    server.closeAllConnections();
    server.close();`;
  expect(await guarded(program)).toEqual({ code: 0, said: 'hello\nhello\n' });
  expect(tried()).toBe('');
});

const SWALLOWED = "await fetch('http://192.0.2.1/').catch(() => {})";

test.each([
  ['a test that swallows the error fails, and says what it tried', SWALLOWED, 'no test reaches for what is'],
  [
    'a run fails in which only a process of a test tried',
    `(await import('node:child_process')).spawnSync(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(SWALLOWED)}])`,
    'something tried to reach what is not on this machine',
  ],
])('%s', async (_name, body, complaint) => {
  const careless = `import { test } from 'vitest';\ntest('careless', async () => { ${body}; });\n`;
  writeFileSync(join(folder, 'careless.test.ts'), careless);
  const config = {
    ...GUARDED,
    setupFiles: GUARDED.setupFiles.map((name) => fromRoot(name)),
    globalSetup: [fromRoot('test', 'guard', 'global-setup.ts')],
    root: folder,
    include: ['careless.test.ts'],
  };
  const path = join(folder, 'vitest.config.ts');
  writeFileSync(path, `export default { test: ${JSON.stringify(config)} };`);
  const { code, said } = await node(
    fromRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    path,
  );
  expect(code, said).toBe(1);
  expect(said).toContain(complaint);
  expect(said).toContain('192.0.2.1:80');
});
