import { z } from 'zod';
import type { Rulebook } from '../../engine/rulebook.js';
import type { Position } from '../../engine/ruleset.js';
import { listed } from '../../engine/words.js';
import type { Problem } from '../../table/problem.js';
import { findRulebook } from '../../table/shelf.js';
import { positionPicture, samplePicture } from '../../table/use-cases/sample.js';
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
  description: 'A game under way that nobody plays, or one of the `positions` of the ruleset, as SVG.',
  query: z.strictObject({
    position: z.string().optional().describe('The `id` of a position.').meta({ example: 'destroying' }),
  }),
  problems: ['unknown-ruleset', 'not-found'],
  handle({ c, params, query: { position } }) {
    const found = findRulebook(params.ruleset);
    const wanted = found.ok ? found.value.positions.find(({ id }) => id === position) : undefined;
    if (position === undefined || !found.ok) return show(c, params.ruleset, pictureOf);
    if (wanted === undefined) return problem(c, noPosition(found.value, position));
    return show(c, params.ruleset, (book) => positionOf(book, wanted));
  },
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

const noPosition = ({ id, positions }: Rulebook, wanted: string): Problem => ({
  code: 'not-found',
  detail: `The rules of ${id} show no position "${wanted}". They show ${listed(positions.map((each) => each.id)) || 'none'}.`,
});

/** By the position itself, which is there for as long as its book. */
const positionPictures = new WeakMap<Position, ReadyMade>();

const positionOf = (book: Rulebook, position: Position): ReadyMade => {
  const drawn = positionPictures.get(position) ?? new ReadyMade(positionPicture(book, position));
  positionPictures.set(position, drawn);
  return drawn;
};

const pictureOf = drawnOnce(samplePicture);
const coverOf = drawnOnce(({ cover }) => cover);
