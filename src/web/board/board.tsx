import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../client/types.js';
import { useSignal } from '../signal.js';
import { wishFor } from '../table/switch.js';
import { type Frame, type FrameEars, hang } from './frame.js';
import { Meaning } from './meaning.js';
import { placeOf } from './near.js';
import { narrowed, type OpenSpot, type Pointed } from './ways.js';

/** Whether the board is seen from the other side. */
export const flipped = wishFor('parlor.flipped');

interface BoardProps {
  /** The SVG as the server sent it. */
  readonly source: string;
  /** The SVG before the last move: what is different is marked. */
  readonly earlier?: string | null;
  /** What may be done now and where; empty when there is nothing to do. */
  readonly pointed: readonly Pointed[];
  choose(choice: Choice): void;
  /** Names what was done last; what it changed is marked. */
  readonly move?: string;
  /** Something was touched: only these are meant any more; null when nothing is. */
  narrow?(choices: readonly Choice[] | null): void;
}

/** The picture, live: what may be touched is marked, each touch narrows what is meant, the last one acts. */
export const Board = ({ source, earlier = null, pointed, choose, move = '', narrow }: BoardProps) => {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame | null>(null);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const { said, open } = useMemo(() => narrowed(pointed, touched), [pointed, touched]);
  const startAgain = (): void => setTouched([]);
  // Whoever touches another piece has changed their mind.
  const others = useMemo(
    () => (touched.length === 0 ? [] : elsewhereThan(open, touched, narrowed(pointed, []).open)),
    [pointed, touched, open],
  );
  const touch = (at: string): void => {
    const next = others.some((other) => other.at === at) ? [at] : [...touched, at];
    const meant = narrowed(pointed, next);
    const [only] = meant.said;
    if (meant.said.length === 1 && only !== undefined && meant.open.length === 0) choose(only);
    else setTouched(next);
  };
  const ears = useRef<FrameEars>({ touched: touch, nothing: startAgain });
  ears.current = { touched: touch, nothing: startAgain };

  // Another moment, another set of actions: what was begun is forgotten.
  useEffect(startAgain, [pointed]);
  useEffect(() => {
    const meant = new Set([...said, ...open.flatMap(({ choices }) => choices)]);
    narrow?.(touched.length === 0 ? null : [...meant]);
  }, [said, open, touched]);
  useLayoutEffect(() => {
    if (host.current === null) return;
    frame.current ??= hang(host.current, () => ears.current);
    frame.current.show(source, move, earlier);
  }, [source, earlier]);
  useLayoutEffect(() => frame.current?.offer({ open, others, touched }), [source, open, others, touched]);

  return (
    <div class="board">
      <div class={useSignal(flipped.isOn) ? 'picture flipped' : 'picture'} ref={host} />
      {touched.length > 0 && (
        <Meaning
          said={said}
          // While more can be touched, nothing may lie in the way.
          near={open.length === 0 ? placeOf(host.current, touched.at(-1)) : null}
          choose={choose}
          never={startAgain}
        />
      )}
    </div>
  );
};

/** Places where one could have begun, and that mean nothing else now. */
const elsewhereThan = (
  open: readonly OpenSpot[],
  touched: readonly string[],
  first: readonly OpenSpot[],
): readonly OpenSpot[] =>
  first.filter(({ at }) => !touched.includes(at) && !open.some((spot) => spot.at === at));
