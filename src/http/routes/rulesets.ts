import { accepts } from 'hono/accepts';
import { z } from 'zod';
import type { Rulebook } from '../../engine/rulebook.js';
import { RULEBOOKS, rulebookOf } from '../../table/shelf.js';
import { answer, json, problem } from '../answer.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { RulesetDocument, RulesetListDocument } from '../schemas.js';

const CACHE = { 'cache-control': 'public, max-age=300', vary: 'Accept' };
const MARKDOWN = 'text/markdown';

export const listRulesets = endpoint({
  method: 'get',
  path: '/rulesets',
  operationId: 'listRulesets',
  tag: 'Rulesets',
  summary: 'The games on the shelf',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  body: NO_BODY,
  answers: {
    200: { description: 'All rulesets.', content: { 'application/json': { schema: RulesetListDocument } } },
  },
  problems: [],
  handle: ({ c }) =>
    json(
      c,
      200,
      { items: RULEBOOKS.map((book) => ({ ...cover(book), links: { self: `/rulesets/${book.id}` } })) },
      CACHE,
    ),
});

export const getRuleset = endpoint({
  method: 'get',
  path: '/rulesets/{ruleset}',
  operationId: 'getRuleset',
  tag: 'Rulesets',
  summary: 'One ruleset: options, presets, refusals, schemas and the rules',
  auth: 'none',
  budget: 'reads',
  params: z.strictObject({ ruleset: z.string().meta({ example: 'knucklebones' }) }),
  query: NOTHING,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The ruleset; with `Accept: text/markdown` the rules alone.',
      content: { 'application/json': { schema: RulesetDocument }, [MARKDOWN]: { schema: z.string() } },
    },
  },
  problems: ['not-found'],
  handle({ c, params }) {
    const book = rulebookOf(params.ruleset);
    if (book === undefined)
      return problem(c, {
        code: 'not-found',
        detail: `There is no ruleset "${params.ruleset}". GET /rulesets lists them.`,
      });
    const form = accepts(c, {
      header: 'Accept',
      supports: ['application/json', MARKDOWN],
      default: 'application/json',
    });
    if (form === MARKDOWN)
      return answer(c, 200, book.manual, { ...CACHE, 'content-type': `${MARKDOWN}; charset=utf-8` });
    return json(c, 200, wholeBook(book), CACHE);
  },
});

const cover = ({ id, name, about, version, seats, hidesSomething }: Rulebook) => ({
  id,
  name,
  about,
  version,
  seats,
  hidesSomething,
});

const wholeBook = (book: Rulebook) => ({
  ...cover(book),
  presets: book.presets,
  refusals: Object.entries(book.refusals).map(([code, entry]) => ({ code, ...entry })),
  schemas: {
    options: z.toJSONSchema(book.schemas.options, { io: 'input' }),
    action: z.toJSONSchema(book.schemas.action),
    event: z.toJSONSchema(book.schemas.sighting),
    view: z.toJSONSchema(book.schemas.view),
  },
  rules: book.manual,
});
