import type { Feed } from '../../table/live/feed.js';
import type { Services } from '../services.js';

/** Somebody who follows a game, or all of theirs (`null`), is there until they stop. */
export const attending = (
  { tables }: Pick<Services, 'tables'>,
  gameId: string | null,
  playerId: string | null,
  feed: Feed,
): Feed => {
  if (playerId === null) return feed;
  return (reader) => {
    const leave = tables.attend(gameId, playerId);
    return feed({
      take: reader.take,
      hasRoom: reader.hasRoom,
      done(error) {
        leave();
        reader.done(error);
      },
    });
  };
};
