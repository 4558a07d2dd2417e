import type { components } from './generated/api.js';

/**
 * Rulesets that this client has never heard of. Whoever plays one tells its words, and everything is narrowed by them:
 *
 *     declare module 'parlor-client' {
 *       interface OwnRulesets {
 *         pig: { action: { type: 'roll' } | { type: 'hold' }; view: { scores: number[] }; event: { type: 'rolled'; die: number } };
 *       }
 *     }
 *
 * What is left out (`event`, `options`, `view`) is any JSON.
 */
export interface OwnRulesets {
  /** No ruleset is without a name: this one is here so that others can be added. */
  readonly ''?: never;
}

export type OwnRuleset = Exclude<keyof OwnRulesets & string, ''>;

type Schemas = components['schemas'];
type Json = { [field: string]: unknown };

type ActionOf<R extends OwnRuleset> = OwnRulesets[R] extends { action: infer Action }
  ? Action
  : { type: string };
type ViewOf<R extends OwnRuleset> = OwnRulesets[R] extends { view: infer View } ? View : Json;
type EventOf<R extends OwnRuleset> = OwnRulesets[R] extends { event: infer Event }
  ? Event
  : Json & { type: string };
type OptionsOf<R extends OwnRuleset> = OwnRulesets[R] extends { options: infer Options } ? Options : Json;

/** All games are alike but for these. */
type AnyGame = Omit<Schemas['KnucklebonesGame'], 'ruleset' | 'view' | 'legal'>;
type AnyNewGame = Omit<Schemas['NewKnucklebonesGame'], 'ruleset' | 'options'>;

export type OwnGames = {
  [R in OwnRuleset]: AnyGame & {
    ruleset: R;
    view: ViewOf<R> | null;
    legal: { action: ActionOf<R>; label: string }[];
  };
};
export type OwnNewGames = { [R in OwnRuleset]: AnyNewGame & { ruleset: R; options?: OptionsOf<R> } };
export type OwnEvents = { [R in OwnRuleset]: EventOf<R> };
