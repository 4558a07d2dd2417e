import { table } from '../catalogue/spoken-later.js';
import { useSignal } from '../signal.js';
import { wantOdds, wantsOdds } from './prospects.js';

/** Whether what may come is written on the buttons. */
export const OddsChoice = () => (
  <label>
    <input
      type="checkbox"
      checked={useSignal(wantsOdds)}
      onChange={({ currentTarget }) => wantOdds(currentTarget.checked)}
    />{' '}
    {table.odds}
  </label>
);
