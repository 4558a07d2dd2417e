import { retryAfterOf } from './patience.js';
import type { Problem } from './types.js';

/** The server's "no", thrown: `code` to program against, `message` to show, `problem` for everything it said. */
export class ParlorProblem extends Error {
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

/** Whether this was thrown because the server said no, with this code if one is given. */
export const isProblem = (thrown: unknown, code?: string): thrown is ParlorProblem =>
  thrown instanceof ParlorProblem && (code === undefined || thrown.code === code);

/** A "no" that may be a "yes" in a moment: the server is busy, restarting, or out of reach. */
export const mayPass = (thrown: unknown): boolean =>
  !isProblem(thrown) || [429, 502, 503, 504].includes(thrown.status);

/** What came instead of an answer, as a problem: something between us and the server may not speak our language. */
export const problemFrom = (said: unknown, response: Response): ParlorProblem =>
  new ParlorProblem(isProblemDocument(said) ? said : foreign(response), retryAfterOf(response));

const foreign = ({ url, status, headers }: Response): Problem => ({
  type: 'about:blank',
  title: 'Not an answer of a Parlor server',
  status,
  code: 'foreign-answer',
  detail: `${url || 'The server'} answered with status ${status} and no problem document. Is it a Parlor server?`,
  instance: url,
  requestId: headers.get('x-request-id') ?? '',
});

const isProblemDocument = (said: unknown): said is Problem =>
  typeof said === 'object' &&
  said !== null &&
  'code' in said &&
  typeof said.code === 'string' &&
  'detail' in said &&
  typeof said.detail === 'string';
