import { z } from 'zod';
import { samplePicture } from '../../table/sample.js';
import { rulebookOf } from '../../table/shelf.js';
import { answer, problem } from '../answer.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { PICTURE_POLICY, SVG } from '../present.js';

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
  body: NO_BODY,
  answers: { 200: { description: 'The picture.', content: { [SVG]: { schema: z.string() } } } },
  problems: ['not-found'],
  handle({ c, params }) {
    const drawn = pictureOf(params.ruleset);
    if (drawn === null)
      return problem(c, {
        code: 'not-found',
        detail: `There is no ruleset "${params.ruleset}". GET /rulesets lists them.`,
      });
    return answer(c, 200, drawn, {
      'content-type': SVG,
      'content-security-policy': PICTURE_POLICY,
      'cache-control': 'public, max-age=3600',
    });
  },
});

const drawings = new Map<string, string>();

/** Drawn once. Null for a ruleset that is not on the shelf. */
const pictureOf = (ruleset: string): string | null => {
  const book = rulebookOf(ruleset);
  if (book === undefined) return null;
  const drawn = drawings.get(book.id) ?? samplePicture(book);
  drawings.set(book.id, drawn);
  return drawn;
};
