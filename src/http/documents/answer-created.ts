import type { Done } from '../../table/commit/decisions.js';
import type { Player } from '../../table/players/players.js';
import type { DocumentedAnswer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { replayed } from './answer.js';
import { answerGame } from './answer-game.js';
import { GameDocument } from './schemas.js';

/** How a new game is answered, whatever it was made from. */
export const CREATED: DocumentedAnswer = {
  description: 'The new game.',
  headers: ['Location', 'ETag'],
  content: { 'application/json': { schema: GameDocument } },
};

export const answerCreated = (c: Exchange, host: Player, { game, isReplay }: Done): Answer =>
  answerGame(c, 201, game, host.id, { location: `/games/${game.id}`, ...replayed(isReplay) });
