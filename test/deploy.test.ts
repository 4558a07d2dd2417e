import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { COMMANDS } from '../src/cli/commands.js';
import { readEnv, VARIABLES } from '../src/env.js';
import { openApiDocument } from '../src/http/app.js';
import { fromRoot } from '../src/root.js';
import { openParlor } from './support/parlor.js';

/** What operators deploy by says what the program reads, offers and needs. No container is started here. */
const read = (...path: readonly string[]): string => readFileSync(fromRoot(...path), 'utf8');

/** How long the program takes at most to close. */
const GRACE_S = Number(/GRACE_MS = ([\d_]+)/.exec(read('src', 'serve.ts'))?.[1]?.replaceAll('_', '')) / 1000;

const PORT = Number(/PORT=(\d+)/.exec(read('Dockerfile'))?.[1]);

const unknownAmong = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !VARIABLES.includes(name) && name !== 'NODE_ENV');

interface Composed {
  readonly environment: { readonly [name: string]: string };
  readonly command?: readonly string[];
}

describe.each(['compose.yaml', 'deploy/compose.citus.yaml'])('%s', (file) => {
  const { services, volumes } = parse(read(...file.split('/')));
  const parlors = Object.entries<Composed>(services).filter(([name]) => name.startsWith('parlor'));

  test('sets nothing that Parlor does not read', () => {
    expect(parlors.length).toBeGreaterThan(0);
    for (const [, { environment }] of parlors) {
      expect(unknownAmong(Object.keys(environment))).toEqual([]);
      expect(readEnv(environment).databaseUrl).toMatch(/^postgres:/);
    }
  });

  test('runs commands that there are', () => {
    const named = parlors.flatMap(([, { command = [] }]) => command.slice(-1));
    expect(named.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
  });

  test('opens the port of the image, gives Parlor the time to close, and waits for a database that answers', () => {
    const { ports, stop_grace_period: grace, depends_on: needs } = services.parlor;
    expect(ports).toEqual([`127.0.0.1:${PORT}:${PORT}`]);
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(GRACE_S);
    for (const [name, { condition }] of Object.entries<{ condition: string }>(needs))
      expect(
        condition === 'service_healthy' ? services[name].healthcheck : services[name].command,
      ).toBeDefined();
  });

  test('keeps what is written in volumes that it names', () => {
    const used = Object.values<{ volumes?: readonly string[] }>(services).flatMap((it) => it.volumes ?? []);
    expect(used.map((it) => it.split(':')[0]).toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

describe('deploy/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy', 'kubernetes.yaml')).map((it) => it.toJS());
  const [deployment, service, budget] = documents;
  const { spec: pod, metadata } = deployment.spec.template;
  const [container] = pod.containers;
  const portNamed = (name: string): number | undefined =>
    container.ports.find((it: { name: string }) => it.name === name)?.containerPort;

  test('has two Parlors, one of which always stays, behind one service', () => {
    expect(documents.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
    expect(deployment.spec.replicas).toBe(2);
    expect(budget.spec.minAvailable).toBe(1);
    for (const selector of [
      deployment.spec.selector.matchLabels,
      service.spec.selector,
      budget.spec.selector.matchLabels,
    ])
      expect(metadata.labels).toMatchObject(selector);
  });

  test('sets only what Parlor reads, and it is right', () => {
    const environment = Object.fromEntries(container.env.map(({ name, value }: never) => [name, value]));
    expect(unknownAmong(Object.keys(environment))).toEqual([]);
    const env = readEnv(environment);
    expect(env.port).toBe(portNamed('http'));
    expect(env.metrics).toMatchObject({ port: portNamed('metrics') });
    expect(metadata.annotations['prometheus.io/port']).toBe(String(portNamed('metrics')));
  });

  test('asks at paths that there are, by ports that there are', () => {
    const paths = Object.keys(openApiDocument().paths ?? {});
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(paths).toContain(httpGet.path);
      expect(portNamed(httpGet.port)).toBe(PORT);
    }
    expect(service.spec.ports[0].targetPort).toBe('http');
  });

  test('lets a Parlor finish what it is asked before it is killed', () => {
    const pause = Number(container.lifecycle.preStop.exec.command.at(-1));
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + GRACE_S);
  });
});

describe('deploy/parlor.service', () => {
  const unit = read('deploy', 'parlor.service');

  test('sets only what Parlor reads, and gives it the time to close', () => {
    const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    expect(unknownAmong(set.split(' ').map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(GRACE_S);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skipIf(!hasSystemd)('is well formed, as systemd itself says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'parlor.service');
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const said = execFileSync('systemd-analyze', ['verify', '--man=no', path], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(said).toBe('');
  });
});

describe('deploy/grafana-dashboard.json', () => {
  const dashboard = JSON.parse(read('deploy', 'grafana-dashboard.json'));
  const targets: readonly { expr: string }[] = dashboard.panels.flatMap(
    (panel: { targets?: never }) => panel.targets ?? [],
  );

  test('shows the four golden signals, and streams, bots and webhooks', () => {
    const titles = dashboard.panels.map(({ title }: { title: string }) => title).join('; ');
    for (const word of ['Traffic', 'Errors', 'Latency', 'Saturation', 'streams', 'Bots', 'Webhooks'])
      expect(titles).toContain(word);
    expect(targets.length).toBeGreaterThan(12);
  });

  test('asks for nothing that /metrics does not tell', async () => {
    const parlor = await openParlor();
    onTestFinished(() => parlor.close());
    const { text } = await parlor.get('/metrics');
    const told = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const asked = targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b((?:parlor|process|nodejs)_\w+)\{/g)].map(([, name = '']) => name),
    );
    expect(asked.length).toBeGreaterThanOrEqual(targets.length);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });
});
