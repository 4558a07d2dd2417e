import { type Rulebook, rulebook } from '../engine/rulebook.js';
import { cantStop } from './cant-stop/index.js';
import { dastan } from './dastan/index.js';
import { frustration } from './frustration/index.js';
import { jackaroo } from './jackaroo/index.js';
import { knucklebones } from './knucklebones/index.js';

/** The shelf. A new game is a folder beside this file and a line here. */
export const RULEBOOKS: readonly Rulebook[] = [
  rulebook(cantStop),
  rulebook(dastan),
  rulebook(frustration),
  rulebook(jackaroo),
  rulebook(knucklebones),
];

const byId = new Map(RULEBOOKS.map((book) => [book.id, book]));

export const rulebookOf = (id: string): Rulebook | undefined => byId.get(id);
