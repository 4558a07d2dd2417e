import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Problem } from '../../support/parlor.js';

/** An agent at the other end of the wire: a real client of the protocol. */
export interface Agent {
  readonly client: Client;
  /** What the tool said; fails when it said no. */
  call(tool: string, given?: { readonly [argument: string]: unknown }): Promise<string>;
  /** The tool's "no". */
  refusal(tool: string, given?: { readonly [argument: string]: unknown }): Promise<Problem>;
  close(): Promise<void>;
}

/** The protocol changed its handshake in 2026; clients of both kinds are about. */
export type Era = 'auto' | 'legacy';

export const connect = async (url: string, token?: string, era: Era = 'auto'): Promise<Agent> => {
  const client = new Client(
    { name: 'a-test', version: '1.0.0' },
    { capabilities: {}, versionNegotiation: { mode: era } },
  );
  const requestInit = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));

  const ask = async (name: string, given: { readonly [argument: string]: unknown }) => {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...given } });
    const [said] = content;
    if (said?.type !== 'text') throw new Error(`${name} said something that is not text`);
    return { text: said.text, isError };
  };
  return {
    client,
    async call(tool, given = {}) {
      const { text, isError } = await ask(tool, given);
      if (isError) throw new Error(`${tool}: ${text}`);
      return text;
    },
    async refusal(tool, given = {}) {
      const { text, isError } = await ask(tool, given);
      if (!isError) throw new Error(`${tool} did not say no: ${text}`);
      return JSON.parse(text);
    },
    close: () => client.close(),
  };
};

/** The first action that is offered, as the text of a game lists them. */
export const firstAction = (text: string): unknown => {
  const [, action] = /^- (\{.*?\}) {2}/m.exec(text) ?? [];
  if (action === undefined) throw new Error(`nothing is offered: ${text}`);
  return JSON.parse(action);
};

export const gameIn = (text: string): string => /\bg_\w{22}\b/.exec(text)?.[0] ?? 'no game';
export const tokenIn = (text: string): string => /parlor_\w{22}_[\w-]{43}/.exec(text)?.[0] ?? 'no token';
