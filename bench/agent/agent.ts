import type { Client } from '@modelcontextprotocol/client';
import { argumentsFor } from './arguments.js';
import { type Memory, remember } from './memory.js';
import { type ToolSeen, toolFor } from './tools.js';

/**
 * An agent without a mind of its own. It has the tools with their descriptions and schemas, and the answers, and nothing else: no name of a tool
 * or of a game is written here, and of arguments only the few that every tool shares (`arguments.ts`). Where it fails, a description or an answer does not say enough.
 */
export interface Played {
  readonly calls: number;
  /** Calls that were refused, with what was said. */
  readonly refused: readonly string[];
  /** All that it had to read, in characters. */
  readonly read: number;
  readonly turns: number;
  readonly ended: string;
}

/** What it needs, in its own words, one after the other; the last two over and over. */
const BEFORE = ['every game one can play', 'the rules of a game', 'a name gives a token', 'creates a game'];
const WAITING = 'waits until it is your turn';
const ACTING = 'takes one action';

/** A game that lasts longer than this is not going anywhere. */
const MOST_TURNS = 5000;

export const playUnaided = async (client: Client, wanted: string): Promise<Played> => {
  const { tools } = await client.listTools();
  const refused: string[] = [];
  let [calls, turns] = [0, 0];
  let read = JSON.stringify(tools).length + (client.getInstructions() ?? '').length;
  let memory: Memory = { wanted, facts: {}, legal: [], isOver: false, ended: '' };

  const need = async (words: string): Promise<void> => {
    const tool: ToolSeen = toolFor(tools, words);
    const { content, structuredContent, isError } = await client.callTool({
      name: tool.name,
      arguments: argumentsFor(tool, memory, turns),
    });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    calls++;
    read += text.length;
    if (isError === true) refused.push(`${tool.name}: ${text}`);
    else memory = remember(memory, text, structuredContent);
  };

  for (const words of BEFORE) await need(words);
  while (!memory.isOver && refused.length === 0 && turns < MOST_TURNS) {
    await need(WAITING);
    if (memory.legal.length === 0) continue;
    await need(ACTING);
    turns++;
  }
  return { calls, refused, read, turns, ended: memory.ended };
};
