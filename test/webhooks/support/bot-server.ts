import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Game, Problem } from '../../support/parlor.js';

/** A call as the bot got it. */
export interface Call {
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: { readonly seat: number; readonly game: Game; readonly refused?: Partial<Problem> };
  };
}

/** How a bot answers. */
export type Manner = (call: Call, response: ServerResponse) => void;

/** A bot's own server, on a real socket. */
export interface BotServer {
  readonly url: string;
  readonly port: number;
  readonly calls: Call[];
  /** From now on it answers so. */
  behave(manner: Manner): void;
  close(): Promise<void>;
}

export const startBot = async (first: Manner): Promise<BotServer> => {
  const calls: Call[] = [];
  let manner = first;
  const server = createServer(async (request, response) => {
    const call = await read(request);
    calls.push(call);
    manner(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/turn`,
    port,
    calls,
    behave: (next) => {
      manner = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const read = async (request: IncomingMessage): Promise<Call> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, it]) => [name, String(it)]));
  return { path: request.url ?? '', headers, text, body: JSON.parse(text) };
};

/** Answers with a JSON value. */
export const say =
  (value: unknown, status = 200): Manner =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

/** Answers with a status and nothing else. */
export const status =
  (code: number, headers: { readonly [name: string]: string } = {}): Manner =>
  (_call, response) => {
    response.writeHead(code, headers).end();
  };

/** The first thing that is legal. */
export const honest: Manner = (call, response) => say(call.body.data.game.legal[0]?.action)(call, response);

/** Takes the call and never answers. */
export const silent: Manner = () => {};

/** Throws unless this call was signed with this secret. */
export const verify = (secret: string, { text, headers }: Pick<Call, 'text' | 'headers'>): void => {
  new Webhook(secret).verify(text, { ...headers });
};
