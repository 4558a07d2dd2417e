import type { Numbering } from './numbering.js';
import { rewardsOf } from './rewards.js';
import { seatToAct } from './roll-out.js';
import type { LabTable, Standing } from './standing.js';

/** What a learner is told of one game: what the seat that is to act may see, and nothing else. */
export const observed = ({ laid, seats }: LabTable, standing: Standing, numbering: Numbering) => {
  const { match } = standing;
  const seat = seatToAct(standing);
  const legal = seat === null ? [] : match.legal(seat);
  const numbers = numbering.numbersOf(legal);
  return {
    seat,
    // Of a game that is over nothing is hidden any more.
    observation: match.view(seat ?? Math.max(0, seats.indexOf('me'))),
    legal: numbers,
    mask: maskOf(numbers, numbering),
    choices: numbering.actions === null ? legal : null,
    done: match.outcome !== null,
    rewards: rewardsOf(match.outcome, laid.seats),
    outcome: match.outcome,
  };
};

const maskOf = (numbers: readonly number[], { actions }: Numbering): readonly number[] | null => {
  if (actions === null) return null;
  const mask = actions.map(() => 0);
  for (const number of numbers) mask[number] = 1;
  return mask;
};
