/**
 * In a record a player is called `player`, a hash; in the ledger `playerId`. Within one game the two say the same,
 * so a published event is read as a ledger's event whose players happen to have such ids.
 */
export const ledgerEvent = (event: object): object => renamed(event, 'player', 'playerId');

export const recordEvent = (event: object): object => renamed(event, 'playerId', 'player');

const renamed = (value: object, from: string, to: string): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key === 'seats' && Array.isArray(member))
        return [key, member.map((holder) => renamed(Object(holder), from, to))];
      return [key === from ? to : key, member];
    }),
  );
