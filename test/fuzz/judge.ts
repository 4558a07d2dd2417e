import { isUtf8 } from 'node:buffer';
import { checkAnswer } from '../support/contract.js';
import type { Planned } from './plan.js';
import type { Outcome } from './send.js';

/** What is wrong with an answer, in one line; null when it is one that the document promises. */
export const flawOf = (planned: Planned, outcome: Outcome): string | null => {
  switch (outcome.kind) {
    case 'left':
      return null;
    case 'broken':
      return `no answer: ${outcome.why}`;
    case 'stream':
      return outcome.status === 200 ? null : `a stream with status ${outcome.status}`;
    case 'answer':
      return answerFlaw(planned, outcome);
  }
};

const answerFlaw = (
  { method, path, template, body, headers: sent }: Planned,
  { status, headers, text }: Extract<Outcome, { kind: 'answer' }>,
): string | null => {
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`;
  if (status < 300 && body !== null && isRead(method) && !isUtf8(body))
    return `a body that is not UTF-8 was taken: ${status} ${text.slice(0, 200)}`;
  if (template === '/mcp' && method === 'POST') return mcpFlaw(status, headers, text);
  const type = headers.get('content-type') ?? '';
  // A browser at an address where nothing is gets a page that says so.
  const wantsPage = sent.some(([name, value]) => name === 'accept' && value.includes('text/html'));
  if (status === 404 && template === '(elsewhere)' && wantsPage && type.startsWith('text/html')) return null;
  if (status >= 400 && method !== 'HEAD' && !type.startsWith('application/problem+json'))
    return `${status} that is no problem document: ${type} ${text.slice(0, 200)}`;
  if (STREAMED.test(type)) return null;
  try {
    checkAnswer({ method, path, status, headers, text });
    return null;
  } catch (error) {
    return `${status}: ${error instanceof Error ? error.message : error}`;
  }
};

/** Only these methods have a body that anybody looks at. */
const isRead = (method: string): boolean => method === 'POST' || method === 'PUT';

/** A stream that had already ended when it was read. */
const STREAMED = /^(?:text\/event-stream|application\/x-ndjson)/;

/** The protocol has errors of its own; one that is ours must never be hidden in them. */
const mcpFlaw = (status: number, headers: Headers, text: string): string | null => {
  if (/internal-error|-32603/.test(text)) return `an error of ours: ${text.slice(0, 300)}`;
  const type = headers.get('content-type') ?? '';
  if (status < 400 || /^application\/(?:problem\+)?json/.test(type)) return null;
  return `${status} that is neither a problem document nor an error of the protocol: ${type}`;
};
