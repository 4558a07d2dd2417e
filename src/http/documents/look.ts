import type { Language } from '../../engine/language.js';
import { type Result, yes } from '../../engine/result.js';
import type { Game } from '../../table/game/game.js';
import type { Problem } from '../../table/problem.js';
import type { DocumentedAnswer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { patiently } from '../request/patience.js';
import { preferenceApplied, waited } from '../request/prefer.js';
import type { Services } from '../services.js';
import { answer, type HeaderList, problem } from './answer.js';
import { freshness, hasCurrent, hasVersion } from './present.js';
import { toldIn } from './told-in.js';

/** A game as somebody wants to look at it. */
export interface WantedLook {
  readonly gameId: string;
  readonly playerId: string | null;
  /** A past version; left out, the game as it stands. */
  readonly at: number | undefined;
  /** How long the caller would wait for something new. */
  readonly waitMs: number | null;
  /** What it is told in; left out, what the caller reads. */
  readonly language?: Language;
  /** Whether there is anything to have or to wait for, whatever the version; left out, there is. */
  readonly isThere?: (game: Game) => boolean;
}

/** A game, with the headers of whatever is shown of it. */
interface Look {
  readonly game: Game;
  readonly headers: HeaderList;
  /** The caller has this version: 304. */
  readonly isKnown: boolean;
}

/** How whoever has the current version is answered. */
export const NOT_MODIFIED = {
  description: 'You have the current version.',
  headers: ['ETag'],
} as const satisfies DocumentedAnswer;

/** What a look may meet, now or then, waiting or not. */
export const PROBLEMS_OF_LOOKING = [
  'unknown-game',
  'game-archived',
  'unknown-version',
  'too-many-streams',
  'too-busy',
] as const;

/** A look as it is shown, or 304 for whoever has it already. */
export const answerLook = async (
  c: Exchange,
  services: Services,
  wanted: WantedLook,
  present: (game: Game, headers: HeaderList) => Answer,
): Promise<Answer> => {
  const looked = await look(c, services, wanted);
  if (!looked.ok) return problem(c, looked.problem);
  const { game, headers, isKnown } = looked.value;
  return isKnown ? answer(c, 304, null, headers) : present(game, headers);
};

/** The game now or then; or, when the caller has the current version and would rather wait, as soon as it has moved on. */
const look = async (c: Exchange, services: Services, wanted: WantedLook): Promise<Result<Look, Problem>> => {
  const { gameId, playerId, at, waitMs, isThere = () => true } = wanted;
  const found = await services.tables.find(gameId, { playerId }, at);
  if (!found.ok) return found;
  const language = wanted.language ?? toldIn(c, found.value);
  const { value: game } = found;
  if (at !== undefined) return yes({ game, headers: freshness(game, true, language), isKnown: false });
  if (!isThere(game)) return yes({ game, headers: freshness(game, false, language), isKnown: false });
  if (waitMs === null || !(hasCurrent(c, game, language) || hasVersion(c, game)) || game.status === 'over')
    return yes(currentLook(c, game, language));
  const { version } = game;
  const patience = await patiently(c, services, playerId, waitMs, (signal) =>
    services.tables.waitUntil(game, (later) => later.version > version, signal),
  );
  if (!patience.ok) return patience;
  // Looked up again: who may see a private game can change while one waits.
  const later = await services.tables.find(gameId, { playerId });
  return later.ok ? yes(currentLook(c, later.value, language, preferenceApplied(waited(waitMs)))) : later;
};

const currentLook = (c: Exchange, game: Game, language: Language, more: HeaderList = {}): Look => ({
  game,
  headers: { ...freshness(game, false, language), ...more },
  isKnown: hasCurrent(c, game, language),
});
