import type { Chance } from '../../engine/chance/chance.js';
import type { Seat } from '../../engine/ruleset.js';
import { HAND_SIZE } from './cards.js';
import { deal } from './deal.js';
import { safeMarbles } from './position.js';
import { type Story, tell } from './story.js';
import { MARBLES_EACH } from './track.js';

/** After a card: the game is won, or somebody else is to act. */
export const endTurn = (story: Story, seat: Seat, chance: Chance): void => {
  const { table, spots } = story.state;
  if (safeMarbles({ seats: table.seats, spots }, seat) === MARBLES_EACH)
    tell(story, { type: 'game-won', seat });
  else passTurn(story, chance);
};

/** The next seat with a full hand for this turn acts; a seat that lost a card is skipped. */
const passTurn = (story: Story, chance: Chance): void => {
  const { seats } = story.state.table;
  let { turn, seat } = story.state;
  for (;;) {
    seat = (seat + 1) % seats;
    if (seat === 0) turn++;
    const due = HAND_SIZE - turn;
    if (due === 0 || story.state.hands[seat]?.length === due) break;
    tell(story, { type: 'turn-skipped', seat });
  }
  if (turn < HAND_SIZE) tell(story, { type: 'turn-passed', turn, seat });
  else endRound(story, chance);
};

const endRound = (story: Story, chance: Chance): void => {
  const { round, table } = story.state;
  if (round === table.options.maxRounds) tell(story, { type: 'round-limit-reached', round });
  else startRound(story, round + 1, chance);
};

export const startRound = (story: Story, round: number, chance: Chance): void => {
  tell(story, { type: 'round-started', round });
  deal(story, chance);
};
