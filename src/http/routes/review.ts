import type { Game } from '../../table/game/game.js';
import type { Review } from '../../table/reviews/review.js';
import { reviewSeen } from '../../table/reviews/review-seen.js';
import { json, problem } from '../documents/answer.js';
import { ReviewDocument } from '../documents/review-schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { payMore, turnedAway } from '../request/admit.js';
import { COST_OF_REVIEW, COST_OF_REVIEW_SO_FAR } from '../request/costs.js';
import { Prefer } from '../request/headers.js';
import { AcceptLanguage } from '../request/language.js';
import { patiently } from '../request/patience.js';
import { preferenceApplied, waited } from '../request/prefer.js';
import { GameId } from '../request/read.js';

export const getReview = endpoint({
  method: 'get',
  path: '/games/{id}/review',
  operationId: 'getReview',
  tag: 'Games',
  summary: 'Look back at a finished game',
  description:
    'For each decision what the hard bot would have done and what each choice was worth: the chance to win with its interval, by the measure that the hard bot itself chooses by; where it measures in something else, the share of games won when worlds that looked like this to the seat are played on from there, everybody without a plan. `by` says which. ' +
    'Judged from what that seat knew then, never from what was hidden from it. It is made in the background when somebody first asks, within a minute of a thread’s time, and kept for a while: while `status` is `under-way` the answer has what is judged so far and `Retry-After`; `Prefer: wait=60` waits for the whole.',
  auth: 'optional',
  budget: 'reads',
  cost: COST_OF_REVIEW_SO_FAR,
  params: GameId,
  query: NOTHING,
  headers: Prefer('`wait=60`: wait up to so many seconds, 60 at most, until it is whole.').extend(
    AcceptLanguage.shape,
  ),
  body: NO_BODY,
  answers: {
    200: {
      description: 'The review, as far as it has come.',
      content: { 'application/json': { schema: ReviewDocument } },
    },
  },
  problems: ['unknown-game', 'game-archived', 'game-not-over', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, headers }) {
    const playerId = player?.id ?? null;
    const found = await services.tables.find(params.id, { playerId });
    if (!found.ok) return problem(c, found.problem);
    const game = found.value;
    if (game.status !== 'over') return problem(c, notOver(game));
    const { reviews } = services.tables;
    // To begin one takes a minute of a thread: whoever asks for it pays for it.
    const refused = reviews.soFar(game.id) === null && payMore(c, services, player, 'reads', COST_OF_REVIEW);
    if (refused) return turnedAway(c, refused);
    const begun = reviews.begin(game);
    if (!begun.ok) return problem(c, begun.problem);
    const { waitMs } = headers.Prefer;
    if (waitMs === null || begun.value.isWhole) return present(c, begun.value, game);
    const patience = await patiently(c, services, playerId, waitMs, (signal) =>
      reviews.whole(game.id, signal),
    );
    if (!patience.ok) return problem(c, patience.problem);
    return present(c, patience.value ?? begun.value, game, preferenceApplied(waited(waitMs)));
  },
});

const present = (c: Exchange, review: Review, game: Game, more: { [name: string]: string } = {}): Answer =>
  json(c, 200, reviewSeen(review, game, toldIn(c, game)), {
    'cache-control': 'private, no-cache',
    vary: 'Authorization',
    ...(review.isWhole ? {} : { 'retry-after': '2' }),
    ...more,
  });

const notOver = ({ version }: Game) => ({
  code: 'game-not-over',
  detail: `A review tells what bots think of every choice, so it is made when the game is over; this one is at version ${version}.`,
});
