import type { Message } from './message.js';

/**
 * In which order messages leave. Whatever may change something is answered before the next one goes, so that an agent which does not wait
 * for its answers still finds what it did; what only looks holds nobody up, since `wait_for_turn` may take a minute.
 * Which tools only look, the server's own list says, as it passes by.
 */
export interface Order {
  /** Passes a message on when its turn has come. */
  pass(message: Message, work: () => Promise<void>): Promise<void>;
  /** Reads what the server said. */
  learn(answer: Message): void;
}

export const inOrder = (): Order => {
  const looks = new Set<string>();
  let before: Promise<void> = Promise.resolve();
  const onlyLooks = ({ method, params }: Message): boolean => {
    if (method === 'initialize') return false;
    return method !== 'tools/call' || looks.has(String(params?.name));
  };
  return {
    pass(message, work) {
      const passing = before.then(work);
      if (!onlyLooks(message)) before = passing.catch(() => {});
      return passing;
    },
    learn({ result }) {
      for (const { name, annotations } of toolsIn(result))
        if (annotations?.readOnlyHint === true) looks.add(name);
    },
  };
};

interface ListedTool {
  readonly name: string;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

const toolsIn = (result: unknown): readonly ListedTool[] => {
  const { tools } = Object(result);
  return Array.isArray(tools) ? tools.filter((tool) => typeof Object(tool).name === 'string') : [];
};
