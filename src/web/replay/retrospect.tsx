import { useEffect, useState } from 'preact/hooks';
import type { Game, Review } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { study } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { complain } from '../news.js';
import { replayPath } from '../place.js';
import { plainly } from '../plain-words.js';
import { across, HEIGHT, lineOf, WIDTH } from './curve.js';
import { looking } from './looking.js';

/** So long one request waits for more of it. */
const WAIT_S = 5;

/** What the hard bot thinks of a game that is over: made when somebody asks, and drawn as far as it has come. */
export const Retrospect = ({ game }: { readonly game: Game }) => {
  const [isWanted, setIsWanted] = useState(false);
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    if (!isWanted || review?.status === 'whole') return;
    const waitS = review === null ? 0 : WAIT_S;
    return looking((signal) => parlor().review(game.id, { waitS, signal }), setReview, complain);
  }, [game.id, isWanted, review]);
  if (game.status !== 'over') return null;
  return (
    <section class="card" aria-label={study.review.title}>
      {!isWanted && (
        <button type="button" onClick={() => setIsWanted(true)}>
          {study.review.ask}
        </button>
      )}
      {isWanted && (
        <p role="status">
          {review === null || review.status === 'under-way'
            ? study.review.underWay(review?.judged ?? 0, review?.of ?? 0)
            : study.review.whole(review.turningPoints.length)}
        </p>
      )}
      {review !== null && <Curve review={review} game={game} />}
    </section>
  );
};

/** A line for each seat, each drawn in another way, and a mark where the game turned. */
const Curve = ({ review, game }: { readonly review: Review; readonly game: Game }) => (
  <>
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={study.review.curve}>
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} stroke="currentColor" stroke-opacity="0.2" />
      {review.turningPoints.map(({ version, text }) => (
        <line
          key={text}
          x1={across(version, review.version)}
          x2={across(version, review.version)}
          y1="0"
          y2={HEIGHT}
          stroke="currentColor"
          stroke-opacity="0.35"
        />
      ))}
      {game.seats.map(({ seat }) => (
        <polyline
          key={seat}
          points={lineOf(review.curve, seat, review.version)}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-dasharray={DASHES[seat % DASHES.length]}
        />
      ))}
    </svg>
    <p class="small">
      {game.seats
        .map(({ seat, name }) =>
          study.review.line(turns.called(name ?? ''), STROKES[seat % STROKES.length] ?? ''),
        )
        .join(' ')}
    </p>
    <ul>
      {review.turningPoints.map(({ version, text }) => (
        <li key={text}>
          <a href={replayPath(game.id, version)}>{plainly(text)}</a>
        </li>
      ))}
    </ul>
  </>
);

const DASHES = ['none', '6 3', '2 3', '9 3 2 3'] as const;
const STROKES = ['—', '– –', '···', '–·–'] as const;
