import type { Chance } from '../../engine/chance/chance.js';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Match } from '../../engine/match.js';
import type { Rulebook } from '../../engine/rulebook.js';
import type { Position } from '../../engine/ruleset.js';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** Far enough into a game to show what it is about, and not so far that it is over. */
const ACTIONS = 9;

/** A game under way that nobody plays, for a picture of the ruleset: the same one every time. */
export const samplePicture = (book: Rulebook): string => {
  const chance = seededChance(`a sample of ${book.id}`);
  let match = opened(book, chance);
  for (let acted = 0; acted < ACTIONS; acted++) match = afterAnyAction(match, chance);
  return match.picture('spectator', NAMES.slice(0, book.seats.min));
};

/** A moment of the manual, as somebody sees it who sits at no side: what was scripted and nothing else has happened. */
export const positionPicture = (book: Rulebook, { id, script, actions }: Position): string => {
  const chance = scriptedChance(script, { whenSpent: 'random', rest: seededChance(id) });
  let match = opened(book, chance);
  for (const action of actions) {
    const [seat = 0] = match.toAct;
    const turn = match.act(seat, action, chance);
    if (!turn.ok)
      throw new Error(`the position ${id} of ${book.id} cannot be played to: ${turn.problem.detail}`);
    match = turn.value.match;
  }
  return match.picture('spectator', NAMES.slice(0, book.seats.min));
};

const opened = (book: Rulebook, chance: Chance): Match => {
  const [preset] = book.presets;
  const laid = book.lay(book.seats.min, preset.options);
  if (!laid.ok) throw new Error(`the first preset of ${book.id} does not fit its smallest table`);
  return laid.value.open(chance).match;
};

const afterAnyAction = (match: Match, chance: ReturnType<typeof seededChance>): Match => {
  const [seat] = match.toAct;
  if (seat === undefined) return match;
  const legal = match.legal(seat);
  const turn = match.act(seat, legal[chance.pick(legal.map((_, index) => index))], chance);
  return turn.ok && turn.value.match.outcome === null ? turn.value.match : match;
};
