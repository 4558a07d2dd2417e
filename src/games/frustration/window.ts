import { endOf, type Halt } from '../../engine/halt.js';
import { itemAt } from '../../engine/item-at.js';
import { winnerOf } from '../../engine/outcome.js';
import type { Seat, Viewer } from '../../engine/ruleset.js';
import type { Event, Piece, State, View } from './model.js';
import { indexOf, placeFor, totalTurns } from './roll.js';
import { isOver } from './rules.js';
import { colourName, colourOf, homeOf, TRACKS, zoneOf } from './track.js';

/** Everything is public: all viewers see the same. */
export const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => {
  const { body, tail } = TRACKS[state.options.board];
  const concluded = endOf(halt);
  return {
    phase: phaseOf(state, halt),
    seatToAct: isOver(state) || halt !== null ? null : state.turn,
    outcome: state.phase === 'won' || state.phase === 'stalemate' ? state.phase : null,
    winner: concluded === null ? winnerOfRace(state) : winnerOf(concluded),
    concluded,
    bodyLength: body,
    tailLength: tail,
    diceCount: state.options.dice,
    lastRoll: lastRoll(state),
    pieces: state.indices.map((_, seat) => piece(state, seat)),
    turns: state.turns.slice(),
    totalTurns: totalTurns(state),
    undosLeft: state.undosLeft.slice(),
  };
};

const phaseOf = ({ phase }: State, halt: Halt | null): View['phase'] => {
  if (phase === 'won' || phase === 'stalemate' || endOf(halt) !== null) return 'over';
  return halt === null ? phase : 'midway';
};

const winnerOfRace = ({ phase, turn }: State): Seat | null => (phase === 'won' ? turn : null);

export const sighting = (event: Event): Event => event;

const lastRoll = (state: State): View['lastRoll'] => {
  if (state.lastRoll === null) return null;
  const { seat, dice, total, before } = state.lastRoll;
  return {
    seat,
    dice: dice.slice(),
    total,
    from: placeFor(state, seat, itemAt(before, seat)),
    before: before.slice(),
  };
};

const piece = (state: State, seat: Seat): Piece => {
  const track = TRACKS[state.options.board];
  const { index, position, label } = placeFor(state, seat, indexOf(state, seat));
  return {
    colour: colourOf(seat),
    index,
    position,
    label,
    zone: zoneOf(track, index),
    square: index < track.body ? String(position) : `${colourName(seat).charAt(0)}${position}`,
    home: homeOf(track.body, state.indices.length, seat),
  };
};
