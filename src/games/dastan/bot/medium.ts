import { anyOf, type Outlook } from '../../../engine/bot.js';
import type { Action, Dastan } from '../model.js';
import { movesOf } from './deepening.js';
import { actionOf, leadOf, type PackedMove, play, type Study, studyOf, takeBack } from './study.js';

/** More than any score. */
const WON = 1000;

/** The move with the most points to show after the opponent's best answer; it ends the game only when ahead. */
export const medium = ({ imagine, legal, chance }: Outlook<Dastan>): Action => {
  const study = studyOf(imagine());
  const moves = movesOf(study);
  if (moves.length === 0) return anyOf(legal, chance);
  const worths = moves.map((move) => worthAfterAnswer(study, move));
  const best = Math.max(...worths);
  return actionOf(chance.pick(moves.filter((_, index) => worths[index] === best)));
};

const worthAfterAnswer = (study: Study, move: PackedMove): number => {
  const seat = study.seatToAct;
  play(study, move);
  let worst = pointsOf(study, seat);
  if (!study.isOver) {
    for (const answer of movesOf(study)) {
      play(study, answer);
      worst = Math.min(worst, pointsOf(study, seat));
      takeBack(study);
    }
  }
  takeBack(study);
  return worst;
};

const pointsOf = (study: Study, seat: number): number => {
  const lead = leadOf(study, seat);
  return study.isOver ? lead + Math.sign(lead) * WON : lead;
};
