/**
 * In a record a player is called `player`, a hash; in the ledger `playerId`. Within one game the two say the same,
 * so a published event is read as a ledger's event whose players happen to have such ids.
 */
export const ledgerEvent = (event: object): object => renamed(event, 'player', 'playerId');

export const recordEvent = (event: object): object => renamed(event, 'playerId', 'player');

const renamed = (value: object, from: string, to: string): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key === from ? to : key, renamedValue(member, from, to)]),
  );

const renamedValue = (value: unknown, from: string, to: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamedValue(item, from, to));
  return typeof value === 'object' && value !== null ? renamed(value, from, to) : value;
};
