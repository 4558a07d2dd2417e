import { z } from 'zod';
import type { Rulebook } from '../../engine/rulebook.js';
import { findRulebook } from '../../table/shelf.js';
import { samplePicture } from '../../table/use-cases/sample.js';
import { answer, PLAIN_FILE, problem } from '../documents/answer.js';
import { PICTURE_POLICY, SVG } from '../documents/present.js';
import { ReadyMade } from '../documents/ready-made.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { NO_HEADERS } from '../request/headers.js';

/** Asked for in the same way, whichever is shown. */
const shared = {
  method: 'get',
  tag: 'Rulesets',
  auth: 'none',
  budget: 'reads',
  params: z.strictObject({ ruleset: z.string().meta({ example: 'knucklebones' }) }),
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The picture.', content: { [SVG]: { schema: z.string() } } } },
  problems: ['unknown-ruleset'],
} as const;

const show = (c: Exchange, ruleset: string, drawn: (book: Rulebook) => ReadyMade): Answer => {
  const book = findRulebook(ruleset);
  if (!book.ok) return problem(c, book.problem);
  return answer(c, 200, drawn(book.value), {
    ...PLAIN_FILE,
    'content-type': SVG,
    'content-security-policy': PICTURE_POLICY,
    'cache-control': 'public, max-age=3600',
  });
};

export const getRulesetPicture = endpoint({
  ...shared,
  path: '/rulesets/{ruleset}/picture',
  operationId: 'getRulesetPicture',
  summary: 'What the game looks like',
  description: 'A game under way that nobody plays, as SVG.',
  handle: ({ c, params }) => show(c, params.ruleset, pictureOf),
});

export const getRulesetCover = endpoint({
  ...shared,
  path: '/rulesets/{ruleset}/cover',
  operationId: 'getRulesetCover',
  summary: 'What stands on the box of the game',
  description: 'Drawn to be small, 320 by 200, as SVG: for a shelf of games in your own front end.',
  handle: ({ c, params }) => show(c, params.ruleset, coverOf),
});

/** Each is made once for a book, and a book is there for as long as the program is. */
const drawnOnce = (draw: (book: Rulebook) => string): ((book: Rulebook) => ReadyMade) => {
  const drawings = new WeakMap<Rulebook, ReadyMade>();
  return (book) => {
    const drawn = drawings.get(book) ?? new ReadyMade(draw(book));
    drawings.set(book, drawn);
    return drawn;
  };
};

const pictureOf = drawnOnce(samplePicture);
const coverOf = drawnOnce(({ cover }) => cover);
