import { seededChance } from '../src/engine/chance/seeded.js';
import { foresee } from '../src/engine/foresee.js';
import type { Match } from '../src/engine/match.js';
import { oddsFor } from '../src/engine/odds.js';
import { rememberedBytes, rememberUpTo } from '../src/engine/remember.js';
import { rulebookOf } from '../src/games/registry.js';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dee'];

/**
 * A program of its own: `many-positions <positions> <bytes>` looks ahead in so many positions of Jackaroo, all of which stay at hand,
 * and prints the most that was remembered at any time.
 */
const [positions = 0, most = 0] = process.argv.slice(2).map(Number);

const chance = seededChance('positions');
const laid = rulebookOf('jackaroo')?.lay(4, {});
if (!laid?.ok) throw new Error('there is no such table');

const lookAhead = (match: Match): void => {
  const [seat = 0] = match.toAct;
  oddsFor(match, seat);
  for (const action of match.legal(seat).slice(0, 2)) foresee(match, seat, action, NAMES);
};

rememberUpTo(most);
const atHand: Match[] = [];
let largest = 0;
while (atHand.length < positions) {
  const { match } = laid.value.open(chance);
  lookAhead(match);
  atHand.push(match);
  largest = Math.max(largest, rememberedBytes());
}
console.log(JSON.stringify({ atHand: atHand.length, largest }));
