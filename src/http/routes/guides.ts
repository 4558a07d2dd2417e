import { z } from 'zod';
import { answer, json, problem } from '../documents/answer.js';
import { GuideListDocument } from '../documents/teaching-schemas.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { guideList } from '../pages/guide-list.js';
import { GUIDES, signpostFrom } from '../pages/guides.js';
import { htmlFrom } from '../pages/markdown.js';
import { page } from '../pages/page.js';
import { accepts } from '../request/accepts.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';

const CACHE = { 'cache-control': 'public, max-age=300', vary: 'Accept' };
const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** What guides call the server; on a page it is the one it is read on, so that what is copied from there works. */
const USUAL_HOST = 'localhost:3000';

const shelf = [...GUIDES.values()].map(({ name, title }) => ({
  name,
  title,
  links: { self: `/guides/${name}` },
}));

export const listGuides = endpoint({
  method: 'get',
  path: '/guides',
  operationId: 'listGuides',
  tag: 'Server',
  summary: 'Guides and lessons to read',
  description: 'The title of each and where it can be read.',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'All guides; a page for browsers.',
      content: { 'application/json': { schema: GuideListDocument }, [HTML]: { schema: z.string() } },
    },
  },
  problems: [],
  handle({ c }) {
    const form = accepts(c, {
      header: 'Accept',
      supports: ['application/json', HTML],
      default: 'application/json',
    });
    if (form !== HTML) return json(c, 200, { items: shelf }, CACHE);
    return page(c, 'Guides', `<h1>Guides and lessons</h1>${guideList()}`, CACHE);
  },
});

export const getGuide = endpoint({
  method: 'get',
  path: '/guides/{name}',
  operationId: 'getGuide',
  tag: 'Server',
  summary: 'One guide',
  description: 'As Markdown, or as a readable page for browsers. Every heading can be linked to.',
  auth: 'none',
  budget: 'reads',
  cost: COST_OF_DOCUMENT,
  params: z.strictObject({ name: z.string().meta({ example: 'adding-a-game' }) }),
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The guide.',
      content: { [MARKDOWN]: { schema: z.string() }, [HTML]: { schema: z.string() } },
    },
  },
  problems: ['not-found'],
  handle({ c, params }) {
    const guide = GUIDES.get(params.name);
    if (guide === undefined)
      return problem(c, {
        code: 'not-found',
        detail: `There is no guide "${params.name}". GET /guides lists them.`,
      });
    const form = accepts(c, { header: 'Accept', supports: [MARKDOWN, HTML], default: MARKDOWN });
    if (form === MARKDOWN)
      return answer(c, 200, guide.markdown, { ...CACHE, 'content-type': `${MARKDOWN}; charset=utf-8` });
    const back = '<p><a href="/guides">All guides</a></p>';
    const here = guide.markdown.replaceAll(USUAL_HOST, new URL(c.req.url).host);
    return page(c, guide.title, `${htmlFrom(here, signpostFrom(guide))}${back}`, CACHE);
  },
});
