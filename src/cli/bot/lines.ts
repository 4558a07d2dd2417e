import type { Action, Choice, Game } from '../../client/index.js';
import type { Heard } from './program.js';

/** The words of the line protocol. docs/command-line.md says the same to whoever writes a bot. */

/** What is wrong with an answer: a code to program against, and a sentence. */
export interface Wrong {
  readonly code: string;
  readonly detail: string;
}

/** It is your turn. */
export const turnLine = (game: Game, seat: number): object => ({
  type: 'turn',
  game: game.id,
  ruleset: game.ruleset,
  options: game.options,
  version: game.version,
  seat,
  view: game.view,
  legal: game.legal,
});

/** The answer was wrong: the turn once more, and why. */
export const problemLine = (game: Game, seat: number, wrong: Wrong, triesLeft: number): object => ({
  ...turnLine(game, seat),
  type: 'problem',
  ...wrong,
  triesLeft,
});

/** The game is over. Nothing is to be answered. */
export const overLine = (game: Game, seat: number | null): object => ({
  type: 'over',
  game: game.id,
  ruleset: game.ruleset,
  seat,
  view: game.view,
  outcome: game.outcome,
});

/** The action that a line stands for; else what is wrong with it. */
export const actionIn = (heard: Heard, legal: readonly Choice[]): { readonly action: Action } | Wrong => {
  switch (heard.kind) {
    case 'line':
      return actionOf(heard.text, legal);
    case 'ended':
      return { code: 'program-ended', detail: `The program gave no answer: ${heard.how}.` };
    case 'silent':
      return {
        code: 'no-answer',
        detail:
          'The program gave no answer in time. It must read one line, not all of its input, and its answer must leave it at once: print(…, flush=True) in Python.',
      };
    case 'endless':
      return {
        code: 'line-too-long',
        detail: 'The program wrote more than 64 kB without the end of a line.',
      };
  }
};

const actionOf = (text: string, legal: readonly Choice[]): { readonly action: Action } | Wrong => {
  const said = parsed(text);
  if (said === undefined)
    return { code: 'not-json', detail: `A line of JSON was expected, not ${shortened(text)}` };
  if (typeof said === 'number') {
    const action = legal[said]?.action;
    if (action !== undefined) return { action };
    return {
      code: 'no-such-choice',
      detail: `There is no action ${said} in "legal": its numbers go from 0 to ${legal.length - 1}.`,
    };
  }
  if (typeof said === 'object' && said !== null && 'type' in said && typeof said.type === 'string')
    return { action: Object(said) };
  return {
    code: 'not-an-action',
    detail: `An action such as ${JSON.stringify(legal[0]?.action)} was expected, or its number in "legal", not ${shortened(text)}`,
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const MOST_SHOWN = 100;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
