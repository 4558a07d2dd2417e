import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Game } from '../../table/game/game.js';
import { boardSeenBy, pictureSeenBy } from '../../table/windows/sight.js';
import { header } from '../request/header.js';
import type { RequestEnv } from '../services.js';
import { answer, type HeaderList, jsonText } from './answer.js';
import { gameText } from './game-document.js';

/** The past of a game that hides something looks different once the game is over, and so its tag is another. */
export const etagOf = ({ version, isOpen, status, book }: Game): string =>
  isOpen && status !== 'over' && book.hidesSomething ? `"${version}-open"` : `"${version}"`;

/**
 * What a viewer sees changes with the token and with the form asked for. A version that is past never changes again,
 * but for what it hides, which the end lays open: until then nobody may keep it.
 * The present is never stored by itself: a browser that two players share would show one of them what the other sees,
 * for the tag they ask about, the version, is the same. Whoever sends `If-None-Match` knows what they hold.
 */
export const freshness = (game: Game, isPinned: boolean): HeaderList => ({
  etag: etagOf(game),
  'cache-control': isPinned && isSettled(game) ? FOR_EVER : 'private, no-store',
  vary: 'Authorization, Accept',
});

const FOR_EVER = 'private, max-age=31536000, immutable';

const isSettled = ({ isOpen, book }: Game): boolean => isOpen || !book.hidesSomething;

export const SVG = 'image/svg+xml';
export const TEXT = 'text/plain';
const JSON_TYPE = 'application/json';

/** A game in the form the caller asked for: the document shows the others at addresses of their own. */
export const presentGame = (
  c: Context<RequestEnv>,
  game: Game,
  playerId: string | null,
  headers: HeaderList,
): Response => {
  switch (accepts(c, { header: 'Accept', supports: [JSON_TYPE, TEXT, SVG], default: JSON_TYPE })) {
    case TEXT:
      return presentBoard(c, game, playerId, headers);
    case SVG:
      return presentPicture(c, game, playerId, headers);
    default:
      return jsonText(c, 200, gameText(game, playerId), headers);
  }
};

export const presentBoard = (
  c: Context<RequestEnv>,
  game: Game,
  playerId: string | null,
  headers: HeaderList,
): Response =>
  answer(c, 200, boardSeenBy(game, playerId), { ...headers, 'content-type': `${TEXT}; charset=utf-8` });

/** Pictures carry their own styles, and nothing else may load from them. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export const presentPicture = (
  c: Context<RequestEnv>,
  game: Game,
  playerId: string | null,
  headers: HeaderList,
): Response =>
  answer(c, 200, pictureSeenBy(game, playerId), {
    ...headers,
    'content-type': SVG,
    'content-security-policy': PICTURE_POLICY,
  });

export const hasCurrent = (c: Context<RequestEnv>, game: Game): boolean => {
  const known = header(c, 'if-none-match');
  if (known === undefined) return false;
  return (
    known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(game))
  );
};
