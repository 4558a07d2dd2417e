import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../client/types.js';
import { type Frame, type FrameEars, hang } from './frame.js';
import { narrowed, type Pointed } from './ways.js';

interface BoardProps {
  /** The SVG as the server sent it. */
  readonly source: string;
  /** What may be done now and where; empty when there is nothing to do. */
  readonly pointed: readonly Pointed[];
  choose(choice: Choice): void;
}

/** The picture, live: what may be touched is marked, each touch narrows what is meant, the last one acts. */
export const Board = ({ source, pointed, choose }: BoardProps) => {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame | null>(null);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const { said, open } = useMemo(() => narrowed(pointed, touched), [pointed, touched]);
  const startAgain = (): void => setTouched([]);
  const touch = (at: string): void => {
    const next = [...touched, at];
    const meant = narrowed(pointed, next);
    const [only] = meant.said;
    if (meant.said.length === 1 && only !== undefined && meant.open.length === 0) choose(only);
    else setTouched(next);
  };
  const ears = useRef<FrameEars>({ touched: touch, nothing: startAgain });
  ears.current = { touched: touch, nothing: startAgain };

  // Another moment, another set of actions: what was begun is forgotten.
  useEffect(startAgain, [pointed]);
  useLayoutEffect(() => {
    if (host.current === null) return;
    frame.current ??= hang(host.current, () => ears.current);
    frame.current.show(source);
  }, [source]);
  useLayoutEffect(() => frame.current?.offer(open, touched), [source, open, touched]);

  return (
    <div class="board">
      <div class="picture" ref={host} />
      {touched.length > 0 && (
        <fieldset class="meaning">
          <legend>{said.length === 0 ? 'Now choose what goes with it' : 'What do you mean?'}</legend>
          {said.map((choice) => (
            <button type="button" key={choice.label} onClick={() => choose(choice)}>
              {choice.label}
            </button>
          ))}
          <button type="button" class="quiet" onClick={startAgain}>
            Never mind
          </button>
        </fieldset>
      )}
    </div>
  );
};
