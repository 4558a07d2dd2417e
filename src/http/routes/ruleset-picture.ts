import { z } from 'zod';
import type { Rulebook } from '../../engine/rulebook.js';
import { findRulebook } from '../../table/shelf.js';
import { samplePicture } from '../../table/use-cases/sample.js';
import { answer, problem } from '../documents/answer.js';
import { PICTURE_POLICY, SVG } from '../documents/present.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { NO_HEADERS } from '../request/headers.js';

export const getRulesetPicture = endpoint({
  method: 'get',
  path: '/rulesets/{ruleset}/picture',
  operationId: 'getRulesetPicture',
  tag: 'Rulesets',
  summary: 'What the game looks like',
  description: 'A game under way that nobody plays, as SVG: for a shelf of games in your own front end.',
  auth: 'none',
  budget: 'reads',
  params: z.strictObject({ ruleset: z.string().meta({ example: 'knucklebones' }) }),
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The picture.', content: { [SVG]: { schema: z.string() } } } },
  problems: ['unknown-ruleset'],
  handle({ c, params }) {
    const book = findRulebook(params.ruleset);
    if (!book.ok) return problem(c, book.problem);
    return answer(c, 200, pictureOf(book.value), {
      'content-type': SVG,
      'content-security-policy': PICTURE_POLICY,
      'cache-control': 'public, max-age=3600',
    });
  },
});

const drawings = new Map<string, string>();

/** Drawn once. */
const pictureOf = (book: Rulebook): string => {
  const drawn = drawings.get(book.id) ?? samplePicture(book);
  drawings.set(book.id, drawn);
  return drawn;
};
