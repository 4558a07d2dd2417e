import { dastan } from '../../../src/games/dastan/index.js';
import type { Dastan, View } from '../../../src/games/dastan/model.js';
import { type Adapter, type Replayed, respelt } from './adapter.js';

/** The vectors' order of the offer list; their scripts are indexes into it. */
const OFFERS = ['jazair', 'chowkidar', 'cuirassier', 'ryott', 'faujdar'];

const said = ({ state }: Replayed<Dastan>, expected: unknown) => {
  const view = dastan.view(state, 'spectator');
  const { scores, queues, offer, seatToAct: turn, offersTaken, turnsPlayed } = view;
  const legal = turn === null ? [] : dastan.legal(state, turn);
  const short = { board: drawn(view), scores, queues, offer, turn, offersTaken, turnsPlayed };
  const known = { ...short, over: turn === null, legalCount: legal.length };
  return isListed(expected) ? { ...known, legalActions: legal.map(asInVectors) } : known;
};

const asInVectors = respelt({ 'take-offer': 'takeOffer' });

/** The list of legal actions is given on some steps only. */
const isListed = (expected: unknown): boolean =>
  typeof expected === 'object' && expected !== null && 'legalActions' in expected;

const SIGNS = [
  { mirza: 'A', piece: 'a' },
  { mirza: 'B', piece: 'b' },
];

const drawn = ({ rows, columns, pieces }: View): string => {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  for (const { square, seat, kind } of pieces) {
    const row = grid[Math.floor(square / 10) - 1];
    if (row !== undefined) row[(square % 10) - 1] = SIGNS[seat]?.[kind] ?? '?';
  }
  return grid.map((row) => row.join('')).join('/');
};

const result = ({ state, outcome }: Replayed<Dastan>): unknown => {
  if (outcome === null) return null;
  const [best = []] = outcome.ranking;
  const winner = best.length === 1 ? best[0] : null;
  const turns = dastan.view(state, 'spectator').turnsPlayed;
  return { winner, draw: winner === null, reason: outcome.reason, scores: outcome.scores, turns };
};

export const adapter: Adapter<Dastan> = {
  game: dastan,
  seats: () => 2,
  action: respelt({ takeOffer: 'take-offer' }),
  script: ({ script, options }) => {
    const offers = [...OFFERS, ...dastan.schemas.options.parse(options).extraMoveOptions];
    return script.map((index) => offers[Number(index)] ?? 'no such offer');
  },
  start: (vector, opened) => ({ said: said(opened, vector.initial), expected: vector.initial }),
  step: (expected, after) => ({ said: said(after, expected), expected }),
  result: (vector, last) => ({ said: result(last), expected: vector.result }),
};
