import { type Guest, type Parlor, requestInit } from './parlor.js';

/** What a tool of the agents' door says, asked without a client of the protocol. */
export const toolCall = async (
  parlor: Parlor,
  name: string,
  given: object,
  as?: Guest | undefined,
): Promise<string> => {
  const headers = { accept: 'application/json, text/event-stream' };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
  const response = await parlor.app.request('/mcp', requestInit('POST', { as, headers, body }));
  const [json = '{}'] = (await response.text()).match(/\{.*\}/s) ?? [];
  const { result } = JSON.parse(json);
  return String(result?.content?.[0]?.text);
};
