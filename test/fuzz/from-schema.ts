import type { Dice } from './dice.js';
import { hostileNumber, hostileText, hostileValue } from './hostile.js';

/** A JSON Schema as far as values can be made from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly example?: unknown;
}

/** Looks up `#/components/schemas/…`. */
export type LookUp = (reference: string) => Schema;

/** A value of this schema, mostly: lengths and limits are kept, patterns are not known. */
export const valueFrom = (schema: Schema, dice: Dice, lookUp: LookUp, depth = 0): unknown => {
  if (schema.$ref !== undefined) return valueFrom(lookUp(schema.$ref), dice, lookUp, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return dice.any(schema.enum);
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms !== undefined)
    return depth > 8 ? null : valueFrom(dice.any(forms) ?? {}, dice, lookUp, depth + 1);
  if (schema.default !== undefined && dice.percent(20)) return schema.default;
  if (schema.example !== undefined && dice.percent(30)) return schema.example;
  return valueOfType(schema, dice, lookUp, depth);
};

const valueOfType = (schema: Schema, dice: Dice, lookUp: LookUp, depth: number): unknown => {
  switch (typeof schema.type === 'string' ? schema.type : dice.any(schema.type ?? [])) {
    case 'string':
      return textOf(schema, dice);
    case 'integer':
    case 'number':
      return numberOf(schema, dice);
    case 'boolean':
      return dice.percent(50);
    case 'array':
      return listOf(schema, dice, lookUp, depth);
    case 'object':
      return objectOf(schema, dice, lookUp, depth);
    case 'null':
      return null;
    default:
      return {};
  }
};

const LETTERS = 'abcdefghijklmnop ABC0123456789_-äß♠';

const textOf = ({ minLength = 0, maxLength = 12 }: Schema, dice: Dice): string => {
  const length = dice.one([minLength, maxLength, maxLength + 1, Math.max(0, minLength - 1), minLength + 3]);
  return Array.from({ length }, () => LETTERS[dice.below(LETTERS.length)]).join('');
};

const numberOf = ({ minimum = 0, maximum = 9 }: Schema, dice: Dice): number => {
  const inside = minimum + dice.below(Math.min(10_000, maximum - minimum + 1));
  return dice.one([inside, inside, inside, minimum, maximum, maximum + 1, minimum - 1]);
};

const listOf = (
  { items = {}, minItems = 0, maxItems = 4 }: Schema,
  dice: Dice,
  lookUp: LookUp,
  depth: number,
): unknown => {
  const length = minItems + dice.below(Math.min(5, Math.max(1, maxItems - minItems + 2)));
  return Array.from({ length: depth > 8 ? 0 : length }, () => valueFrom(items, dice, lookUp, depth + 1));
};

const objectOf = (
  { properties = {}, required = [] }: Schema,
  dice: Dice,
  lookUp: LookUp,
  depth: number,
): unknown =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || dice.percent(depth > 6 ? 0 : 40))
      .map(([name, inner]) => [name, valueFrom(inner, dice, lookUp, depth + 1)]),
  );

/** The same with one thing in it that should not be. */
export const twisted = (value: unknown, dice: Dice): unknown => {
  if (Array.isArray(value) && value.length > 0 && dice.percent(70)) {
    const at = dice.below(value.length);
    return value.map((item, index) => (index === at ? twisted(item, dice) : item));
  }
  if (typeof value === 'object' && value !== null && dice.percent(80)) return twistedObject(value, dice);
  if (typeof value === 'string' && dice.percent(60)) return hostileText(dice);
  if (typeof value === 'number' && dice.percent(60)) return hostileNumber(dice);
  return hostileValue(dice);
};

const twistedObject = (value: object, dice: Dice): unknown => {
  const members = Object.entries(value);
  const [name, inner] = dice.any(members) ?? ['unknown', null];
  return dice.one([
    () => ({ ...value, [name]: twisted(inner, dice) }),
    () => ({ ...value, [name]: twisted(inner, dice) }),
    () => Object.fromEntries(members.filter(([other]) => other !== name)),
    () => ({ ...value, [hostileText(dice)]: hostileValue(dice) }),
  ])();
};

/** The same with one of its texts exchanged for a hostile one, wherever it stands. */
export const poisoned = (value: unknown, dice: Dice): unknown => {
  const texts = textsIn(value);
  let left = dice.below(Math.max(1, texts));
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return left-- === 0 ? hostileText(dice) : inner;
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, member]) => [name, walk(member)]));
  };
  return walk(value);
};

const textsIn = (value: unknown): number => {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + textsIn(inner), 0);
};
