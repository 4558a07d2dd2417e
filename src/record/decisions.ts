import type { Chance } from '../engine/chance/chance.js';
import { no, type Result, yes } from '../engine/result.js';
import { commitmentTo } from '../proof/fair-chance.js';
import { type Draft, type LuckSource, startedWhenFull, withAction } from '../table/commit/draft.js';
import { barred, closed, departed, departedForGood, mayClose, seated } from '../table/commit/seat-changes.js';
import { isPlayedByBot } from '../table/game/clock.js';
import { beginsDecision } from '../table/game/decision-start.js';
import { firstGame, type Game } from '../table/game/game.js';
import { isHostEvent } from '../table/game/host-events.js';
import { standsIn } from '../table/game/leavers.js';
import { luckAt } from '../table/game/luck.js';
import { type Closing, TableEvent, tableHappening } from '../table/game/table-event.js';
import { claimAgain } from './claims.js';
import { declineAgain, hostAgain, isOpenTo } from './host-again.js';
import { agreeAgain, isOffer, type Past } from './offers.js';
import { ledgerEvent } from './players.js';
import type { RecordEntry } from './record.js';
import { tellTimeAgain } from './time.js';

/** The entries that one request added. */
export type Decision = readonly [RecordEntry, ...RecordEntry[]];

export const decisionsIn = (entries: readonly RecordEntry[]): readonly Decision[] => {
  const decisions: [RecordEntry, ...RecordEntry[]][] = [];
  for (const entry of entries) {
    const last = decisions.at(-1);
    if (last === undefined || beginsDecision(entry)) decisions.push([entry]);
    else last.push(entry);
  }
  return decisions;
};

/** What should have happened, and how often luck was drawn for it. */
export interface Expected {
  readonly draft: Draft;
  readonly draws: number;
}

/** Takes a decision again, by the rules and with the luck of its moment; a "no" says why nobody could have taken it. */
export const decideAgain = (
  before: Game | null,
  decision: Decision,
  game: { readonly id: string; readonly secret: string },
  past: Past,
): Result<Expected, string> => {
  const [first] = decision;
  const counter = countedLuck();
  const event = ledgerEvent(first.event);
  const told =
    before === null
      ? layAgain(first, event, game, counter.source)
      : ask(before, decision, event, counter.source, past);
  return told.ok ? yes({ draft: told.value, draws: counter.draws() }) : told;
};

const layAgain = (
  { at, player, seat, action }: RecordEntry,
  event: object,
  { id, secret }: { readonly id: string; readonly secret: string },
  luck: LuckSource,
): Result<Draft, string> => {
  const created = TableEvent.safeParse(event);
  if (!created.success || created.data.type !== 'game-created')
    return no('a record begins with the event game-created');
  if (seat !== null || action !== null) return no('a table is laid by no seat and by no action');
  // Who was brought together by the house sits there at once; that they were looking for it is the server's word.
  const isMatched = created.data.matched === true;
  if (
    !isMatched &&
    created.data.seats.some((holder) => holder.kind === 'player' && holder.playerId !== player)
  )
    return no('whoever lays a table seats nobody but themselves');
  if (commitmentTo(secret) !== created.data.commitment)
    return no('the commitment is not the SHA-256 of the secret that was told at the end');
  const game = firstGame(id, secret, at, created.data, player);
  if (game.rulesetVersion !== game.book.version)
    return no(
      `it was played by version ${game.rulesetVersion} of ${game.book.id}, and this program knows version ${game.book.version}`,
    );
  return yes(startedWhenFull({ before: null, game, happenings: [tableHappening(created.data)] }, luck));
};

const ask = (
  before: Game,
  decision: Decision,
  event: object,
  luck: LuckSource,
  past: Past,
): Result<Draft, string> => {
  const [entry] = decision;
  if (before.status === 'over') return no('the game was over');
  if (entry.action !== null) return actAgain(before, entry, luck);
  const asked = TableEvent.safeParse(event);
  if (!asked.success) return no('nobody asked for it: no action and no change of seats begins here');
  return isOffer(asked.data)
    ? agreeAgain(before, entry, asked.data, past)
    : changeSeatsAgain(before, decision, asked.data, luck);
};

const actAgain = (
  before: Game,
  { seat, player, action }: RecordEntry,
  luckFor: LuckSource,
): Result<Draft, string> => {
  const holder = seat === null ? undefined : before.seats[seat];
  if (seat === null || holder === undefined) return no('an action needs a seat');
  if (before.match === null) return no('the game had not begun');
  const actor = isPlayedByBot(before, seat) ? null : playerOf(holder);
  if (actor !== player) return no(`seat ${seat} was not held by whoever acted`);
  const luck = luckFor(before, before.version, seat);
  const turn = before.match.act(seat, action, luck.chance);
  if (!turn.ok) return no(`the rules refuse this action: ${turn.problem.detail}`);
  return yes(withAction(before, seat, turn.value, luck.spent()));
};

const changeSeatsAgain = (
  before: Game,
  decision: Decision,
  event: TableEvent,
  luck: LuckSource,
): Result<Draft, string> => {
  const [entry] = decision;
  const { seat, player } = entry;
  if (event.type === 'clock-ran-out' || event.type === 'time-given-back')
    return tellTimeAgain(before, entry, event);
  if (event.type === 'seat-claimed') return claimAgain(before, entry, event);
  if (event.type === 'game-closed') return closeAgain(before, seat, player, event.why);
  if (isHostEvent(event)) return hostAgain(before, seat, player, event, luck);
  if (event.type !== 'seat-taken' && event.type !== 'seat-left' && event.type !== 'seat-resigned')
    return no(`nobody can ask for ${event.type}`);
  if (event.type === 'seat-left' && seat === null) return declineAgain(before, event.seat, player);
  const holder = before.seats[event.seat];
  if (holder === undefined || event.seat !== seat) return no('it is about a seat that did not ask for it');
  if (event.type === 'seat-taken') {
    const isFree = isOpenTo(holder, player) || standsIn(holder);
    if (!isFree || event.playerId !== player) return no(`seat ${seat} could not be taken`);
    const why = barred(before, event);
    if (why !== null) return no(`seat ${seat} could not be taken: ${why.detail}`);
    return yes(seated(before, event, luck));
  }
  if (playerOf(holder) !== player) return no(`seat ${seat} was not held by whoever left it`);
  const isForGood = decision.at(-1)?.event.type === 'game-ended';
  return yes(isForGood ? departedForGood(before, seat) : departed(before, seat));
};

/** Who laid the table may close it; that nobody came for a long time is the table's own word, and only while it waits. */
const closeAgain = (
  before: Game,
  seat: RecordEntry['seat'],
  player: RecordEntry['player'],
  why: Closing,
): Result<Draft, string> => {
  const isAsked = why === 'host' ? player === before.hostId && mayClose(before) : player === null;
  if (seat !== null || !isAsked) return no('it was not for whoever asked to close this table');
  if (why === 'idle' && before.status !== 'waiting') return no('only a table that waits is closed as idle');
  return yes(closed(before, why));
};

const playerOf = (holder: Game['seats'][number]): string | null =>
  holder.kind === 'player' ? holder.playerId : null;

const countedLuck = (): { readonly source: LuckSource; draws(): number } => {
  let draws = 0;
  return {
    draws: () => draws,
    source: (game, version, seat) => {
      const luck = luckAt(game, version, seat);
      const pick: Chance['pick'] = (items) => {
        draws++;
        return luck.chance.pick(items);
      };
      return { chance: { pick }, spent: luck.spent };
    },
  };
};
