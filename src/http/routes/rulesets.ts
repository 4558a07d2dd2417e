import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Language } from '../../engine/language.js';
import type { Rulebook } from '../../engine/rulebook.js';
import type { Position } from '../../engine/ruleset.js';
import { findRulebook, RULEBOOKS } from '../../table/shelf.js';
import { site } from '../../web/catalogue/en/site.js';
import { answer, json, problem } from '../documents/answer.js';
import { inOptionWords } from '../documents/option-words.js';
import { ReadyMade } from '../documents/ready-made.js';
import { RulesetDocument, RulesetListDocument } from '../documents/ruleset-schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { escapeHtml } from '../pages/escape.js';
import { htmlFrom } from '../pages/markdown.js';
import { page } from '../pages/page.js';
import { accepts } from '../request/accepts.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { AcceptLanguage, languageAsked } from '../request/language.js';

const CACHE = { 'cache-control': 'public, max-age=300', vary: 'Accept' };
const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

export const listRulesets = endpoint({
  method: 'get',
  path: '/rulesets',
  operationId: 'listRulesets',
  tag: 'Rulesets',
  summary: 'The games on the shelf',
  description:
    'Every ruleset that can be played here, in short. Follow `links.self` for its options, its JSON Schemas and the rules.',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  headers: AcceptLanguage,
  body: NO_BODY,
  answers: {
    200: { description: 'All rulesets.', content: { 'application/json': { schema: RulesetListDocument } } },
  },
  problems: [],
  handle({ c }) {
    const language = languageAsked(c);
    c.set('language', language);
    return answer(c, 200, packedShelf(language), { ...CACHE, 'content-type': 'application/json' });
  },
});

/** Everybody's first page asks for it: packed once, for as long as the same games stand there. */
const shelves = new Map<Language, ReadyMade>();
const packedShelf = (language: Language): ReadyMade => {
  const items = RULEBOOKS.map((book) => ({
    ...cover(book, language),
    links: { self: `/rulesets/${book.id}` },
  }));
  const text = JSON.stringify({ items });
  const known = shelves.get(language);
  if (known?.plain === text) return known;
  const packed = new ReadyMade(text);
  shelves.set(language, packed);
  return packed;
};

export const getRuleset = endpoint({
  method: 'get',
  path: '/rulesets/{ruleset}',
  operationId: 'getRuleset',
  tag: 'Rulesets',
  summary: 'One ruleset: options, presets, refusals, schemas and the rules',
  description:
    'The sentence on the cover, the presets and the options are in your language where the ruleset has it (`languages`): the schema of the options has `title`, `description` and, for words to choose from, `x-words`. The rules themselves, refusals and the other schemas are English. The rules have numbered sections; on the page each can be linked to, `/rulesets/jackaroo#8.3`, as refusals do.',
  auth: 'none',
  budget: 'reads',
  cost: COST_OF_DOCUMENT,
  params: z.strictObject({ ruleset: z.string().meta({ example: 'knucklebones' }) }),
  query: NOTHING,
  headers: AcceptLanguage,
  body: NO_BODY,
  answers: {
    200: {
      description:
        'The ruleset; with `Accept: text/markdown` the rules alone, with `text/html` the rules as a page.',
      content: {
        'application/json': { schema: RulesetDocument },
        [MARKDOWN]: { schema: z.string() },
        [HTML]: { schema: z.string() },
      },
    },
  },
  problems: ['unknown-ruleset'],
  handle({ c, params }) {
    const found = findRulebook(params.ruleset);
    if (!found.ok) return problem(c, found.problem);
    const book = found.value;
    const form = accepts(c, {
      header: 'Accept',
      supports: ['application/json', MARKDOWN, HTML],
      default: 'application/json',
    });
    if (form === MARKDOWN)
      return answer(c, 200, book.manual, { ...CACHE, 'content-type': `${MARKDOWN}; charset=utf-8` });
    if (form === HTML) return page(c, `The rules of ${book.name}`, rulesPage(book), CACHE);
    return json(c, 200, wholeBook(book, toldIn(c, { book })), CACHE);
  },
});

const pictureOf = ({ id }: Rulebook, position: Position): string =>
  `/rulesets/${id}/picture?position=${position.id}`;

/** The moment as it looks, what is to be seen there, and the way to play on from it. */
const figureOf = (book: Rulebook, position: Position): string =>
  `<figure class="position"><img src="${pictureOf(book, position)}" alt=""><figcaption>${escapeHtml(position.caption)} <a href="/try/${book.id}/${position.id}">${site.tryPosition}</a></figcaption></figure>`;

/** Each moment stands at the end of its section. */
const illustrated = (book: Rulebook): string => {
  const sections = htmlFrom(book.manual).split(/(?=<h2 )/);
  const figures = (html: string): string =>
    book.positions
      .filter(({ section }) => html.startsWith(`<h2 id="${section}">`))
      .map((position) => figureOf(book, position))
      .join('');
  return sections.map((html) => html + figures(html)).join('');
};

/** The manual, and after it every way the rules say no, with the section each comes from. */
const rulesPage = (book: Rulebook): string => {
  const { refusals } = book;
  const rows = Object.entries(refusals).map(
    ([code, { title, section }]) =>
      `<tr><td><a href="/problems/${code}">${code}</a></td><td>${escapeHtml(title)}</td><td><a href="#${section}">${section}</a></td></tr>`,
  );
  const head = '<tr><th>code</th><th>meaning</th><th>section</th></tr>';
  return `${illustrated(book)}<h2 id="refusals">How these rules say no</h2><table>${head}${rows.join('')}</table>
<p><a href="/rulesets">All games</a></p>`;
};

const cover = (book: Rulebook, language: Language) => ({
  id: book.id,
  name: book.name,
  about: book.coverIn(language)?.about ?? book.about,
  version: book.version,
  seats: book.seats,
  hidesSomething: book.hidesSomething,
  patienceMinutes: book.patienceMinutes,
  bots: BOT_LEVELS,
  languages: book.languages,
});

const wholeBook = (book: Rulebook, language: Language) => ({
  ...cover(book, language),
  presets: book.presets.map((preset) => ({ ...preset, ...book.coverIn(language)?.presets[preset.id] })),
  refusals: Object.entries(book.refusals).map(([code, entry]) => ({ code, ...entry })),
  schemas: {
    options: inOptionWords(
      z.toJSONSchema(book.schemas.options, { io: 'input' }),
      book.coverIn(language)?.options,
    ),
    action: z.toJSONSchema(book.schemas.action),
    event: z.toJSONSchema(book.schemas.sighting),
    view: z.toJSONSchema(book.schemas.view),
  },
  positions: book.positions.map((position) => ({
    ...position,
    links: { picture: pictureOf(book, position) },
  })),
  rules: book.manual,
});
