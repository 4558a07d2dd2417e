import { FACES, type Options } from '../model.js';
import { destination } from '../roll.js';
import { TRACKS } from '../track.js';

/** Turns looked ahead; hardly a race lasts longer, and who is not home by then is treated like everybody else. */
export const HORIZON = 60;
/** What finishing a turn later is worth: it makes a player want to be quick, also where no end is certain. */
const PATIENCE = 0.9;
/** Enough for values that follow from each other round and round to settle. */
const SWEEPS = 80;

/** What a race alone depends on. */
type Rules = Pick<Options, 'board' | 'dice' | 'endRule' | 'undos'>;

/** Facts about dice and track, found once for each set of rules. */
const RACES = new Map<string, LoneRace>();

export const loneRace = ({ board, dice, endRule, undos }: Rules): LoneRace => {
  const key = [board, dice, endRule, undos].join();
  const race = RACES.get(key) ?? new LoneRace({ board, dice, endRule, undos });
  RACES.set(key, race);
  return race;
};

/** How soon a piece that is alone on the track reaches END, when its undos are used well. */
export class LoneRace {
  private readonly end: number;
  private readonly totals: readonly Total[];
  /** The prospect of a piece before its roll: at `undos * places + index`. */
  private readonly hopes: Float64Array;
  /** The odds of not being home after so many turns: at `(undos * places + index) * (HORIZON + 1) + turns`. */
  private readonly odds: Float64Array;

  constructor(private readonly options: Rules) {
    this.end = TRACKS[options.board].end;
    this.totals = totalsOf(options.dice);
    this.hopes = new Float64Array(this.places * (options.undos + 1));
    for (let undos = 0; undos <= options.undos; undos++)
      for (let sweep = 0; sweep < SWEEPS; sweep++)
        for (let index = 0; index < this.end; index++)
          this.hopes[undos * this.places + index] = this.hopeBefore(undos, index);
    this.odds = new Float64Array(this.hopes.length * (HORIZON + 1));
    for (let turns = 0; turns <= HORIZON; turns++)
      for (let undos = 0; undos <= options.undos; undos++)
        for (let index = 0; index < this.end; index++)
          this.odds[this.at(undos, index, turns)] = turns === 0 ? 1 : this.stillAway(undos, index, turns);
  }

  /** The odds that a piece is not on END after so many turns of its own. */
  notHomeAfter(undos: number, index: number, turns: number): number {
    return this.odds[this.at(undos, index, turns)] ?? 0;
  }

  private get places(): number {
    return this.end + 1;
  }

  private at(undos: number, index: number, turns: number): number {
    return (undos * this.places + index) * (HORIZON + 1) + turns;
  }

  private hopeBefore(undos: number, index: number): number {
    const again = this.hopeAgain(undos, index);
    let hope = 0;
    for (const { total, odds } of this.totals)
      hope += odds * Math.max(again, this.hopeAfter(undos, this.landing(index, total)));
    return hope;
  }

  /** What an undo is worth; nothing without one. */
  private hopeAgain(undos: number, index: number): number {
    return undos === 0 ? 0 : (this.hopes[(undos - 1) * this.places + index] ?? 0);
  }

  private hopeAfter(undos: number, index: number): number {
    return index === this.end ? 1 : PATIENCE * (this.hopes[undos * this.places + index] ?? 0);
  }

  private stillAway(undos: number, index: number, turns: number): number {
    const again = this.hopeAgain(undos, index);
    let away = 0;
    for (const { total, odds } of this.totals) {
      const to = this.landing(index, total);
      const isUndone = again > this.hopeAfter(undos, to);
      away +=
        odds *
        (isUndone ? this.notHomeAfter(undos - 1, index, turns) : this.notHomeAfter(undos, to, turns - 1));
    }
    return away;
  }

  private landing(index: number, total: number): number {
    return destination(this.options.endRule, index + total, this.end) ?? index;
  }
}

interface Total {
  readonly total: number;
  readonly odds: number;
}

const totalsOf = (dice: number): readonly Total[] => {
  if (dice === 1) return FACES.map((total) => ({ total, odds: 1 / FACES.length }));
  return FACES.flatMap((first) =>
    FACES.map((second) => ({ total: first + second, odds: 1 / FACES.length ** 2 })),
  );
};
