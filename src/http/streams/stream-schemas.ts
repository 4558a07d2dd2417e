import { z } from 'zod';
import { NDJSON, SSE } from './stream-format.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * A stream of these: one JSON a line, or one in the `data` of each event. What one of them holds is `x-item-schema`, since OpenAPI 3.1 has no word
 * for it (3.2 has: `itemSchema`, with the same meaning). `schema` is that of the whole, which is text, unless told.
 */
export const streamOf = (name: string, schema: z.ZodType = z.string()) => ({
  [SSE]: {
    schema: z.string(),
    'x-item-schema': {
      type: 'object',
      required: ['data'],
      properties: {
        id: { type: 'string', description: 'The number of the event: what `Last-Event-ID` resumes from.' },
        event: { const: 'end', description: 'Only the last word has a name; its data is `{"reason": …}`.' },
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { anyOf: [ref(name), lastWord('reason')] },
        },
      },
    },
  },
  [NDJSON]: {
    schema,
    'x-item-schema': { anyOf: [ref(name), lastWord('end')] },
  },
});

/** Why a stream ends. */
function lastWord(field: string) {
  const description =
    '`game-over`: nothing more will come. Anything else, such as `restart`, and you may come back.';
  return { type: 'object', required: [field], properties: { [field]: { type: 'string', description } } };
}
