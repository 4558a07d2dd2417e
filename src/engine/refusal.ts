import type { Chance } from './chance/chance.js';
import { type FieldError, inSentences, read } from './field-error.js';
import { GERMAN_REFUSALS } from './german.js';
import type { Language, OtherLanguage } from './language.js';
import { no, type Result } from './result.js';
import type { MinimalRuleset, Refusal, RefusalWords, RulesetTypes, Seat } from './ruleset.js';

/** Every game can say these three, before its own rules are asked, in this order. */
export const COMMON_REFUSALS = {
  'malformed-action': 'The action is not well formed',
  'game-over': 'The game is over',
  'not-your-turn': 'It is not your turn',
} as const;

/** A "no" as the table hears it: a game's own code or one of the common ones. */
export interface MatchRefusal extends Refusal {
  readonly errors?: readonly FieldError[];
}

/** Does it parse? Is the game over? Is it your turn? Only then the game decides. */
export const ask = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  state: T['State'],
  seat: Seat,
  action: unknown,
  chance: Chance,
): Result<readonly T['Event'][], MatchRefusal> => {
  const parsed = read(ruleset.schemas.action, action);
  if (!parsed.ok) return no(malformed(parsed.problem));
  if (ruleset.outcome(state) !== null) return no(GAME_OVER);
  const toAct = ruleset.toAct(state);
  if (!toAct.includes(seat)) return no(notYourTurn(seat, toAct));
  return ruleset.decide(state, seat, parsed.value, chance);
};

/** Shape comes first, as always. */
export const refusalOfHalted = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  action: unknown,
): MatchRefusal => {
  const parsed = read(ruleset.schemas.action, action);
  return parsed.ok ? GAME_OVER : malformed(parsed.problem);
};

export const GAME_OVER: MatchRefusal = {
  code: 'game-over',
  detail: 'This game has ended, so no more actions are possible. Start a new one to play again.',
};

const notYourTurn = (seat: Seat, toAct: readonly Seat[]): MatchRefusal => ({
  code: 'not-your-turn',
  detail: `Seat ${toAct.join(' and seat ')} ${toAct.length === 1 ? 'is' : 'are'} to act now, and you are in seat ${seat}. Wait for your turn.`,
});

export const malformed = (errors: readonly FieldError[]): MatchRefusal => ({
  code: 'malformed-action',
  detail:
    'The body is not an action of this game: `errors` says what is wrong with it, `legal` what would be accepted.',
  errors: inSentences(errors, 'An action'),
});

/** A "no" in another language. */
export interface ToldRefusal {
  readonly title: string;
  readonly detail: string;
}

/** What every game can say, in another language: a malformed action is told in English, as its fields are. */
export type CommonRefusals = Readonly<
  Record<
    Exclude<keyof typeof COMMON_REFUSALS, 'malformed-action'>,
    (seat: Seat, toAct: readonly Seat[]) => ToldRefusal
  >
>;

const COMMON_IN: Readonly<Record<OtherLanguage, CommonRefusals>> = { de: GERMAN_REFUSALS };

export const commonRefusalIn = (
  language: Language,
  code: string,
  seat: Seat,
  toAct: readonly Seat[],
): ToldRefusal | null => {
  if (language === 'en' || (code !== 'game-over' && code !== 'not-your-turn')) return null;
  return COMMON_IN[language][code](seat, toAct);
};

/** Null where the rules have no words for it in this language. */
export const ownRefusalIn = <T extends RulesetTypes>(
  { translations, schemas }: MinimalRuleset<T>,
  language: Language,
  code: string,
  { state, seat, action }: { readonly state: T['State']; readonly seat: Seat; readonly action: unknown },
): ToldRefusal | null => {
  const words: RefusalsIn<T> = language === 'en' ? undefined : translations?.[language]?.refusals;
  const parsed = read(schemas.action, action);
  const known = words?.[code];
  if (!parsed.ok || known === undefined) return null;
  return { title: known.title, detail: known.detail({ state, seat, action: parsed.value }) };
};

type RefusalsIn<T extends RulesetTypes> = Readonly<Record<string, RefusalWords<T>>> | undefined;
