import { counted } from '../../engine/words.js';
import { openStore } from '../../store/store.js';
import { openFilledDesk } from '../../store/upkeep/desk.js';
import { openTables } from '../../table/table.js';
import { ALL_IS_WELL, type Command } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { nameOf, placeInEnvironment } from '../place.js';

export const ratingsRebuild: Command = {
  async run({ has }) {
    const place = placeInEnvironment();
    await bringOwnGames();
    // The database must be there, and be of this version.
    await (await openFilledDesk(place)).close();
    const store = await openStore(place);
    const tables = openTables(store);
    try {
      const games = await tables.ratings.rebuild();
      if (has('json')) console.log(JSON.stringify({ games }));
      console.error(
        `parlor: The ratings in ${nameOf(place)} follow from ${counted(games, 'game', 'games')} again.`,
      );
      return ALL_IS_WELL;
    } finally {
      await tables.close();
      await store.close();
    }
  },
};
