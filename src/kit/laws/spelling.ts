import { z } from 'zod';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Outcome, Ruleset, RulesetTypes, Seat, Seen, Table } from '../../engine/ruleset.js';
import { inShort, must, mustBeSame } from './broken.js';
import { randomPlay } from './random-play.js';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-zA-Z0-9]*$/;
/** What these said is said by `phase` and `seatToAct`; a count is a `turnNumber`. */
const GONE = ['turn', 'turnOf', 'status'];

/** Every word that is a value is kebab-case, every field is camelCase. */
export const isSpelledAlike = <T extends RulesetTypes>({ schemas }: Ruleset<T>): void => {
  for (const schema of Object.values<z.ZodType>(schemas)) {
    const { fields, values } = wordsOf(z.toJSONSchema(schema, { io: 'input' }));
    const strange = fields.filter((field) => !CAMEL.test(field) || GONE.includes(field));
    must(
      strange.length === 0,
      () =>
        `fields are camelCase, and who is to act is said by \`phase\` and \`seatToAct\`: ${inShort(strange)}`,
    );
    const words = values.filter((value) => !KEBAB.test(value));
    must(words.length === 0, () => `values are kebab-case: ${inShort(words)}`);
  }
};

/** `phase` says in every view what is to be done, and `seatToAct` who does it: `seatsToAct` where several may act at once. */
export const saysWhoActs = <T extends RulesetTypes>(game: Ruleset<T>, table: Table<T['Options']>): void => {
  for (const { state } of randomPlay(game, table, seededChance('who acts'))) {
    const toAct = game.toAct(state);
    const isOver = game.outcome(state) !== null;
    const told = game.view(state, 'spectator');
    saysExactly(told, toAct);
    must(
      isOver ? told.phase === 'over' : TO_ACT.test(String(told.phase)),
      () => `\`phase\` is "over" at the end, else "to-…", not ${inShort(told.phase)}`,
    );
    const midway = game.view(state, 'spectator', 'midway');
    saysExactly(midway, []);
    mustBeSame(midway.phase, isOver ? 'over' : 'midway', () => '`phase` in the middle of a decision');
    const ended = game.view(state, 'spectator', ENDED);
    saysExactly(ended, []);
    mustBeSame(ended.phase, 'over', () => '`phase` of a game that was ended from outside');
  }
};

const saysExactly = (view: Seen, toAct: readonly Seat[]): void => {
  const [seatToAct = null, ...more] = toAct;
  if ('seatsToAct' in view) {
    mustBeSame(view.seatsToAct, toAct, () => '`seatsToAct` of a view must be what `toAct` says');
    return;
  }
  must(more.length === 0, () => 'several seats are to act at once: the view must list them as `seatsToAct`');
  mustBeSame(
    view.seatToAct,
    seatToAct,
    () => '`seatToAct` of a view must be the seat that is to act, or null',
  );
};

const TO_ACT = /^to-[a-z]+(-[a-z]+)*$/;

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
