/**
 * Where somebody is in the stream of all their games: of which games they were told what, and when that was. It is the id of a notice.
 * Of each game the first letters of its id stand there, and the version; so a place says nothing that its owner does not know, and nothing need be kept.
 */
export interface InboxPlace {
  readonly moment: number;
  /** By the first letters of their ids: the versions that were told. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Enough to tell the games of one player apart. */
const LETTERS = 7;
/** More games than this are not written down: what is open there is told again. */
const MOST_GAMES = 300;

export const shortOf = (gameId: string): string => gameId.slice(2, 2 + LETTERS).padEnd(LETTERS, '-');

/** As one word, such as `mi1x2y3z~3nE7fVq17`. */
export const placeText = ({ moment, versions }: InboxPlace): string =>
  [
    moment.toString(36),
    ...[...versions].slice(-MOST_GAMES).map(([short, version]) => `${short}${version}`),
  ].join('~');

export const PLACE = /^[0-9a-z]{1,9}(?:~[\w-]{7}[1-9]\d{0,8}){0,300}$/;

/** Null for what is none. */
export const placeIn = (text: string): InboxPlace | null => {
  if (!PLACE.test(text)) return null;
  const [moment = '', ...games] = text.split('~');
  return {
    moment: Number.parseInt(moment, 36),
    versions: new Map(games.map((game) => [game.slice(0, LETTERS), Number(game.slice(LETTERS))])),
  };
};
