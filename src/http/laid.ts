import type { Context } from 'hono';
import type { Done } from '../table/attempt.js';
import type { Player } from '../table/players.js';
import { json, replayed } from './answer.js';
import type { Desk } from './desk.js';
import type { DocumentedAnswer } from './endpoint.js';
import { etagOf, gameDocument } from './present.js';
import { GameDocument } from './schemas.js';

/** How a new game is answered, whatever it was made from. */
export const LAID: DocumentedAnswer = {
  description: 'The new game.',
  headers: ['Location', 'ETag'],
  content: { 'application/json': { schema: GameDocument } },
};

export const laid = (c: Context<Desk>, host: Player, { evening, isReplay }: Done): Response =>
  json(c, 201, gameDocument(evening, host.id), {
    location: `/games/${evening.id}`,
    etag: etagOf(evening),
    ...replayed(isReplay),
  });
