import { z } from 'zod';
import type { Rulebook } from '../../engine/rulebook.js';
import { RULEBOOKS } from '../../table/shelf.js';

/** How the document speaks of all games at once, and of each by its name. */

export const pascal = (id: string): string =>
  id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** One shape for each game, told apart by `ruleset`, so that whoever knows the ruleset knows the rest. */
export const byRuleset = (shapeOf: (book: Rulebook, name: string) => z.ZodObject) => {
  const [first, ...rest] = RULEBOOKS.map((book) => shapeOf(book, pascal(book.id)));
  if (first === undefined) throw new Error('the shelf is empty');
  return z.discriminatedUnion('ruleset', [first, ...rest]);
};

/** A component is made once: another of the same name would be a stranger to the document. */
export const onceFor = <Schema>(
  make: (book: Rulebook, name: string) => Schema,
): ((book: Rulebook) => Schema) => {
  const made = new Map(RULEBOOKS.map((book) => [book.id, make(book, pascal(book.id))]));
  return (book) => made.get(book.id) ?? make(book, pascal(book.id));
};

export const unionOf = (schemas: readonly z.ZodType[]): z.ZodType => {
  const [first, second, ...rest] = schemas;
  if (first === undefined) throw new Error('the shelf is empty');
  // Lazy ones stay whole: a union inside a union would be flattened in the document, and lose its discriminator.
  const whole = (schema: z.ZodType) => z.lazy(() => schema);
  return second === undefined ? first : z.union([whole(first), whole(second), ...rest.map(whole)]);
};
