import { z } from 'zod';
import { json, problem } from '../documents/answer.js';
import type { ProblemKind } from '../documents/problem-kind.js';
import { PROBLEMS } from '../documents/problems.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import type { Exchange } from '../exchange.js';
import { escapeHtml, inlineCode } from '../pages/escape.js';
import { page } from '../pages/page.js';
import { accepts } from '../request/accepts.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';

const ProblemKindDocument = z
  .object({
    code: z.string(),
    status: z.int(),
    title: z.string(),
    about: z.string(),
    rulesets: z.array(z.string()).optional(),
    rules: z
      .array(z.object({ ruleset: z.string(), rule: z.string(), says: z.string() }))
      .optional()
      .describe('For a game\'s own "no": where it stands in the rules of each such game, and the sentence.'),
  })
  .meta({ id: 'ProblemKind' });

const ProblemListDocument = z.object({ items: z.array(ProblemKindDocument) }).meta({ id: 'ProblemKinds' });

const HTML = { schema: z.string() };
const wantsPage = (c: Exchange): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  }) === 'text/html';

export const listProblems = endpoint({
  method: 'get',
  path: '/problems',
  operationId: 'listProblems',
  tag: 'Server',
  summary: 'Everything that can go wrong',
  description:
    'Every `code` that a problem document can have, with its status and what it means. A code never changes its meaning.',
  auth: 'none',
  budget: 'reads',
  cost: COST_OF_DOCUMENT,
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'All problems.',
      content: { 'application/json': { schema: ProblemListDocument }, 'text/html': HTML },
    },
  },
  problems: [],
  handle({ c }) {
    const kinds = [...PROBLEMS].map(([code, kind]) => ({ code, ...kind }));
    if (!wantsPage(c)) return json(c, 200, { items: kinds }, { vary: 'Accept' });
    const rows = kinds.map(
      ({ code, status, title }) =>
        `<tr><td>${status}</td><td><a href="/problems/${code}">${code}</a></td><td>${escapeHtml(title)}</td></tr>`,
    );
    return page(c, 'Problems', `<h1>Everything that can go wrong</h1><table>${rows.join('')}</table>`, {
      vary: 'Accept',
    });
  },
});

export const getProblem = endpoint({
  method: 'get',
  path: '/problems/{code}',
  operationId: 'getProblem',
  tag: 'Server',
  summary: 'What a problem means and what to do about it',
  description: 'The `type` of every problem document is the address of one of these.',
  auth: 'none',
  budget: 'reads',
  params: z.strictObject({ code: z.string().meta({ example: 'not-your-turn' }) }),
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The problem.',
      content: { 'application/json': { schema: ProblemKindDocument }, 'text/html': HTML },
    },
  },
  problems: ['unknown-problem'],
  handle({ c, params: { code } }) {
    const kind = PROBLEMS.get(code);
    if (kind === undefined)
      return problem(c, {
        code: 'unknown-problem',
        detail: `No answer here has the code "${code}". GET /problems lists all of them.`,
      });
    if (!wantsPage(c)) return json(c, 200, { code, ...kind }, { vary: 'Accept' });
    return page(c, kind.title, article(code, kind), { vary: 'Accept' });
  },
});

const article = (code: string, { status, title, about, rules = [] }: ProblemKind): string => {
  const said = rules.map(
    ({ ruleset, rule, says }) =>
      `<li><a href="${escapeHtml(rule)}">The rules of ${ruleset}</a>: <q>${inlineCode(says)}</q></li>`,
  );
  return `<h1>${escapeHtml(title)}</h1><p><code>${code}</code>, status ${status}</p><p>${inlineCode(about)}</p><ul>${said.join('')}</ul>
<p><a href="/problems">All problems</a></p>`;
};
