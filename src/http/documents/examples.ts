import examples from './examples.json' with { type: 'json' };

/** Of one operation, by status and media type: what it has answered in a game that a test plays. */
export interface Examples {
  readonly [status: string]: { readonly [mediaType: string]: unknown } | undefined;
}

const EXAMPLES: { readonly [operation: string]: Examples } = examples;

export const examplesOf = (operationId: string): Examples => EXAMPLES[operationId] ?? {};
