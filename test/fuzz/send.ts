import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Planned } from './plan.js';

/** What came back. A stream is read up to its first piece. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Headers; readonly text: string }
  | { readonly kind: 'stream'; readonly status: number; readonly headers: Headers }
  /** It had asked to be kept waiting, and went away. */
  | { readonly kind: 'left' }
  | { readonly kind: 'broken'; readonly why: string };

export type Send = (planned: Planned) => Promise<Outcome>;

/**
 * Nothing here takes a second of work, so an answer that is not there after this long on the busiest machine never comes.
 * Who asked to be kept waiting leaves much sooner: what comes of that is for the server to see to.
 */
const LONGEST_MS = 120_000;
const PATIENCE_MS = 3_000;

const STREAMED = /^(?:text\/event-stream|application\/x-ndjson)/;

export const sendTo = (url: string): { readonly send: Send; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { hostname, port } = new URL(url);
  const once = (planned: Planned): Promise<Outcome & { readonly isStale?: boolean }> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = planned;
      const sent = request({ agent, hostname, port, method, path });
      for (const [name, value] of headers) sent.setHeader(name, value);
      if (body !== null) sent.setHeader('content-length', body.length);
      const isPatient = !mayWait(planned);
      const giveUp = setTimeout(
        () => {
          resolve(isPatient ? { kind: 'broken', why: `no answer in ${LONGEST_MS} ms` } : { kind: 'left' });
          sent.destroy();
        },
        isPatient ? LONGEST_MS : PATIENCE_MS,
      );
      const done = (outcome: Outcome & { readonly isStale?: boolean }): void => {
        clearTimeout(giveUp);
        resolve(outcome);
      };
      sent.on('error', (error) => done({ kind: 'broken', why: error.message, isStale: sent.reusedSocket }));
      sent.on('response', (response) => void read(response).then(done));
      sent.end(body ?? undefined);
    });
  return {
    async send(planned) {
      const outcome = await once(planned);
      // The server closed the connection while it was idle; that says nothing about this request.
      return outcome.kind === 'broken' && outcome.isStale === true ? once(planned) : outcome;
    },
    close: () => agent.destroy(),
  };
};

const mayWait = ({ headers, body, template }: Planned): boolean =>
  headers.some(([name]) => name === 'prefer') ||
  (template === '/mcp' && (body?.includes('wait_for_turn') ?? false));

const read = (response: IncomingMessage): Promise<Outcome> =>
  new Promise((resolve) => {
    const headers = headersOf(response);
    const status = response.statusCode ?? 0;
    const pieces: Buffer[] = [];
    response.on('data', (piece: Buffer) => {
      pieces.push(piece);
      if (!STREAMED.test(headers.get('content-type') ?? '') || headers.has('content-length')) return;
      resolve({ kind: 'stream', status, headers });
      response.destroy();
    });
    response.on('end', () => resolve(unpacked(Buffer.concat(pieces), status, headers)));
    response.on('error', (error) => resolve({ kind: 'broken', why: error.message }));
  });

const unpacked = (body: Buffer, status: number, headers: Headers): Outcome => {
  try {
    const text = unpack(body, headers.get('content-encoding')).toString('utf8');
    return { kind: 'answer', status, headers, text };
  } catch (error) {
    return { kind: 'broken', why: `it is not packed as it says: ${String(error)}` };
  }
};

const unpack = (body: Buffer, coding: string | null): Buffer => {
  // Of a HEAD there are the headers alone.
  if (body.length === 0 || coding === null) return body;
  return coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
};

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};
