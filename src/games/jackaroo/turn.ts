import type { Chance } from '../../engine/chance/chance.js';
import type { Seat } from '../../engine/ruleset.js';
import { HAND_SIZE } from './cards.js';
import { deal } from './deal.js';
import { safeMarbles } from './position.js';
import { cardsHeld, type Story, tell } from './story.js';
import { MARBLES_EACH, seatAfter } from './track.js';

/** After a card: the game is won, or somebody else is to act. */
export const endTurn = (story: Story, seat: Seat, chance: Chance): void => {
  if (safeMarbles(story.standing, seat) === MARBLES_EACH) tell(story, { type: 'won', seat });
  else passTurn(story, chance);
};

/** The next seat with a full hand for this turn acts; a seat that lost a card is skipped. */
const passTurn = (story: Story, chance: Chance): void => {
  let { turnNumber, seatToAct: seat } = story.before;
  for (;;) {
    seat = seatAfter(story.standing.seats, seat);
    if (seat === 0) turnNumber++;
    const due = HAND_SIZE - turnNumber;
    if (due === 0 || cardsHeld(story, seat) === due) break;
    tell(story, { type: 'turn-skipped', seat });
  }
  if (turnNumber < HAND_SIZE) tell(story, { type: 'turn-passed', turnNumber, seat });
  else endRound(story, chance);
};

const endRound = (story: Story, chance: Chance): void => {
  const { roundNumber, table } = story.before;
  if (roundNumber === table.options.maxRounds) tell(story, { type: 'round-limit-reached', roundNumber });
  else startRound(story, roundNumber + 1, chance);
};

export const startRound = (story: Story, roundNumber: number, chance: Chance): void => {
  tell(story, { type: 'round-started', roundNumber });
  deal(story, chance);
};
