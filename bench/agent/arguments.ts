import type { Memory } from './memory.js';
import type { ToolSeen } from './tools.js';

interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
}

/** What a call is given: whatever the schema names and the agent knows, and what must be given in any case. */
export const argumentsFor = (tool: ToolSeen, memory: Memory, turn: number): { [name: string]: unknown } => {
  const schema: Schema = Object(tool.inputSchema);
  const given = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = schema.required?.includes(name) === true;
    const value = valueFor(name, property, memory, turn, isRequired);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
};

const valueFor = (
  name: string,
  schema: Schema,
  { facts, legal }: Memory,
  turn: number,
  isRequired: boolean,
): unknown => {
  if (facts[name] !== undefined) return facts[name];
  if (name === 'action') return legal[turn % legal.length]?.action;
  if (name === 'seats' && typeof facts.fewest === 'number') return seatsFor(schema, facts.fewest);
  return isRequired && schema.type === 'string' ? 'Agent' : undefined;
};

/** One seat for itself and the weakest of the server's bots in the others, in the form that the schema gives. */
const seatsFor = ({ items = {} }: Schema, seats: number): readonly unknown[] => {
  const forms = items.anyOf ?? items.oneOf ?? [];
  const mine = forms.flatMap((form) => filled(form, ({ const: fixed }) => fixed === 'me'));
  const bots = forms.flatMap((form) => filled(form, ({ enum: levels }) => levels !== undefined));
  return [mine[0], ...Array.from({ length: seats - 1 }, () => bots[0])];
};

const filled = ({ properties = {} }: Schema, fits: (schema: Schema) => boolean): readonly object[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    fits(schema) ? [{ [name]: schema.const ?? schema.enum?.[0] }] : [],
  );
