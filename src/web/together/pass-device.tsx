import { useLayoutEffect } from 'preact/hooks';
import { table } from '../catalogue/spoken-later.js';
import { coverLines } from '../lesson/lines.js';

interface PassDeviceProps {
  /** Who should have the device now. */
  readonly to: string;
  taken(): void;
}

/** Between two turns of a game with secrets: nothing is in sight until the next one has the device. */
export const Cover = ({ to, taken }: PassDeviceProps) => {
  // Behind the page lies what was said to the one before.
  useLayoutEffect(coverLines, []);
  return (
    <section class="card pass">
      <h1>{table.pass.to(to)}</h1>
      <p>{table.pass.covered}</p>
      <button type="button" class="primary" onClick={taken}>
        {table.pass.taken(to)}
      </button>
    </section>
  );
};
