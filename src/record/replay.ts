import type { Viewer } from '../engine/ruleset.js';
import { reviewerFrom } from '../engine/viewer.js';
import { listed } from '../engine/words.js';
import type { Game } from '../table/game/game.js';
import { namesOf } from '../table/game/people.js';
import { decideAll } from './again.js';
import { soundLinks } from './links.js';
import { toldEntries } from './names.js';
import { GameRecord, RecordHead } from './record.js';
import type { Finding } from './verdict.js';

/** One decision of a game: what happened, and the board after it, from the seat of whoever took it, with nothing hidden. */
export interface Scene {
  readonly findings: readonly Finding[];
  /** Null until the game starts. */
  readonly board: string | null;
}

/** The game in words and boards, as far as the record is sound. */
const scenesOf = (record: GameRecord): readonly Scene[] => {
  const scenes: Scene[] = [];
  const { entries, ...rest } = record;
  const head = RecordHead.parse(rest);
  const told = toldEntries(head, soundLinks(record.gameId, entries).entries);
  if (head.secret === null) return scenes;
  decideAll({ ...head, secret: head.secret }, told, (game, findings) => {
    scenes.push({ findings, board: boardFor(game, reviewerFrom(findings[0]?.seat ?? null)) });
  });
  return scenes;
};

const boardFor = (game: Game, viewer: Viewer): string | null =>
  game.match?.draw(viewer, namesOf(game)) ?? null;

/** The whole game as a text to read. */
export const replayText = (given: unknown): string => {
  const record = GameRecord.parse(given);
  const parts = [`${record.ruleset}, ${record.gameId}, with ${listed(namesIn(record))}\n`];
  for (const { findings, board } of scenesOf(record)) {
    parts.push(findings.map(({ seq, text }) => `${String(seq).padStart(4)}  ${text}\n`).join(''));
    if (board !== null) parts.push(board.endsWith('\n') ? board : `${board}\n`);
  }
  return parts.join('\n');
};

const namesIn = ({ seats }: GameRecord): readonly string[] =>
  seats.map(({ name }, seat) => (typeof name === 'string' ? name : `nobody in seat ${seat}`));
