import { type Rulebook, rulebook } from '../engine/rulebook.js';
import { cantStop } from './cant-stop/index.js';
import { dastan } from './dastan/index.js';
import { frustration } from './frustration/index.js';
import { jackaroo } from './jackaroo/index.js';
import { knucklebones } from './knucklebones/index.js';

/** The games in the box. A new one is a folder beside this file and a line here. */
const shelf: Rulebook[] = [
  rulebook(cantStop),
  rulebook(dastan),
  rulebook(frustration),
  rulebook(jackaroo),
  rulebook(knucklebones),
];

/** The shelf: the games in the box, and what the operator put beside them before anything else was loaded. */
export const RULEBOOKS: readonly Rulebook[] = shelf;

const byId = new Map(shelf.map((book) => [book.id, book]));
const edition = (id: string, version: number): string => `${id} ${version}`;
const byEdition = new Map(shelf.map((book) => [edition(book.id, book.version), book]));

/** The ruleset as it is played now, or, for a game that was begun with it, of that very version. */
export const rulebookOf = (id: string, version?: number): Rulebook | undefined =>
  version === undefined ? byId.get(id) : byEdition.get(edition(id, version));

/** The versions of one ruleset, in any order: new games are played by the newest, games under way by the one they began with. */
export const putOnShelf = (editions: readonly Rulebook[]): void => {
  for (const book of editions) {
    byEdition.set(edition(book.id, book.version), book);
    const known = byId.get(book.id);
    if (known !== undefined && known.version > book.version) continue;
    byId.set(book.id, book);
    if (known === undefined) shelf.push(book);
    else shelf.splice(shelf.indexOf(known), 1, book);
  }
};
