import { anyOf, type Outlook } from '../../../engine/bot.js';
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
export const bestOdds = ({ seat, legal, chance, imagine }: Outlook<Frustration>): Action => {
  const state = imagine();
  if (state.phase === 'to-roll') return anyOf(legal, chance);
  const race = loneRace(state.options);
  const undone = evolve(state, undo(state, seat));
  return ifKept(race, state, seat) >= ifRolled(race, undone, seat) ? { type: 'keep' } : { type: 'undo' };
};

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
