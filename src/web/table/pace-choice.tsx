import { table } from '../catalogue/spoken-later.js';
import { useSignal } from '../signal.js';
import { pace, SPEEDS, setPace } from './pace.js';

/** How quickly the steps of others follow each other. */
export const PaceChoice = () => (
  <label>
    {table.pace}{' '}
    <select value={useSignal(pace)} onChange={({ currentTarget }) => setPace(currentTarget.value)}>
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {table.paces[speed]}
        </option>
      ))}
    </select>
  </label>
);
