import { counted } from '../../engine/words.js';
import { openStore } from '../../store/store.js';
import { openFilledDesk } from '../../store/upkeep/desk.js';
import { openTables } from '../../table/table.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { nameOf, placeInEnvironment } from '../place.js';

export const forgetPlayer: Command = {
  async run({ words: [playerId = ''], has }) {
    const place = placeInEnvironment();
    await bringOwnGames();
    // The database must be there, and be of this version.
    await (await openFilledDesk(place)).close();
    const store = await openStore(place);
    const tables = openTables(store);
    try {
      const before = await store.forgotten.find(playerId);
      const report = await tables.forgetting.forget(playerId);
      if (report === null) {
        console.error(`parlor: There is no player ${playerId} in ${nameOf(place)}.`);
        return SOMETHING_IS_WRONG;
      }
      if (has('json')) console.log(JSON.stringify({ id: playerId, ...report }));
      const when = before === null ? 'is forgotten' : `was forgotten on ${report.forgottenAt.slice(0, 10)}`;
      console.error(`parlor: ${playerId} ${when}; ${counted(report.left, 'game was', 'games were')} left.`);
      if (report.waiting === 0) return ALL_IS_WELL;
      console.error(
        `parlor: ${counted(report.waiting, 'game', 'games')} could not be left now. Say it again later, or leave it to a server.`,
      );
      return SOMETHING_IS_WRONG;
    } finally {
      await tables.close();
      await store.close();
    }
  },
};
