import { z } from 'zod';
import { RULEBOOKS } from '../games/registry.js';

/** The names that a ruleset gives to its schemas, but for those that every game shares. */
export const namesIn = ({
  schemas,
}: {
  readonly schemas: { readonly [part: string]: z.ZodType };
}): readonly string[] => {
  const named = Object.values(schemas).flatMap((schema) => {
    const { $defs = {}, id } = Object(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    return [...Object.keys($defs), ...(typeof id === 'string' ? [id] : [])];
  });
  return [...new Set(named)].filter((name) => name !== 'Outcome');
};

/** Names that the games in the box have. */
export const namesInTheBox = (): ReadonlySet<string> => new Set(RULEBOOKS.flatMap(namesIn));
