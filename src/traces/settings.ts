import { z } from 'zod';

/** Where spans are sent, as the standard variables of OpenTelemetry say. */
export interface TraceSettings {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** What this process is, beside its name. */
  readonly resource: { readonly [attribute: string]: string };
  /** The share of requests that are told of, unless their caller has decided. */
  readonly share: number;
}

const isUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
const address = z
  .string()
  .refine(isUrl, 'must be an address that begins with http:// or https://')
  .optional();

/** `a=b,c=d`, with values as in a URL. */
const pairsIn = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .flatMap(([name = '', ...value]) =>
        name.trim() === '' ? [] : [[name.trim(), decoded(value.join('=').trim())]],
      ),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const pairs = z.string().default('').transform(pairsIn);

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const SHARE = 'must be a share, 0 to 1';

/** The variables that are read, and no others of that family. */
export const TRACE_VARIABLES = {
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(
      ['http/json', 'http/protobuf'],
      'must be http/json: nothing else is spoken here, and gRPC least of all',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs,
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0|1|0?\.\d+|1\.0*|0\.\d*)$/, SHARE)
    .transform(Number)
    .default(1),
} as const;

const Variables = z.object(TRACE_VARIABLES);

/** Null, and nothing is loaded or sent, unless the operator names where to. */
export const traceSettingsIn = (given: z.infer<typeof Variables>): TraceSettings | null => {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/traces`);
  const isOff = given.OTEL_SDK_DISABLED.toLowerCase() === 'true' || given.OTEL_TRACES_EXPORTER === 'none';
  if (url === undefined || isOff) return null;
  return {
    url,
    headers: { ...given.OTEL_EXPORTER_OTLP_HEADERS, ...given.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    resource: {
      'service.name': 'parlor',
      ...given.OTEL_RESOURCE_ATTRIBUTES,
      ...(given.OTEL_SERVICE_NAME === undefined ? {} : { 'service.name': given.OTEL_SERVICE_NAME }),
    },
    share: shareOf(given.OTEL_TRACES_SAMPLER, given.OTEL_TRACES_SAMPLER_ARG),
  };
};

const shareOf = (sampler: (typeof SAMPLERS)[number], given: number): number => {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') ? given : 1;
};
