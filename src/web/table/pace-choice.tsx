import { useSignal } from '../signal.js';
import { PACES, pace, setPace } from './pace.js';

/** How quickly the steps of others follow each other. */
export const PaceChoice = () => (
  <label>
    Pace{' '}
    <select value={useSignal(pace)} onChange={({ currentTarget }) => setPace(currentTarget.value)}>
      {Object.keys(PACES).map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  </label>
);
