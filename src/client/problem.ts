import { ParlorError, UnexpectedAnswerError } from './errors.js';
import type { ProblemCode } from './generated/codes.js';
import { retryAfterOf } from './patience.js';
import type { Problem } from './types.js';

/** The server's "no", thrown: `code` to program against, `message` to show, `problem` for everything it said. */
export class ParlorProblem extends ParlorError {
  override readonly name = 'ParlorProblem';
  readonly code: string;
  readonly status: number;
  readonly problem: Problem;
  /** How long the server asked to wait before another try; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: Problem, retryAfterMs: number | null) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  /** The actions that would have been accepted. */
  get legal(): NonNullable<Problem['legal']> {
    return this.problem.legal ?? [];
  }
}

/**
 * Whether this was thrown because the server said no, with this code if one is given. A code that no server says does not compile;
 * what a ruleset of your own says, `thrown.code` tells.
 */
export const isProblem = (thrown: unknown, code?: ProblemCode): thrown is ParlorProblem =>
  thrown instanceof ParlorProblem && (code === undefined || thrown.code === code);

const PASSING = [429, 502, 503, 504];

/** A "no" that may be a "yes" in a moment: the server is busy, restarting, or out of reach. */
export const mayPass = (thrown: unknown): boolean =>
  !(thrown instanceof ParlorProblem || thrown instanceof UnexpectedAnswerError) ||
  PASSING.includes(thrown.status);

/** What came instead of an answer: something between us and the server may not speak our language. */
export const problemFrom = (said: unknown, response: Response): ParlorProblem | UnexpectedAnswerError =>
  isProblemDocument(said) ? new ParlorProblem(said, retryAfterOf(response)) : foreign(response);

export const foreign = (response: Response): UnexpectedAnswerError =>
  new UnexpectedAnswerError(
    `${response.url || 'The server'} answered with status ${response.status} and nothing a Parlor server says. Is it one?`,
    response.status,
    retryAfterOf(response),
  );

const isProblemDocument = (said: unknown): said is Problem =>
  typeof said === 'object' &&
  said !== null &&
  'code' in said &&
  typeof said.code === 'string' &&
  'detail' in said &&
  typeof said.detail === 'string';
