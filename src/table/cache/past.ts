import { BoundedCache } from '../../engine/bounded-cache.js';
import type { Match } from '../../engine/match.js';
import type { Entry, FoldedEntry, GameCard } from '../../store/entry.js';
import type { Ledger } from '../../store/ledger.js';
import { beginsDecision } from '../game/decision-start.js';
import { afterEntries, type Boards, rebuild, returnsIn } from '../game/fold.js';
import type { Game } from '../game/game.js';
import { weightOf } from '../game/weight.js';
import { inTurns } from './in-turn.js';

/** Reads logs and folds them, and keeps games as they stood on the way. */
export interface Past {
  /** The game after its whole log; null when there is no such game. */
  whole(gameId: string): Promise<Game | null>;
  /** The game with what was written since. */
  catchUp(game: Game): Promise<Game>;
  /** As it stood after an event; null when there was no such event yet. */
  at(gameId: string, version: number): Promise<Game | null>;
  /** These are kept no longer. */
  forget(which: (game: Game) => boolean): void;
  /** What is kept takes about so much memory. */
  readonly bytes: number;
}

/** A game is kept as it stood at every so many events, so that no look back folds more than these. */
const STEP = 40;
/** So much of a log is in memory at a time, however long it is. */
const PAGE = 50 * STEP;
/** A clock asks for the time of each decision; where there is none, only a game that is kept has a time. */
const EVERY_ONE = 1;

/** A game is a value and its log only grows, so what is kept here stays true. */
export const pastIn = (ledger: Ledger, mostBytes: number, mayKeep: (game: Game) => boolean): Past => {
  const kept = new BoundedCache<string, Game>(mostBytes);
  const inTurn = inTurns();
  const keep = (name: string, game: Game): void => {
    if (mayKeep(game)) kept.set(name, game, weightOf(game));
  };
  /** The game after the first entries of its log. */
  const begin = async (gameId: string, upTo?: number): Promise<Game | null> => {
    const card = await ledger.card(gameId);
    if (card === null) return null;
    const entries = await ledger.entries(gameId, 0, STEP, upTo);
    const game = rebuild(card, entries, await boardsFor(gameId, entries));
    if (game?.version === STEP) keep(stepName(gameId, STEP), game);
    return game;
  };
  /** Folds on from a game, or from nothing, to an event or to the last one. */
  const climb = async (gameId: string, from: Game | null, upTo?: number): Promise<Game | null> => {
    let game = from ?? (await begin(gameId, upTo));
    const isWhole = from === null && (game === null || game.version < STEP);
    while (game !== null && !isWhole && game.version !== upTo) {
      const stampedEvery = game.clock === null ? STEP : EVERY_ONE;
      const page = { after: game.version, limit: PAGE, upTo, stampedEvery };
      const entries = await ledger.foldedEntries(gameId, page);
      for (const piece of inSteps(entries)) {
        game = afterEntries(game, piece, await boardsFor(gameId, piece));
        if (game.version % STEP === 0) keep(stepName(gameId, game.version), game);
      }
      if (entries.length < PAGE) return game;
    }
    return game;
  };

  /** The boards that these entries go back to: each is older than the entry, so this comes to an end. */
  const boardsFor = async (gameId: string, entries: readonly FoldedEntry[]): Promise<Boards> => {
    const boards = new Map<number, Match>();
    for (const version of returnsIn(entries)) {
      const then = await climb(gameId, latestStep(kept, gameId, version), version);
      if (then !== null && then.match !== null) boards.set(version, then.match);
    }
    return boards;
  };

  /** Null for the beginning. Those who look back at one game wait for each other, so that its log is folded once for all of them. */
  const stepAt = async (gameId: string, version: number): Promise<Game | null> => {
    const step = stepBefore(version);
    if (step === 0) return null;
    const known = kept.get(stepName(gameId, step));
    return known ?? inTurn(gameId, () => climb(gameId, latestStep(kept, gameId, version), step));
  };

  const lookBack = async (gameId: string, version: number): Promise<Game | null> => {
    const from = await stepAt(gameId, version);
    const card = await cardFor(ledger, gameId, from);
    const before = from?.version ?? 0;
    const entries = await ledger.entries(gameId, before, STEP + 1, version + 1);
    const past = entries.slice(0, version - before);
    const game = folded(card, from, past, await boardsFor(gameId, past));
    if (game?.version !== version) return null;
    return { ...game, isMidway: goesOnWith(entries[version - before]) };
  };

  return {
    whole: (gameId) => climb(gameId, null),
    catchUp: async (game) => (await climb(game.id, game)) ?? game,
    async at(gameId, version) {
      const name = `${gameId} at ${version}`;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const game = await lookBack(gameId, version);
      if (game !== null) keep(name, game);
      return game;
    },
    forget: (which) => kept.deleteAll(which),
    get bytes() {
      return kept.bytes;
    },
  };
};

const stepName = (gameId: string, step: number): string => `${gameId} ${step}`;

const stepBefore = (version: number): number => version - (version % STEP);

/** The nearest one that is kept. */
const latestStep = (kept: BoundedCache<string, Game>, gameId: string, version: number): Game | null => {
  for (let step = stepBefore(version); step > 0; step -= STEP) {
    const found = kept.get(stepName(gameId, step));
    if (found !== undefined) return found;
  }
  return null;
};

/** A game that has begun knows all that its card could say. */
const cardFor = async (ledger: Ledger, gameId: string, from: Game | null): Promise<GameCard | null> =>
  from === null ? ledger.card(gameId) : null;

const folded = (
  card: GameCard | null,
  from: Game | null,
  entries: readonly Entry[],
  boards: Boards,
): Game | null => {
  if (from !== null) return afterEntries(from, entries, boards);
  return card === null ? null : rebuild(card, entries, boards);
};

/** The entries in pieces: each ends with a step, or with the last entry. */
const inSteps = (entries: readonly FoldedEntry[]): readonly (readonly FoldedEntry[])[] => {
  const pieces: (readonly FoldedEntry[])[] = [];
  let from = 0;
  entries.forEach(({ seq }, index) => {
    if (seq % STEP !== 0 && index < entries.length - 1) return;
    pieces.push(entries.slice(from, index + 1));
    from = index + 1;
  });
  return pieces;
};

/** Whether a decision goes on with the entry. */
const goesOnWith = (next: Entry | undefined): boolean => next !== undefined && !beginsDecision(next);
