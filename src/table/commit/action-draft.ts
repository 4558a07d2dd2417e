import type { Match } from '../../engine/match.js';
import type { MatchRefusal } from '../../engine/refusal.js';
import { type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { StoredJson } from '../../store/schema.js';
import type { Game } from '../game/game.js';
import { luckAt } from '../game/luck.js';
import { type Draft, withAction } from './draft.js';

/** What would come of an action, whoever is in the seat. */
export const draftOf = (
  game: Game,
  match: Match,
  seat: Seat,
  action: unknown,
): Result<Draft, MatchRefusal> => {
  const luck = luckAt(game, game.version, seat);
  const turn = match.act(seat, action, luck.chance);
  if (!turn.ok) return turn;
  return yes(withAction(game, seat, turn.value, luck.spent()));
};

/** The action was read by the game's schema, so it is an object. */
export const storable = (action: unknown): StoredJson | null =>
  typeof action === 'object' && action !== null ? { ...action } : null;
