import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Evening } from '../table/evening.js';
import { boardSeenBy, type GameSeen, gameSeenBy, pictureSeenBy } from '../table/sight.js';
import { answer, type HeaderList, json } from './answer.js';
import type { Desk } from './desk.js';
import { header } from './header.js';

/** A game with its links. */
export const gameDocument = (
  evening: Evening,
  playerId: string | null,
): GameSeen & { readonly links: object } => {
  const self = `/games/${evening.id}`;
  return {
    ...gameSeenBy(evening, playerId),
    links: {
      self,
      actions: `${self}/actions`,
      events: `${self}/events`,
      seats: `${self}/seats`,
      picture: `${self}/picture`,
      odds: `${self}/odds`,
      forks: `${self}/forks`,
      ...(evening.status === 'over' ? { record: `${self}/record` } : {}),
      ruleset: `/rulesets/${evening.book.id}`,
    },
  };
};

/** The past of a game that hides something looks different once the game is over, and so its tag is another. */
export const etagOf = ({ version, isOpen, status, book }: Evening): string =>
  isOpen && status !== 'over' && book.hidesSomething ? `"${version}-open"` : `"${version}"`;

/**
 * What a viewer sees changes with the token and with the form asked for. A version that is past never changes again,
 * but for what it hides, which the end lays open: until then nobody may keep it.
 * The present is never stored by itself: a browser that two players share would show one of them what the other sees,
 * for the tag they ask about, the version, is the same. Whoever sends `If-None-Match` knows what they hold.
 */
export const freshness = (evening: Evening, isPinned: boolean): HeaderList => ({
  etag: etagOf(evening),
  'cache-control': isPinned && isSettled(evening) ? FOR_EVER : 'private, no-store',
  vary: 'Authorization, Accept',
});

const FOR_EVER = 'private, max-age=31536000, immutable';

const isSettled = ({ isOpen, book }: Evening): boolean => isOpen || !book.hidesSomething;

export const SVG = 'image/svg+xml';
export const TEXT = 'text/plain';
const JSON_TYPE = 'application/json';

/** A game in the form the caller asked for. */
export const presentGame = (
  c: Context<Desk>,
  evening: Evening,
  playerId: string | null,
  isPinned: boolean,
  more: HeaderList = {},
): Response => {
  const headers = { ...freshness(evening, isPinned), ...more };
  if (!isPinned && hasCurrent(c, evening)) return answer(c, 304, null, headers);
  switch (accepts(c, { header: 'Accept', supports: [JSON_TYPE, TEXT, SVG], default: JSON_TYPE })) {
    case TEXT:
      return answer(c, 200, boardSeenBy(evening, playerId), {
        ...headers,
        'content-type': `${TEXT}; charset=utf-8`,
      });
    case SVG:
      return presentPicture(c, evening, playerId, headers);
    default:
      return json(c, 200, gameDocument(evening, playerId), headers);
  }
};

/** Pictures carry their own styles, and nothing else may load from them. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export const presentPicture = (
  c: Context<Desk>,
  evening: Evening,
  playerId: string | null,
  headers: HeaderList,
): Response =>
  answer(c, 200, pictureSeenBy(evening, playerId), {
    ...headers,
    'content-type': SVG,
    'content-security-policy': PICTURE_POLICY,
  });

export const hasCurrent = (c: Context<Desk>, evening: Evening): boolean => {
  const known = header(c, 'if-none-match');
  if (known === undefined) return false;
  return (
    known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(evening))
  );
};
