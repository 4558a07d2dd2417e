import { ENGLISH, type Language } from '../../engine/language.js';
import type { Game } from '../../table/game/game.js';
import { maySit, seatsOf, toActOf, viewerOf } from '../../table/game/people.js';
import { mayBePlayedAgain } from '../../table/game/rematch.js';
import { claimableAtSeen } from '../../table/windows/absence-seen.js';
import { clockSeen } from '../../table/windows/clock-seen.js';
import { offerSeen } from '../../table/windows/offer-seen.js';
import { isHost, seatsAtTable } from '../../table/windows/seats.js';
import { choicesOf, type GameSeen, gameSeenBy, gameTableSeen } from '../../table/windows/sight.js';

/** A game with its links. */
export const gameDocument = (
  game: Game,
  playerId: string | null,
  language: Language = ENGLISH,
): GameSeen & { readonly links: object } => ({
  ...gameSeenBy(game, playerId, language),
  links: linksOf(game),
});

const linksOf = (game: Game) => {
  const { id, hasOdds, status, book } = game;
  const self = `/games/${id}`;
  return {
    self,
    actions: `${self}/actions`,
    rehearsals: `${self}/rehearsals`,
    events: `${self}/events`,
    seats: `${self}/seats`,
    board: `${self}/board`,
    picture: `${self}/picture`,
    ...(hasOdds ? { odds: `${self}/odds` } : {}),
    forks: `${self}/forks`,
    offers: `${self}/offers`,
    claims: `${self}/claims`,
    ...(status === 'over' ? { record: `${self}/record`, review: `${self}/review` } : {}),
    ...(mayBePlayedAgain(game) ? { rematch: `${self}/rematch` } : {}),
    ruleset: `/rulesets/${book.id}`,
  };
};

/**
 * `JSON.stringify(gameDocument(game, playerId, language))`, made faster: what a move does not change is written once and kept as text.
 * A test compares the two, letter for letter.
 */
export const gameText = (game: Game, playerId: string | null, language: Language = ENGLISH): string => {
  const { head, born, table, links } = fixedTexts(game, playerId);
  const view = game.match?.view(viewerOf(game, playerId)) ?? null;
  return (
    `${head},"status":"${game.status}","version":${game.version},${born},"updatedAt":"${game.updatedAt}",${table}` +
    `,"maySit":${maySit(game, playerId)},"toAct":${JSON.stringify(toActOf(game))},"view":${JSON.stringify(view)}` +
    `,"legal":${JSON.stringify(choicesOf(game, playerId, language))},"outcome":${JSON.stringify(game.ending)},"clock":${JSON.stringify(clockSeen(game))},"offer":${JSON.stringify(offerSeen(game))},"claimableAt":${JSON.stringify(claimableAtSeen(game))},"rematch":${JSON.stringify(game.rematchId)},"links":${game.status === 'over' ? JSON.stringify(linksOf(game)) : links}}`
  );
};

/** The same for somebody who looks: many look again before anything has changed, and get the text that was written last. */
export const lookText = (game: Game, playerId: string | null, language: Language): string => {
  const last = looked.get(game);
  if (last !== undefined && last.playerId === playerId && last.language === language) return last.text;
  const text = gameText(game, playerId, language);
  if (text.length <= MOST_LOOKED) looked.set(game, { playerId, language, text });
  return text;
};

interface Looked {
  readonly playerId: string | null;
  readonly language: Language;
  readonly text: string;
}

/** One text for each game, which goes with the next move; the weight of a game at hand counts it. */
const looked = new WeakMap<Game, Looked>();
/** What is longer is dear to keep, and its reader waits for the wire anyway. */
const MOST_LOOKED = 4_096;

/** Parts of the document that stay as they are until somebody sits down or leaves: there are no words in them. */
interface FixedTexts {
  /** From the id to the odds. */
  readonly head: string;
  readonly born: string;
  readonly table: string;
  /** Of a game that is not over. */
  readonly links: string;
}

/** By the seats of a game, which are the same list for as long as nobody comes or goes, and by whose seats they are to the caller. */
const fixed = new WeakMap<Game['seats'], Map<string, FixedTexts>>();

const fixedTexts = (game: Game, playerId: string | null): FixedTexts => {
  // Looking back, those who sit there now may be others; and who is away is so for the moment.
  if (game.sittingNow !== null || game.absence !== null) return freshTexts(game, playerId);
  const own = `${seatsOf(game, playerId).join()}${isHost(game, playerId) ? ' host' : ''}`;
  const known = fixed.get(game.seats) ?? new Map<string, FixedTexts>();
  const texts = known.get(own);
  if (texts !== undefined) return texts;
  const fresh = freshTexts(game, playerId);
  fixed.set(game.seats, known.set(own, fresh));
  return fresh;
};

const freshTexts = (game: Game, playerId: string | null): FixedTexts => ({
  head: JSON.stringify(gameTableSeen(game)).slice(0, -1),
  born: `"createdAt":"${game.createdAt}"`,
  table: `"commitment":"${game.commitment}","hosting":${isHost(game, playerId)},"seats":${JSON.stringify(seatsAtTable(game, playerId))}`,
  links: JSON.stringify(linksOf(game)),
});
