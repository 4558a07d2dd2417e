import { no, type Result, yes } from '../engine/result.js';
import type { Draft, LuckSource } from '../table/commit/draft.js';
import { canStartEarly, changedSeat, clearedBy, startedEarly } from '../table/commit/host-changes.js';
import type { Game } from '../table/game/game.js';
import type { HostEvent } from '../table/game/host-events.js';
import type { SeatHolder } from '../table/game/seat-holder.js';
import type { RecordEntry } from './record.js';

/** Takes again what whoever laid a table did with it before its start. That a seat was taken by invitation is the server's word. */
export const hostAgain = (
  before: Game,
  seat: RecordEntry['seat'],
  player: RecordEntry['player'],
  event: HostEvent,
  luck: LuckSource,
): Result<Draft, string> => {
  if (seat !== null || player === null || player !== before.hostId)
    return no('only whoever laid the table may change it');
  if (before.status !== 'waiting') return no('the game had begun');
  const draft = draftOf(before, event, luck);
  return draft === null ? no(`${event.type} was not possible here`) : yes(draft);
};

const draftOf = (before: Game, event: HostEvent, luck: LuckSource): Draft | null => {
  switch (event.type) {
    case 'seat-given':
      return isVacant(before.seats[event.seat])
        ? changedSeat(before, event.seat, { bot: event.level }, luck)
        : null;
    case 'seat-opened': {
      const change = event.invite === true ? ({ invite: true } as const) : ({ open: true } as const);
      return isVacant(before.seats[event.seat]) ? changedSeat(before, event.seat, change, luck) : null;
    }
    case 'seat-cleared':
      return clearedBy(before, before.hostId, event.seat);
    case 'seats-dropped':
      return canStartEarly(before) ? startedEarly(before, luck) : null;
  }
};

const isVacant = (holder: SeatHolder | undefined): boolean =>
  holder !== undefined && holder.kind !== 'player';

/** Whoever has a seat kept for them may decline it. */
export const declineAgain = (
  before: Game,
  seat: number,
  player: RecordEntry['player'],
): Result<Draft, string> => {
  const holder = before.seats[seat];
  const isTheirs = holder?.kind === 'open' && holder.playerId !== undefined && holder.playerId === player;
  const draft = isTheirs ? clearedBy(before, player, seat) : null;
  return draft === null ? no(`seat ${seat} was not kept for whoever declined it`) : yes(draft);
};

/** A seat that is kept for somebody is open to nobody else. */
export const isOpenTo = (holder: SeatHolder, player: RecordEntry['player']): boolean =>
  holder.kind === 'open' && (holder.playerId === undefined || holder.playerId === player);
