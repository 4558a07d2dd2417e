/** The headers of answers, as the document shows them. What is required is on every such answer. */
export const RESPONSE_HEADERS = {
  ETag: header('The version of the game, in quotes: `"17"`.', true),
  Location: header('Where the new thing is.', true),
  Link: header('The next page, as `rel="next"`.'),
  RateLimit: header(
    'What is left of the budget that runs out first, and in how many seconds it is whole again: `"reads";r=5999;t=1`. Not where nothing is counted.',
  ),
  'RateLimit-Policy': header('That budget, and for how many seconds it is: `"reads";q=6000;w=60`.'),
  'Content-Language': header('The language of labels, sentences and problems: `en`, `de`.'),
  'Retry-After': header('In how many seconds to ask again.', true),
  'WWW-Authenticate': header('How to say who you are: `Bearer realm="parlor"`.', true),
  'Preference-Applied': header('What was done of `Prefer`, where anything was.'),
  'Idempotency-Replayed': header('`true` when this is the first answer to this key again.'),
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

function header(description: string, required = false) {
  return { description, required, schema: { type: 'string' } } as const;
}

/** Each is described once, and referred to. */
export const headerRefs = (names: readonly ResponseHeader[]) => ({
  headers: Object.fromEntries(
    [...new Set([...names, ...EVERYWHERE])].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});

const EVERYWHERE: readonly ResponseHeader[] = ['RateLimit', 'RateLimit-Policy'];

/** What any answer of an endpoint that went well may say of what was asked. */
export const repliesTo = (asked: { readonly [header: string]: unknown }): readonly ResponseHeader[] => [
  ...('Accept-Language' in asked ? (['Content-Language'] as const) : []),
  ...('Prefer' in asked ? (['Preference-Applied'] as const) : []),
  ...('Idempotency-Key' in asked ? (['Idempotency-Replayed'] as const) : []),
];

const WITH_PROBLEMS: { readonly [status: number]: readonly ResponseHeader[] } = {
  401: ['WWW-Authenticate'],
  // Whoever is told that a version is stale is told the current one.
  412: ['ETag'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

export const headersOfProblem = (status: number): readonly ResponseHeader[] => [
  'Content-Language',
  ...(WITH_PROBLEMS[status] ?? []),
];
