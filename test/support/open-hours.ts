import type { Parlor } from './parlor.js';

/** No house is silent for so long that it would count as closed. */
const STEP_MS = 20_000;

/** Time goes by while these houses are open: they take turns at saying so, and in the end all of them know. */
export const stayOpen = async (
  houses: readonly Pick<Parlor, 'services'>[],
  ms: number,
  pass: (ms: number) => void,
): Promise<void> => {
  for (let [left, turn] = [ms, 0]; left > 0; left -= STEP_MS, turn++) {
    pass(Math.min(left, STEP_MS));
    await houses[turn % houses.length]?.services.tables.beat();
  }
  for (const { services } of new Set(houses)) await services.tables.beat();
};
