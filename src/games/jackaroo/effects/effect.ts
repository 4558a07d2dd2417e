import type { Chance } from '../../../engine/chance/chance.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { State } from '../model.js';
import type { Outlook } from '../outlook.js';
import type { Objection, Standing } from '../position.js';
import type { Story } from '../story.js';

/** Whose marbles an effect acts on. */
export type Whose = 'own' | 'opponents' | 'any';

/**
 * What a card does, by how many marbles are named with it.
 * Law: `perform` is asked only when `objection` is null, and `objection` never looks at traps.
 */
export interface EffectOnNone {
  objection(state: State, seat: Seat): Objection | null;
  perform(story: Story, seat: Seat, chance: Chance): void;
}

export interface EffectOnOne {
  readonly whose: Whose;
  /** How far the marble goes, backward if negative; null when it does not walk. */
  readonly steps: number | null;
  objection(standing: Standing, seat: Seat, marble: number): Objection | null;
  /** The reach that an own marble needs, where that is all it needs. */
  readonly needs: number | null;
  /** Whether nothing speaks against it. */
  isOpen(standing: Standing, seat: Seat, marble: number): boolean;
  perform(story: Story, seat: Seat, marble: number, chance: Chance): void;
}

export interface WayOfTwo {
  readonly first: number;
  readonly second: number;
  /** The steps of the first; null when the two do not walk. */
  readonly split: number | null;
}

export interface EffectOnTwo {
  /** How far the two go together; null when they do not walk. */
  readonly shared: { readonly steps: number } | null;
  objection(standing: Standing, seat: Seat, first: number, second: number, split: number): Objection | null;
  /** Every way nothing speaks against, the own marble first; a pair of own marbles comes in both orders. */
  ways(outlook: Outlook, seat: Seat): readonly WayOfTwo[];
  perform(story: Story, seat: Seat, first: number, second: number, split: number, chance: Chance): void;
}
