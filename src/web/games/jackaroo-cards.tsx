import { useEffect, useState } from 'preact/hooks';
import { isProblem } from '../../client/problem.js';
import type { Game } from '../../client/types.js';
import { board } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { plainly } from '../plain-words.js';
import { faceOf } from './jackaroo.js';

type JackarooGame = Game<'jackaroo'>;

/** What each card of one's hand would do now, or why it would do nothing. */
export const JackarooCards = ({ game }: { readonly game: JackarooGame }) => {
  const { view } = game;
  const hand = view?.you === null || view === null ? null : (view.hands[view.you]?.cards ?? null);
  const reasons = useReasons(game, hand ?? []);
  if (hand === null || hand.length === 0) return null;
  return (
    <section class="card cards-now">
      <h2>{board.cards.heading}</h2>
      <ul>
        {hand.map((card) => (
          <li key={card}>
            <strong>{faceOf(card)}</strong>{' '}
            {deedsOf(game, card).join(board.cards.or) || (reasons.get(card) ?? board.cards.nothing)}
          </li>
        ))}
      </ul>
    </section>
  );
};

const deedsOf = ({ legal }: JackarooGame, card: string): readonly string[] =>
  legal.flatMap(({ action, label }) =>
    action.type === 'play' && action.card === card ? [label.slice(label.indexOf(': ') + 2)] : [],
  );

/** The server says why, as it would to whoever tried. */
const useReasons = (game: JackarooGame, hand: readonly string[]): ReadonlyMap<string, string> => {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const stuck = game.legal.length === 0 ? [] : hand.filter((card) => deedsOf(game, card).length === 0);
  useEffect(() => {
    let isWanted = true;
    Promise.all(stuck.map(async (card) => [card, await reasonFor(game, card)] as const)).then(
      (told) => isWanted && setReasons(new Map(told)),
      // One can play without knowing why.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game.id, game.version, stuck.join()]);
  return reasons;
};

const reasonFor = async (game: JackarooGame, card: string): Promise<string> => {
  const onBoard = (game.view?.marbles ?? []).filter(
    ({ seat, at }) => seat === game.view?.you && at.zone !== 'home',
  );
  if (onBoard.length === 0 && !/^[AK]/.test(card)) return board.cards.needsAceOrKing;
  const tried = onBoard.length === 0 ? [] : onBoard.map(({ marble }) => marble);
  return (await refusalOf(game, card, tried)) ?? board.cards.nothing;
};

/** What the rules say to the first marble that cannot move so. */
const refusalOf = async (
  game: JackarooGame,
  card: string,
  marbles: readonly string[],
): Promise<string | null> => {
  const named = marbles[0] === undefined ? {} : { marbles: [marbles[0]] };
  try {
    await parlor().rehearse(game, { type: 'play', card, ...named });
    return null;
  } catch (thrown) {
    return isProblem(thrown) ? plainly(thrown.problem.detail) : null;
  }
};
