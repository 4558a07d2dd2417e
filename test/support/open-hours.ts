import type { Parlor } from './parlor.js';

/**
 * Time goes by while these houses are open, and in the end all of them know. That they were open is written down first, at once:
 * a house that says so by itself meanwhile finds nothing that is missing.
 */
export const stayOpen = async (
  houses: readonly Pick<Parlor, 'services' | 'store'>[],
  until: number,
  pass: () => void,
): Promise<void> => {
  await houses[0]?.store.clocks.beat(new Date(until), new Date(0));
  pass();
  for (const { services } of new Set(houses)) await services.tables.beat();
};
