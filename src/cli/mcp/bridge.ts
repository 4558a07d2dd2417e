import { forward, type Server } from './forward.js';
import { type Message, NOT_JSON, refusal } from './message.js';
import { inOrder } from './order.js';

/** Between an agent that writes lines and a server that speaks HTTP. Nothing is known of tools here: what the server has, the agent sees. */
export interface Bridge {
  take(line: string): void;
  /** Settles when everything that was taken is answered. */
  settled(): Promise<void>;
  /** Calls off what is under way. */
  stop(): void;
}

export const bridgeTo = (server: Server, write: (line: string) => void): Bridge => {
  const order = inOrder();
  const underWay = new Set<Promise<void>>();
  const cancels = new Map<Message['id'], AbortController>();
  let agreed: string | null = null;

  const pass = async (message: Message, cancel: AbortController): Promise<void> => {
    for await (const answer of forward(server, message, agreed, cancel.signal)) {
      if (cancel.signal.aborted) return;
      order.learn(answer);
      if (message.method === 'initialize') agreed = agreedIn(answer) ?? agreed;
      write(JSON.stringify(answer));
    }
  };

  const takeMessage = (message: Message): void => {
    if (message.method === 'notifications/cancelled') {
      cancels.get(idIn(message))?.abort();
      return;
    }
    const cancel = new AbortController();
    cancels.set(message.id, cancel);
    const passing = order
      .pass(message, () => pass(message, cancel))
      .finally(() => {
        underWay.delete(passing);
        if (cancels.get(message.id) === cancel) cancels.delete(message.id);
      });
    underWay.add(passing);
  };

  return {
    take(line) {
      const said = parsed(line);
      if (said === undefined) write(JSON.stringify(refusal(null, NOT_JSON, 'This line is not JSON.')));
      else for (const message of Array.isArray(said) ? said : [said]) takeMessage(Object(message));
    },
    settled: async () => void (await Promise.all(underWay)),
    stop: () => {
      for (const cancel of cancels.values()) cancel.abort();
    },
  };
};

const idIn = ({ params }: Message): Message['id'] => Object(params).requestId;

const agreedIn = ({ result }: Message): string | null => {
  const { protocolVersion } = Object(result);
  return typeof protocolVersion === 'string' ? protocolVersion : null;
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
