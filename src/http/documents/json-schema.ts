import { z } from 'zod';

export const JsonSchemaDocument = z
  .record(z.string(), z.unknown())
  .meta({ id: 'JsonSchema', description: 'JSON Schema, draft 2020-12.' });
