import { expect } from 'vitest';
import { z } from 'zod';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Outcome, Ruleset, RulesetTypes, Table } from '../../src/engine/ruleset.js';
import { randomPlay } from './random-play.js';
import { isSame } from './same.js';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-zA-Z0-9]*$/;
/** What these said is said by `phase` and `seatToAct`; a count is a `turnNumber`. */
const GONE = ['turn', 'turnOf', 'status'];

/** Every word that is a value is kebab-case, every field is camelCase. */
export const isSpelledAlike = <T extends RulesetTypes>({ schemas }: Ruleset<T>): void => {
  for (const schema of Object.values<z.ZodType>(schemas)) {
    const { fields, values } = wordsOf(z.toJSONSchema(schema, { io: 'input' }));
    expect(fields.filter((field) => !CAMEL.test(field) || GONE.includes(field))).toEqual([]);
    expect(values.filter((value) => !KEBAB.test(value))).toEqual([]);
  }
};

/** `phase` and `seatToAct` say in every view what the rules say of the state. */
export const saysWhoActs = <T extends RulesetTypes>(game: Ruleset<T>, table: Table<T['Options']>): void => {
  for (const { state } of randomPlay(game, table, seededChance('who acts'))) {
    const [seatToAct = null] = game.toAct(state);
    const isOver = game.outcome(state) !== null;
    const told = whoActs(game.view(state, 'spectator'));
    isSame(told.seatToAct, seatToAct);
    if (isOver ? told.phase !== 'over' : !TO_ACT.test(String(told.phase))) expect.fail(`phase ${told.phase}`);
    const midway = { seatToAct: null, phase: isOver ? 'over' : 'midway' };
    isSame(whoActs(game.view(state, 'spectator', 'midway')), midway);
    isSame(whoActs(game.view(state, 'spectator', ENDED)), { seatToAct: null, phase: 'over' });
  }
};

const TO_ACT = /^to-[a-z]+(-[a-z]+)*$/;

const whoActs = (view: object): { readonly seatToAct: unknown; readonly phase: unknown } => {
  const { seatToAct, phase } = Object(view);
  return { seatToAct, phase };
};

const ENDED: Outcome = { ranking: [], scores: null, ended: 'abandoned', by: null, reason: null };

interface Words {
  readonly fields: readonly string[];
  readonly values: readonly string[];
}

const wordsOf = (schema: unknown): Words => {
  if (typeof schema !== 'object' || schema === null) return { fields: [], values: [] };
  const inner = Object.values(schema).map(wordsOf);
  const { properties = {}, const: only, enum: some = [] } = Object(schema);
  return {
    fields: [...Object.keys(properties), ...inner.flatMap(({ fields }) => fields)],
    values: [...[only, ...some].filter(isWord), ...inner.flatMap(({ values }) => values)],
  };
};

const isWord = (value: unknown): value is string => typeof value === 'string';
