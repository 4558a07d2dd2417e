import { type Dice, diceFor } from './dice.js';
import { flawOf } from './judge.js';
import { KNOWN } from './known.js';
import { mcpRequest, message } from './mcp.js';
import { type Notebook, newNotebook } from './notebook.js';
import { type Planned, plan } from './plan.js';
import { anyRaw, rawFlaw, sendRaw } from './raw.js';
import { setScene } from './scenes.js';
import { type Outcome, sendTo } from './send.js';

/** One kind of fault, with the first request that showed it. */
export interface Finding {
  readonly place: string;
  readonly flaw: string;
  readonly request: string;
  /** What the list of known faults calls it. */
  readonly known: string | null;
  times: number;
}

export interface Report {
  readonly requests: number;
  /** The operations that were asked for, and of these the ones that said yes. */
  readonly asked: ReadonlySet<string>;
  readonly granted: ReadonlySet<string>;
  /** How often each status came, and streams, departures and raw requests. */
  readonly seen: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  /** Those that are on the list of what is known. */
  readonly known: readonly Finding[];
}

export interface Run {
  readonly url: string;
  readonly seed: number;
  readonly requests: number;
  /** Told after so many requests, in order. It ends the run early by saying so. */
  readonly onProgress?: (done: number) => Promise<'go-on' | 'stop'>;
}

/** Sent together; what they are is settled before, and their answers are read in order, so that a seed repeats its run. */
const AT_ONCE = 8;
const PLAYERS = 6;

export const fuzz = async ({ url, seed, requests, onProgress }: Run): Promise<Report> => {
  const dice = diceFor(seed);
  const notebook = newNotebook();
  const book = newBook();
  const { send, close } = sendTo(url);
  const judge = (planned: Planned, outcome: Outcome): void => {
    note(notebook, planned, outcome);
    if (isTrouble(outcome) && notebook.isTroubled(planned.path)) book.count('trouble that was asked for');
    else book.judge(planned, outcome);
  };
  for (const planned of firstSteps()) judge(planned, await send(planned));
  let done = 0;
  while (done < requests) {
    const batch = Array.from({ length: Math.min(AT_ONCE, requests - done) }, () => plan(dice, notebook));
    const outcomes = await Promise.all(batch.map(send));
    for (const [index, outcome] of outcomes.entries()) {
      const planned = batch[index];
      if (planned !== undefined) judge(planned, outcome);
    }
    if (dice.percent(RAW_PERCENT)) await tryRaw(url, dice, book);
    if (dice.percent(SCENE_PERCENT))
      await setScene(dice, notebook, async (planned) => {
        const outcome = await send(planned);
        judge(planned, outcome);
        return outcome;
      });
    // Who was forgotten, or lost their tokens, is followed by somebody else.
    if (notebook.tokens.length < PLAYERS) {
      const planned = newPlayer(`Guest ${PLAYERS + done}`);
      judge(planned, await send(planned));
    }
    done += batch.length;
    if ((await onProgress?.(done)) === 'stop') break;
  }
  close();
  return book.report(done);
};

const RAW_PERCENT = 30;
const SCENE_PERCENT = 3;

/** Somebody must be there before anything can be asked. */
const firstSteps = (): readonly Planned[] => [
  ...Array.from({ length: PLAYERS }, (_, index) => newPlayer(`Guest ${index}`)),
  mcpRequest(null, Buffer.from(JSON.stringify(message('tools/list', {})))),
];

const newPlayer = (name: string): Planned => ({
  method: 'POST',
  path: '/players',
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify({ name })),
  token: null,
  template: '/players',
});

/** What a game with chaos does to those who play it, and no other may do. */
const isTrouble = (outcome: Outcome): boolean =>
  outcome.kind === 'broken' || (outcome.kind === 'answer' && outcome.status === 503);

/** Takes down what an answer told. */
const note = (notebook: Notebook, planned: Planned, outcome: Outcome): void => {
  if (outcome.kind !== 'answer') return;
  try {
    notebook.learn(planned, outcome.status, JSON.parse(outcome.text.replace(/^event: message\ndata: /, '')));
  } catch {
    // A page, a picture, nothing at all: there is nothing to learn from it.
  }
};

const tryRaw = async (url: string, dice: Dice, book: Book): Promise<void> => {
  const raw = anyRaw(dice);
  const flaw = rawFlaw(await sendRaw(url, raw));
  book.count('raw');
  if (flaw !== null)
    book.find(`raw: ${raw.name}`, flaw, JSON.stringify(raw.bytes.toString('latin1').slice(0, 400)));
};

interface Book {
  count(what: string): void;
  find(place: string, flaw: string, request: string): void;
  judge(planned: Planned, outcome: Outcome): void;
  report(requests: number): Report;
}

const newBook = (): Book => {
  const seen = new Map<string, number>();
  const found = new Map<string, Finding>();
  const asked = new Set<string>();
  const granted = new Set<string>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const find = (place: string, flaw: string, request: string): void => {
    const what = knownAs(place, flaw, request);
    const name = `${place} ${kindOf(flaw)} ${what}`;
    const finding = found.get(name) ?? { place, flaw, request, known: what, times: 0 };
    finding.times++;
    found.set(name, finding);
  };
  return {
    count,
    find,
    judge(planned, outcome) {
      count('status' in outcome && outcome.kind === 'answer' ? String(outcome.status) : outcome.kind);
      asked.add(nameOf(planned));
      if ('status' in outcome && outcome.status < 400) granted.add(nameOf(planned));
      const flaw = flawOf(planned, outcome);
      if (flaw !== null) find(nameOf(planned), flaw, asCommand(planned));
    },
    report(requests) {
      const all = [...found.values()];
      const [known, findings] = [
        all.filter((it) => it.known !== null),
        all.filter((it) => it.known === null),
      ];
      return { requests, asked, granted, seen, findings, known };
    },
  };
};

const knownAs = (place: string, flaw: string, request: string): string | null =>
  KNOWN.find((it) => it.place.test(place) && it.flaw.test(flaw) && it.request.test(request))?.what ?? null;

const nameOf = ({ method, template }: Planned): string => `${method} ${template}`;

/** The same fault twice has other ids and numbers in it. */
const kindOf = (flaw: string): string => flaw.slice(0, 120).replaceAll(/[0-9a-f-]{36}|g_\w{22}|\d+/g, '#');

/** The request as somebody can send it again; the body byte by byte where it is no plain text. */
const asCommand = ({ method, path, headers, body }: Planned): string => {
  const said = headers.map(([name, value]) => `${name}: ${name === 'authorization' ? hidden(value) : value}`);
  return [`${method} ${path.slice(0, 500)}`, ...said, body === null ? '' : bodyText(body)].join('\n    ');
};

const hidden = (value: string): string => value.replace(/parlor_\w+/, '<token>');

const bodyText = (body: Buffer): string => {
  const text = body.toString('utf8');
  return (Buffer.from(text).equals(body) ? text : `base64 ${body.toString('base64')}`).slice(0, 1_500);
};
