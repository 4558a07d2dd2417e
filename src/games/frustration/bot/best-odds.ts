import { anyOf, type Chanced, type Judge, type Outlook } from '../../../engine/bot.js';
import { everyOutcome } from '../../../engine/chance/every-outcome.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { Action, Frustration, State } from '../model.js';
import { roll } from '../roll.js';
import { evolve } from '../rules.js';
import { undo } from '../undo.js';
import { HORIZON, type LoneRace, loneRace } from './lone-race.js';

/**
 * Keeps a roll or takes it back, whichever makes winning likelier: this turn with the exact odds of every roll,
 * the rest as a race in which nobody is in anybody's way.
 */
export const bestOdds = (outlook: Outlook<Frustration>): Action => {
  if (outlook.imagine().phase === 'to-roll') return anyOf(outlook.legal, outlook.chance);
  const [keep, undone] = [{ type: 'keep' }, { type: 'undo' }] as const;
  const [kept = 0, again = 0] = [keep, undone].map((action) => chanceWith(outlook, action));
  return kept >= again ? keep : undone;
};

const chanceWith = ({ seat, imagine }: Outlook<Frustration>, { type }: Action): number => {
  const state = imagine();
  const race = loneRace(state.options);
  if (type === 'roll') return ifRolled(race, state, seat);
  return type === 'keep' ? ifKept(race, state, seat) : ifRolled(race, evolve(state, undo(state, seat)), seat);
};

const chances = (outlook: Outlook<Frustration>): readonly Chanced<Action>[] =>
  outlook.legal.map((action) => ({ action, chance: chanceWith(outlook, action), error: 0 }));

export const judge: Judge<Frustration> = { chances, doubt: 0.06 };

const ifRolled = (race: LoneRace, state: State, seat: Seat): number => {
  const undosLeft = state.undosLeft[seat] ?? 0;
  const again = undosLeft === 0 ? 0 : ifRolled(race, withOneUndoLess(state, seat), seat);
  const rolled = everyOutcome((chance) => roll(state, seat, chance).reduce(evolve, state));
  return rolled.reduce(
    (odds, { value, times, outOf }) => odds + (Math.max(again, ifKept(race, value, seat)) * times) / outOf,
    0,
  );
};

const withOneUndoLess = (state: State, seat: Seat): State => ({
  ...state,
  undosLeft: state.undosLeft.map((left, other) => (other === seat ? left - 1 : left)),
});

/** The odds of winning once the turn has passed. A stalemate is nobody's win, and better than a defeat. */
const ifKept = (race: LoneRace, state: State, seat: Seat): number => {
  const { phase, indices, undosLeft } = state;
  const fairShare = 1 / indices.length;
  if (phase === 'won') return 1;
  if (phase === 'stalemate') return fairShare;
  let odds = 0;
  let nobodyYet = 1;
  for (let turns = 1; turns <= HORIZON; turns++) {
    let othersAway = 1;
    for (let other = 0; other < indices.length; other++)
      if (other !== seat) othersAway *= race.notHomeAfter(undosLeft[other] ?? 0, indices[other] ?? 0, turns);
    const away = race.notHomeAfter(undosLeft[seat] ?? 0, indices[seat] ?? 0, turns);
    const awayBefore = race.notHomeAfter(undosLeft[seat] ?? 0, indices[seat] ?? 0, turns - 1);
    odds += othersAway * (awayBefore - away);
    nobodyYet = othersAway * away;
  }
  return odds + nobodyYet * fairShare;
};
