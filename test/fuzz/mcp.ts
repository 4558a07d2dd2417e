import type { Dice } from './dice.js';
import { poisoned, type Schema, twisted, valueFrom } from './from-schema.js';
import { harmless } from './harmless.js';
import { hostileText, hostileValue, spoilt } from './hostile.js';
import type { Notebook } from './notebook.js';
import type { Planned } from './plan.js';

/** What an agent might send. The tools and their schemas are those that the server itself listed. */
export const planMcp = (dice: Dice, notebook: Notebook): Planned => {
  const token = dice.any(notebook.tokens) ?? null;
  const message = harmless(anyMessage(dice, notebook));
  const text = JSON.stringify(dice.percent(20) ? harmless(twisted(message, dice)) : message);
  return mcpRequest(token, dice.percent(6) ? spoilt(dice, text) : Buffer.from(text));
};

export const mcpRequest = (token: string | null, body: Buffer): Planned => ({
  method: 'POST',
  path: '/mcp',
  headers: [
    ['content-type', 'application/json'],
    ['accept', 'application/json, text/event-stream'],
    ...(token === null ? [] : [['authorization', `Bearer ${token}`] as const]),
  ],
  body,
  token,
  template: '/mcp',
});

const anyMessage = (dice: Dice, notebook: Notebook): unknown => {
  const call = (): unknown => message('tools/call', toolCall(dice, notebook));
  if (dice.percent(5)) return [call(), call()];
  if (dice.percent(75)) return call();
  return message(dice.one(['tools/list', 'ping', 'initialize', 'resources/list', hostileText(dice)]), {});
};

export const message = (method: string, params: unknown): unknown => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

const toolCall = (dice: Dice, { tools, games, tokens }: Notebook): unknown => {
  const tool = dice.any(tools);
  if (tool === undefined || dice.percent(5))
    return { name: hostileText(dice), arguments: hostileValue(dice) };
  const schema: Schema = tool.inputSchema;
  const given = Object(valueFrom(schema, dice, () => ({})));
  const game = dice.any(games);
  const named = {
    ...given,
    ...('game' in Object(schema.properties) && game !== undefined ? { game: game.id } : {}),
    ...('seconds' in Object(schema.properties) ? { seconds: dice.below(2) } : {}),
    ...('token' in given ? { token: dice.any(tokens) ?? 'none' } : {}),
    ...('action' in given ? { action: dice.any(game?.legal ?? [])?.action ?? {} } : {}),
  };
  return {
    name: tool.name,
    arguments: dice.percent(25) ? dice.one([twisted, poisoned])(named, dice) : named,
  };
};
