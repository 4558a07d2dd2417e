import { NO_LUCK } from '../../engine/chance/no-luck.js';
import { ScriptMismatch, scriptedChance } from '../../engine/chance/scripted.js';
import type { Language } from '../../engine/language.js';
import type { Choice, Match } from '../../engine/match.js';
import { remembering } from '../../engine/remember.js';
import type { Seat } from '../../engine/ruleset.js';
import { worldsSeenFrom } from '../../engine/worlds.js';
import type { Game } from './game.js';
import type { GivenChance } from './given-chance.js';

type ScriptOwner = Pick<Game, 'given' | 'draws'>;
type Script = Extract<GivenChance, { script: unknown }>;

/** More draws than any decision takes: a script with so much left does not run out in the middle of one. */
const ENOUGH = 64;

/**
 * Why the script of a table does not serve an action, as far as the seat can know; null where it may. Asked of the worlds that look
 * the same to the seat, so the answer tells nothing of what is hidden: a script that could run out in any of them is used up,
 * one that fits none of them does not fit. Where nothing is hidden there is one world, and the answer is exact.
 */
export const scriptObjection = (
  owner: ScriptOwner,
  match: Match,
  seat: Seat,
  action: unknown,
): ScriptMismatch | null => {
  const { given } = owner;
  if (given === null || !('script' in given)) return null;
  const hasEnough = given.script.length - owner.draws >= ENOUGH;
  const misfits: ScriptMismatch[] = [];
  let isServed = false;
  for (const world of worldsSeenFrom(match, seat)) {
    const misfit = misfitOf(given, owner.draws, (chance) => world.act(seat, action, chance));
    if (misfit === null) isServed = true;
    else if (misfit.wanted === undefined) return misfit;
    else misfits.push(misfit);
    if (isServed && hasEnough) return null;
  }
  return isServed ? null : inOneWord(misfits);
};

/** What the rules allow and the script of the table serves: an action that is listed is accepted. */
export const choicesAt = (
  owner: ScriptOwner,
  match: Match,
  seat: Seat,
  language?: Language,
): readonly Choice[] => {
  if (owner.given === null || !('script' in owner.given)) return match.choices(seat, language);
  return served(match, `${seat} ${owner.draws} ${language}`, () =>
    match
      .choices(seat, language)
      .filter(({ action }) => scriptObjection(owner, match, seat, action) === null),
  );
};

const served = remembering<readonly Choice[]>();

/** What keeps a script, read from here, from serving a decision. */
export const misfitOf = (
  { script, whenSpent }: Script,
  from: number,
  decide: (chance: ReturnType<typeof scriptedChance>) => unknown,
): ScriptMismatch | null => {
  try {
    decide(scriptedChance(script, { from, whenSpent, rest: NO_LUCK }));
    return null;
  } catch (error) {
    if (error instanceof ScriptMismatch) return error;
    throw error;
  }
};

/** The first of them, with what was possible in any. */
const inOneWord = (misfits: readonly ScriptMismatch[]): ScriptMismatch | null => {
  const [first] = misfits;
  if (first === undefined) return null;
  const alike = misfits.filter(({ entry }) => entry === first.entry);
  return new ScriptMismatch(first.entry, first.wanted, [
    ...new Set(alike.flatMap(({ possible }) => possible)),
  ]);
};
