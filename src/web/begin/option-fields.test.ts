import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { RULEBOOKS } from '../../games/registry.js';
import { admits, fieldsOf, inWords } from './option-fields.js';

/** As the server tells it. */
const schemaOf = (options: z.ZodType) => z.toJSONSchema(options, { io: 'input' });

describe('the form of a ruleset', () => {
  test('has a field for every kind of option it can show, and leaves the rest to the ruleset', () => {
    const Options = z.strictObject({
      goal: z.int().min(10).max(100).default(50).describe('Points that win.'),
      turnLimit: z.union([z.int().min(1).max(9), z.null()]).default(null),
      openHands: z.boolean().default(false),
      deck: z.enum(['whole', 'half-a-deck']).default('whole'),
      extras: z.array(z.enum(['kings', 'queens'])).default([]),
      opening: z.array(z.int()).default([]),
    });
    expect(fieldsOf(schemaOf(Options))).toEqual([
      {
        name: 'goal',
        label: 'Goal',
        about: 'Points that win.',
        usual: 50,
        kind: 'number',
        least: 10,
        most: 100,
        mayBeNone: false,
        wordFor: expect.any(Function),
      },
      expect.objectContaining({ label: 'Turn limit', kind: 'number', most: 9, mayBeNone: true, usual: null }),
      expect.objectContaining({ label: 'Open hands', kind: 'yes-no' }),
      expect.objectContaining({ label: 'Deck', kind: 'one-of', values: ['whole', 'half-a-deck'] }),
      expect.objectContaining({ label: 'Extras', kind: 'some-of', values: ['kings', 'queens'] }),
    ]);
  });

  test.each(RULEBOOKS.map((book) => [book.id, book] as const))(
    '%s: every preset can be chosen',
    (_, book) => {
      const fields = fieldsOf(schemaOf(book.schemas.options));
      for (const { options } of book.presets)
        for (const [name, value] of Object.entries(options)) {
          const field = fields.find((each) => each.name === name);
          expect(field && admits(field, value), `${name} as ${value}`).toBe(true);
        }
    },
  );

  test('words that can be chosen are called as the schema says, else by themselves', () => {
    const [deck, extras] = fieldsOf({
      properties: {
        deck: { enum: ['whole', 'half-a-deck'], 'x-words': { whole: 'Ganz' } },
        extras: { type: 'array', items: { enum: ['kings', 'queens'], 'x-words': { kings: 'Könige' } } },
      },
    });
    expect(['whole', 'half-a-deck'].map((word) => deck?.wordFor(word))).toEqual(['Ganz', 'Half a deck']);
    expect(['kings', 'queens'].map((word) => extras?.wordFor(word))).toEqual(['Könige', 'Queens']);
  });

  test('what is no schema has no fields', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ properties: { odd: true, other: { type: 'object' } } })).toEqual([]);
  });

  test.each([
    ['columnsToWin', 'Columns to win'],
    ['must-roll', 'Must roll'],
    ['dice', 'Dice'],
  ])('%s is called %s', (name, called) => {
    expect(inWords(name)).toBe(called);
  });
});
