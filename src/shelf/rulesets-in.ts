import { Script } from 'node:vm';
import { z } from 'zod';
import type { MinimalRuleset, RulesetTypes } from '../engine/ruleset.js';
import { dateWithoutNow } from '../kit/no-luck-outside.js';
import * as contract from '../kit/ruleset.js';
import { within } from '../kit/within.js';
import type { GameSource, PROVIDED } from './bundle.js';
import { unhurried } from './patience.js';
import { isRuleset, shapeProblem } from './shape.js';
import { UnfitGame } from './unfit.js';

export type AnyRuleset = MinimalRuleset<RulesetTypes>;

/**
 * The rulesets that a piece of code exports, newest version first. It runs in this thread and is its operator's, so it is trusted;
 * what rules must not know (time, luck of their own, the process) is out of its reach all the same, so that it cannot be used by mistake.
 */
export const rulesetsIn = (source: GameSource): readonly AnyRuleset[] => {
  const found = [...new Set(Object.values(exportsOf(source)).flat())].filter(looksLikeOne);
  if (found.length === 0)
    throw new UnfitGame(
      `PARLOR_GAMES: ${source.file} exports no ruleset: an object with \`id\`, \`decide\` and \`evolve\`.`,
    );
  return found.map((ruleset) => {
    if (isRuleset(ruleset)) return ruleset;
    throw new UnfitGame(`PARLOR_GAMES: ${source.file}: ${shapeProblem(ruleset)}`);
  });
};

const looksLikeOne = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('decide' in value || 'evolve' in value);

const exportsOf = ({ file, code }: GameSource): object => {
  const module: { exports: object } = { exports: {} };
  const given = { module, exports: module.exports, require: provide(file), ...outOfReach() };
  try {
    const run: unknown = new Script(
      `(function (${Object.keys(given).join(', ')}) { "use strict";\n${code}\n})`,
      {
        filename: file,
      },
    ).runInThisContext();
    if (typeof run === 'function')
      within(unhurried(0), () => Reflect.apply(run, undefined, Object.values(given)));
  } catch (error) {
    if (error instanceof UnfitGame) throw error;
    throw new UnfitGame(
      `PARLOR_GAMES: ${file} cannot be loaded: ${error instanceof Error ? error.message : error}.`,
    );
  }
  return module.exports;
};

const MODULES: Readonly<Record<(typeof PROVIDED)[number], object>> = {
  zod: { ...z, z, default: z },
  'parlor/ruleset': contract,
};

const provide =
  (file: string) =>
  (name: string): object => {
    const found = Object.entries(MODULES).find(([known]) => known === name);
    if (found !== undefined) return found[1];
    throw new UnfitGame(
      `PARLOR_GAMES: ${file} imports "${name}": a ruleset may import zod, parlor/ruleset and its own files.`,
    );
  };

/** In place of these a game sees something that says why it may not use them. */
const ABSENT = [
  'process',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'globalThis',
] as const;

const outOfReach = (): { readonly [name: string]: unknown } => ({
  Math: Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(Math), random: { value: absent('Math.random') } },
  ),
  Date: dateWithoutNow(() => {
    throw new Error(sentence('Date'));
  }),
  ...Object.fromEntries(ABSENT.map((name) => [name, absent(name)])),
});

const sentence = (name: string): string =>
  `rules use no ${name}: all luck comes from \`chance\`, and a replay must always be the same`;

const absent = (name: string): unknown => {
  const refuse = (): never => {
    throw new Error(sentence(name));
  };
  return new Proxy(refuse, { get: refuse, apply: refuse, construct: refuse });
};
