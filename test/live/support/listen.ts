import { z } from 'zod';

/** One thing a stream said. A heartbeat says nothing. */
export interface Said {
  readonly id: number | null;
  /** The id of a notice. */
  readonly place: string | null;
  readonly type: string;
  readonly told: Told;
}

const ToldSchema = z.looseObject({
  id: z.string().optional(),
  seq: z.number().optional(),
  text: z.string().optional(),
  event: z.looseObject({ type: z.string() }).optional(),
  type: z.string().optional(),
  gameId: z.string().optional(),
  version: z.number().optional(),
  number: z.number().optional(),
  legal: z.array(z.object({ action: z.unknown(), label: z.string() })).optional(),
  reason: z.string().optional(),
  end: z.string().optional(),
});
type Told = z.infer<typeof ToldSchema>;

/** Reads a stream as it comes. */
export interface Listening {
  readonly status: number;
  readonly headers: Headers;
  /** The next thing said, or null when the stream has ended. */
  next(): Promise<Said | null>;
  take(count: number): Promise<readonly Said[]>;
  /** Everything up to the end. */
  rest(): Promise<readonly Said[]>;
  /** Every byte so far. */
  heard(): string;
  /** Waits for one more piece of the stream, whatever is in it. */
  piece(): Promise<string | null>;
  hangUp(): Promise<void>;
}

export const listening = (response: Response): Listening => {
  const reader = (response.body ?? new Blob([]).stream()).getReader();
  const isSse = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const parse = isSse ? sseIn : jsonLinesIn;
  const decoder = new TextDecoder();
  const waiting: Said[] = [];
  let heard = '';
  let unread = '';

  const piece = async (): Promise<string | null> => {
    const { done, value } = await reader.read();
    if (done) return null;
    const text = decoder.decode(value, { stream: true });
    heard += text;
    const parsed = parse(unread + text);
    unread = parsed.unread;
    waiting.push(...parsed.said);
    return text;
  };
  const next = async (): Promise<Said | null> => {
    while (waiting.length === 0) if ((await piece()) === null) return null;
    return waiting.shift() ?? null;
  };
  const take = async (count: number): Promise<readonly Said[]> => {
    const said: Said[] = [];
    while (said.length < count) {
      const one = await next();
      if (one === null) throw new Error(`the stream ended after ${said.length} of ${count}: ${heard}`);
      said.push(one);
    }
    return said;
  };
  const rest = async (): Promise<readonly Said[]> => {
    const one = await next();
    return one === null ? [] : [one, ...(await rest())];
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    take,
    rest,
    heard: () => heard,
    piece,
    hangUp: () => reader.cancel(),
  };
};

interface Parsed {
  readonly said: readonly Said[];
  readonly unread: string;
}

const sseIn = (text: string): Parsed => {
  const blocks = text.split('\n\n');
  const unread = blocks.pop() ?? '';
  return { said: blocks.flatMap(sseBlock), unread };
};

const sseBlock = (block: string): readonly Said[] => {
  const fields = new Map(block.split('\n').map((line) => splitAt(line, ': ')));
  const text = fields.get('data');
  if (text === undefined) return [];
  const id = fields.get('id');
  const told = ToldSchema.parse(JSON.parse(text));
  const type = fields.get('event') ?? told.event?.type ?? told.type ?? '';
  const isNumber = id !== undefined && /^\d+$/.test(id);
  return [{ id: isNumber ? Number(id) : null, place: isNumber ? null : (id ?? null), type, told }];
};

const splitAt = (line: string, mark: string): [string, string] => {
  const at = line.indexOf(mark);
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + mark.length)];
};

const jsonLinesIn = (text: string): Parsed => {
  const lines = text.split('\n');
  const unread = lines.pop() ?? '';
  const said = lines.flatMap((line) => (line === '' ? [] : [jsonLine(line)]));
  return { said, unread };
};

const jsonLine = (line: string): Said => {
  const told = ToldSchema.parse(JSON.parse(line));
  const type = told.end === undefined ? (told.event?.type ?? told.type ?? '') : 'end';
  return { id: told.seq ?? null, place: told.id ?? null, type, told };
};

export const SSE = 'text/event-stream';
export const NDJSON = 'application/x-ndjson';
