import type { Chance } from '../../engine/chance/chance.js';
import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { type Event, FACES, type Options, type State, type TrackPlace } from './model.js';
import { placeOf, TRACKS } from './track.js';

/** All that a roll brings about, in the order in which it happens. */
export const roll = (state: State, seat: Seat, chance: Chance): readonly Event[] => {
  const { end } = TRACKS[state.options.board];
  const turnNumber = itemAt(state.turns, seat) + 1;
  const dice = throwDice(state.options.dice, chance);
  const total = totalOf(dice);
  const reach = indexOf(state, seat) + total;
  const events: Event[] = [{ type: 'rolled', seat, turnNumber, dice, total }];
  if (reach > end) events.push({ type: 'overshot', seat, by: reach - end });
  const index = walk(state, seat, destination(state.options.endRule, reach, end), events);
  if (index === end) events.push({ type: 'won', seat, turns: turnNumber, totalTurns: totalTurns(state) + 1 });
  else if (state.undosLeft[seat] === 0 && isStalemate(state, seat, index))
    events.push({ type: 'stalemated', totalTurns: totalTurns(state) + 1 });
  return events;
};

/** Two dice cannot roll a 1, so under exact END a piece one square short of it never moves again. */
export const isStalemate = ({ options, indices }: State, seat: Seat, index: number): boolean => {
  if (options.endRule !== 'forfeit' || options.dice !== 2) return false;
  const stuck = TRACKS[options.board].end - 1;
  for (let other = 0; other < indices.length; other++) {
    if ((other === seat ? index : indices[other]) !== stuck) return false;
  }
  return true;
};

export const totalTurns = ({ turns }: State): number => totalOf(turns);

const totalOf = (numbers: readonly number[]): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

export const indexOf = (state: State, seat: Seat): number => itemAt(state.indices, seat);

/** Where a piece of this seat would stand after this many squares. */
export const placeFor = ({ options, indices }: State, seat: Seat, index: number): TrackPlace =>
  placeOf(options.board, indices.length, seat, index);

const throwDice = (count: number, chance: Chance): number[] =>
  count === 1 ? [chance.pick(FACES)] : [chance.pick(FACES), chance.pick(FACES)];

/** Null when there is none: the turn is forfeited before anybody can be hit. */
export const destination = (endRule: Options['endRule'], reach: number, end: number): number | null => {
  if (reach <= end) return reach;
  switch (endRule) {
    case 'overshoot':
      return end;
    case 'bounce':
      return end - (reach - end);
    case 'forfeit':
      return null;
  }
};

/** Tells of the move or of the lost turn, and answers the index on which the piece now rests. */
const walk = (state: State, seat: Seat, to: number | null, events: Event[]): number => {
  const from = indexOf(state, seat);
  const at = placeFor(state, seat, from);
  if (to === null) {
    events.push({ type: 'remained', seat, at, reason: 'overshot' });
    return from;
  }
  const place = placeFor(state, seat, to);
  const hits = hitsOn(state, seat, place);
  if (hits.length > 0 && state.options.hitRule === 'forfeit') {
    events.push(...hits, { type: 'remained', seat, at, reason: 'hit' });
    return from;
  }
  events.push({ type: 'moved', seat, from: at, to: place }, ...hits);
  return to;
};

/** Only the destination is tested, never the way there, and nobody can be hit in a tail. */
const hitsOn = (state: State, seat: Seat, place: TrackPlace): readonly Event[] => {
  const { body } = TRACKS[state.options.board];
  const hits: Event[] = [];
  if (place.index >= body) return hits;
  for (let victim = 0; victim < state.indices.length; victim++) {
    const index = indexOf(state, victim);
    if (victim === seat || index >= body) continue;
    const from = placeFor(state, victim, index);
    if (from.position === place.position) hit(state, seat, victim, from, hits);
  }
  return hits;
};

export type Effect = Extract<Event, { type: 'hit' }>['effect'];

const hit = (state: State, seat: Seat, victim: Seat, from: TrackPlace, hits: Event[]): void => {
  const effect = effectOn(state, victim);
  hits.push({ type: 'hit', seat, victim, position: from.position, effect });
  if (effect === 'sent-home')
    hits.push({ type: 'went-home', seat: victim, from, to: placeFor(state, victim, 0) });
};

/** What happens to whoever is landed on where they stand. */
export const effectOn = (state: State, victim: Seat): Effect => {
  switch (state.options.hitRule) {
    case 'ignore':
      return 'ignored';
    case 'send-home':
      return indexOf(state, victim) === 0 ? 'already-home' : 'sent-home';
    case 'forfeit':
      return 'forfeited';
  }
};
