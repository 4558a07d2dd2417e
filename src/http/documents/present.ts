import { ENGLISH, type Language } from '../../engine/language.js';
import type { Game } from '../../table/game/game.js';
import { boardSeenBy, pictureSeenBy } from '../../table/windows/sight.js';
import type { Answer, Exchange } from '../exchange.js';
import { accepts } from '../request/accepts.js';
import { header } from '../request/header.js';
import { answer, type HeaderList, jsonText } from './answer.js';
import { lookText } from './game-document.js';
import { hasTag } from './page-of.js';
import { toldIn } from './told-in.js';

/**
 * The past of a game that hides something looks different once the game is over, and so its tag is another;
 * and so is that of a game that is played again somewhere, of one where somebody is away, and of one that is told in another language than English.
 */
export const etagOf = (game: Game, language: Language = ENGLISH): string =>
  tagged(`${game.version}${circumstanceOf(game)}`, language);

/** Whatever follows the version in a tag is no part of the version: `If-Match` takes them all. */
export const tagged = (version: string, language: Language): string =>
  language === ENGLISH ? `"${version}"` : `"${version}-${language}"`;

const circumstanceOf = ({ isOpen, status, book, rematchId, absence }: Game): string => {
  if (isOpen && status !== 'over' && book.hidesSomething) return '-open';
  if (absence !== null) return `-away-${absence.away.join('-')}-${absence.claimableAt ?? 0}`;
  return rematchId === null ? '' : `-${rematchId}`;
};

/**
 * What a viewer sees changes with the token and with the form asked for. A version that is past never changes again,
 * but for what it hides, which the end lays open: until then nobody may keep it.
 * The present is never stored by itself: a browser that two players share would show one of them what the other sees,
 * for the tag they ask about, the version, is the same. Whoever sends `If-None-Match` knows what they hold.
 */
export const freshness = (game: Game, isPinned: boolean, language: Language = ENGLISH): HeaderList => ({
  etag: etagOf(game, language),
  'cache-control': isPinned && isSettled(game) ? FOR_EVER : 'private, no-store',
  vary: 'Authorization, Accept',
});

const FOR_EVER = 'private, max-age=31536000, immutable';

const isSettled = ({ isOpen, book }: Game): boolean => isOpen || !book.hidesSomething;

export const SVG = 'image/svg+xml';
export const TEXT = 'text/plain';
const JSON_TYPE = 'application/json';

/** How the caller wants a game. */
export const gameFormOf = (c: Exchange): string =>
  accepts(c, { header: 'Accept', supports: [JSON_TYPE, TEXT, SVG], default: JSON_TYPE });

/** A game in the form the caller asked for: the document shows the others at addresses of their own. */
export const presentGame = (
  c: Exchange,
  game: Game,
  playerId: string | null,
  headers: HeaderList,
): Answer => {
  switch (gameFormOf(c)) {
    case TEXT:
      return presentBoard(c, game, playerId, headers);
    case SVG:
      return presentPicture(c, game, playerId, headers);
    default:
      return jsonText(c, 200, lookText(game, playerId, toldIn(c, game)), headers);
  }
};

export const presentBoard = (c: Exchange, game: Game, playerId: string | null, headers: HeaderList): Answer =>
  answer(c, 200, boardSeenBy(game, playerId), { ...headers, 'content-type': `${TEXT}; charset=utf-8` });

/** Pictures carry their own styles, and nothing else may load from them. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export const presentPicture = (
  c: Exchange,
  game: Game,
  playerId: string | null,
  headers: HeaderList,
): Answer =>
  answer(c, 200, pictureSeenBy(game, playerId, toldIn(c, game)), {
    ...headers,
    'content-type': SVG,
    'content-security-policy': PICTURE_POLICY,
  });

/** Whether the caller speaks of this version, whatever else its tag says: who waits waits for the next. */
export const hasVersion = (c: Exchange, { version }: Game): boolean =>
  (header(c, 'if-none-match') ?? '').split(',').some((tag) => VERSION_IN.exec(tag)?.[1] === `${version}`);

const VERSION_IN = /^\s*(?:W\/)?"(\d+)(?:-[\w-]+)?"\s*$/;

export const hasCurrent = (c: Exchange, game: Game, language: Language = ENGLISH): boolean =>
  hasTag(c, etagOf(game, language));
