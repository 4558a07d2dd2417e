import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.js';
import { createApp } from '../src/http/app.js';
import type { TraceSettings } from '../src/traces/settings.js';
import { isChosen, parentIn } from '../src/traces/spans.js';
import { openTracer } from '../src/traces/tracer.js';
import { openParlor, type Parlor } from './support/parlor.js';

const settingsIn = (variables: { readonly [name: string]: string }): TraceSettings | null =>
  readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...variables }).traces;

describe('the standard variables', () => {
  test('name nobody unless they name a collector', () => {
    expect(readEnv({}).traces).toBeNull();
    expect(settingsIn({ OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(settingsIn({ OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  });

  test('say where to, with what and how much', () => {
    expect(
      settingsIn({
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x,a=1',
        OTEL_SERVICE_NAME: 'club',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=prod,service.name=other',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { authorization: 'Bearer x', a: '1' },
      resource: { 'service.name': 'club', 'deployment.environment': 'prod' },
      share: 0.25,
    });
    expect(settingsIn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t/x' })?.url).toBe('http://t/x');
    expect(settingsIn({ OTEL_TRACES_SAMPLER: 'always_off' })?.share).toBe(0);
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /OTEL_TRACES_SAMPLER must be one of/],
  ])('stop the start when they are wrong: %j', (variables, says) => {
    expect(() => settingsIn(variables)).toThrow(says);
  });
});

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', false],
  ['cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more', true],
])('a caller is believed: %s', (header, isSampled) => {
  expect(parentIn(header)).toEqual({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    isSampled,
  });
});

test.each([
  undefined,
  'nonsense',
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
])('what cannot be read is as if it had not been sent: %s', (header) => {
  expect(parentIn(header)).toBeNull();
});

test('a share of the traces is chosen by their ids', () => {
  const ids = Array.from(
    { length: 256 },
    (_, byte) => `${'0'.repeat(19)}${byte.toString(16).padStart(2, '0')}${'0'.repeat(11)}`,
  );
  expect(ids.filter((id) => isChosen(id, 0.25))).toHaveLength(64);
  expect(ids.filter((id) => isChosen(id, 1))).toHaveLength(256);
  expect(ids.filter((id) => isChosen(id, 0))).toHaveLength(0);
});

describe('a request', () => {
  const bodies: string[] = [];
  let collector: Server;
  let parlor: Parlor;
  beforeAll(async () => {
    parlor = await openParlor();
    collector = createServer(async (request, response) => {
      bodies.push(`${request.url} ${request.headers['x-key']} ${await text(request)}`);
      response.end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await parlor?.close();
    collector?.close();
  });

  test('is told to the collector as a span of its caller, and never with a token', async () => {
    const { port } = collector.address() as AddressInfo;
    const failures: unknown[] = [];
    const settings = settingsIn({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    });
    if (settings === null) throw new Error('no settings');
    const tracer = openTracer(settings, (error) => failures.push(error));
    const app = createApp({ ...parlor.services, spans: tracer });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const headers = { traceparent, authorization: 'Bearer parlor_nobody' };
    await app.request('/games/g_0000000000000000000000?at=1', { headers });
    await app.request('/healthz', { headers: { traceparent: traceparent.replace(/01$/, '00') } });
    await tracer.close();
    expect(failures).toEqual([]);
    expect(bodies).toHaveLength(1);
    const [, key, ...body] = (bodies[0] ?? '').split(' ');
    expect(key).toBe('secret');
    const [told] = JSON.parse(body.join(' ')).resourceSpans;
    expect(told.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'parlor' },
    });
    const [{ spans }] = told.scopeSpans;
    expect(spans).toHaveLength(1);
    expect(spans[0]).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      name: 'GET /games/:id',
      kind: 2,
    });
    expect(BigInt(spans[0].endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(spans[0].startTimeUnixNano));
    expect(bodies[0]).not.toContain('parlor_nobody');
  });

  test('is answered all the same when the collector is not there', async () => {
    const failures: unknown[] = [];
    const settings = { url: 'http://127.0.0.1:1/v1/traces', headers: {}, resource: {}, share: 1 };
    const tracer = openTracer(settings, (error) => failures.push(error));
    const app = createApp({ ...parlor.services, spans: tracer });
    expect((await app.request('/healthz')).status).toBe(200);
    await tracer.close();
    expect(failures).toHaveLength(1);
  });
});
