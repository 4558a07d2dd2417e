import { useEffect, useState } from 'preact/hooks';
import { study } from '../catalogue/spoken-later.js';
import { PACES } from '../table/pace.js';

interface SliderProps {
  readonly at: number;
  readonly last: number;
  go(at: number): void;
}

/** Through time: first, back, by itself, on, last; or anywhere with the slider. */
export const Slider = ({ at, last, go }: SliderProps) => {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    if (at >= last) return setIsRunning(false);
    const timer = setTimeout(() => go(at + 1), PACES.calm);
    return () => clearTimeout(timer);
  }, [isRunning, at, last, go]);
  useEffect(() => {
    const step = ({ key, target }: KeyboardEvent): void => {
      // A slider, a text field and a list have arrows of their own.
      if (target instanceof HTMLElement && target.closest('input, select, textarea, [role=log]') !== null)
        return;
      if (key === 'ArrowLeft' && at > 1) go(at - 1);
      if (key === 'ArrowRight' && at < last) go(at + 1);
      if (key === 'Home') go(1);
      if (key === 'End') go(last);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [at, last, go]);
  const run = (): void => {
    if (!isRunning && at >= last) go(1);
    setIsRunning(!isRunning);
  };
  return (
    <section class="card slider" aria-label={study.slider.name}>
      <label>
        {study.slider.at(at, last)}
        <input
          type="range"
          min={1}
          max={last}
          value={at}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
      <div class="buttons">
        <button type="button" onClick={() => go(1)} disabled={at === 1} aria-label={study.slider.first}>
          «
        </button>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 1} aria-label={study.slider.back}>
          ‹
        </button>
        <button type="button" onClick={run}>
          {isRunning ? study.slider.pause : study.slider.play}
        </button>
        <button type="button" onClick={() => go(at + 1)} disabled={at === last} aria-label={study.slider.on}>
          ›
        </button>
        <button type="button" onClick={() => go(last)} disabled={at === last} aria-label={study.slider.last}>
          »
        </button>
      </div>
    </section>
  );
};
