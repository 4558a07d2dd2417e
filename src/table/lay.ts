import { no, type Result, yes } from '../engine/result.js';
import type { LaidTable, Rulebook } from '../engine/rulebook.js';
import { counted, listed } from '../engine/words.js';
import type { Problem } from './problem.js';

/** Options as a caller gives them. */
export interface WantedOptions {
  /** Options under a name; what `options` says wins over it. */
  readonly preset?: string | undefined;
  readonly options?: { readonly [option: string]: unknown } | undefined;
}

/** Lays a table, or says what about seats or options does not fit. */
export const layTable = (
  book: Rulebook,
  seats: number,
  wanted: WantedOptions,
): Result<LaidTable, Problem> => {
  const misfit = misfitOfSeats(book, seats);
  if (misfit !== null) return no(misfit);
  const options = optionsFor(book, wanted);
  if (!options.ok) return options;
  const laid = book.lay(seats, options.value);
  return laid.ok ? laid : no(invalidOptions(book, laid.problem));
};

export const misfitOfSeats = (book: Rulebook, count: number): Problem | null => {
  const { min, max } = book.seats;
  if (count >= min && count <= max) return null;
  const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return {
    code: 'invalid-seats',
    detail: `${book.name} is played with ${range} seats, and you asked for ${counted(count, 'seat', 'seats')}.`,
    errors: [{ pointer: '/seats', message: `must have ${range} entries` }],
  };
};

/** Those of the preset, if one is named, with the caller's own on top. */
const optionsFor = (
  { name, presets }: Rulebook,
  { preset, options = {} }: WantedOptions,
): Result<object, Problem> => {
  if (preset === undefined) return yes(options);
  const named = presets.find(({ id }) => id === preset);
  if (named !== undefined) return yes({ ...named.options, ...options });
  const ids = presets.map(({ id }) => id);
  return no({
    code: 'unknown-preset',
    detail: `${name} has no preset "${preset}". Its presets: ${listed(ids)}.`,
    errors: [{ pointer: '/preset', message: `must be one of ${ids.join(', ')}` }],
  });
};

const invalidOptions = (book: Rulebook, errors: NonNullable<Problem['errors']>): Problem => ({
  code: 'invalid-options',
  detail: `These options do not fit ${book.name}: ${errors.map(({ message }) => message).join(' ')} See /rulesets/${book.id}.`,
  errors: errors.map(({ pointer, message }) => ({ pointer: `/options${pointer}`, message })),
});
