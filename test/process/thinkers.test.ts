import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BotQuestion } from '../../src/bots/question.js';
import { type Thinkers, type ThinkersOptions, thinkersWith } from '../../src/bots/thinkers.js';
import type { BotLevel } from '../../src/engine/bot.js';
import type { Said } from '../../src/engine/ruleset.js';
import { rulebookOf } from '../../src/games/registry.js';
import { verify } from '../../src/record/verify.js';
import { type Acted, openParlor } from '../support/parlor.js';
import { freshFolder } from '../support/places.js';

/** A thread that does as the question's ruleset says; a real one would play it. */
const PUPPET = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ ruleset, level, ms }) => {
    if (ruleset === 'throws') throw new Error('out of my mind');
    if (ruleset === 'fails') return parentPort.postMessage({ type: 'failure', why: 'no idea' });
    if (ruleset === 'ends') process.exit(3);
    if (ruleset === 'hangs') for (;;);
    if (ruleset === 'judges') return parentPort.postMessage({ type: 'answer', answer: { type: 'judged', best: { type: 'in ' + ms }, choices: [] } });
    parentPort.postMessage({ type: 'answer', answer: { type: 'said', level, ms } });
  });
  parentPort.postMessage({ type: 'ready' });
`;

const noJudge = (): Promise<never> => Promise.reject(new Error('nobody looks back here'));

const asked = (ruleset: string, level: BotLevel = 'easy'): BotQuestion => ({
  ruleset,
  version: 1,
  level,
  seats: 2,
  options: {},
  seat: 0,
  view: {},
});

let open: Thinkers | null = null;
const puppets = (options: Partial<ThinkersOptions> = {}): Thinkers => {
  const startWorker = (): Worker => new Worker(PUPPET, { eval: true });
  open = thinkersWith({ thinkingMs: 200, threads: 1, startWorker, ...options });
  return open;
};
afterEach(() => open?.close());

describe('a thread that', () => {
  test.each([
    ['throws', /out of my mind/],
    ['fails', /no idea/],
    ['ends', /ended with code 3/],
    ['hangs', /no answer came within/],
  ])('%s is told of, and the next question is answered', async (fate, said) => {
    const { think } = puppets({ patienceMs: 1_500, thinkingMs: 5 });
    const failed = expect(think(asked(fate))).rejects.toThrow(said);
    const next = think(asked('speaks'));
    await failed;
    expect(await next).toMatchObject({ type: 'said' });
  });

  test('cannot even start is told of', async () => {
    const startWorker = (): Worker => new Worker('throw new Error("no such file")', { eval: true });
    await expect(puppets({ startWorker }).think(asked('speaks'))).rejects.toThrow('no such file');
  });
});

describe('when many wait', () => {
  test('quick ones pass those that take their time, and nobody starves', async () => {
    const { think } = puppets();
    const order: string[] = [];
    const levels: readonly BotLevel[] = ['hard', 'hard', 'hard', ...Array<'easy'>(40).fill('easy')];
    await Promise.all(levels.map((level) => think(asked('speaks', level)).then(() => order.push(level))));
    const hards = order.flatMap((level, at) => (level === 'hard' ? [at] : []));
    expect(hards[0], 'the first had the thread to itself').toBe(0);
    expect(hards[1], 'one that takes its time goes before the last of the quick').toBeLessThan(40);
    expect(hards[1], 'and after many of them').toBeGreaterThan(20);
  });

  test('everybody thinks shorter, and alone as long as allowed', async () => {
    const { think } = puppets();
    const thoughts = await Promise.all(Array.from({ length: 100 }, () => think(asked('speaks', 'hard'))));
    const times = thoughts.map(({ ms }) => Number(ms));
    expect(times[1]).toBe(20);
    expect(times.at(-1)).toBe(200);
    expect(times.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000);
  });

  test('who looks back has as long as asked for, and never more than three times as long as who plays', async () => {
    const { judge } = puppets({ thinkingMs: 20 });
    const question = { ...asked('judges', 'hard'), taken: { type: 'any' } };
    expect((await judge(question, 'seed', 400)).best).toEqual({ type: 'in 60' });
    expect((await judge(question, 'seed', 30)).best).toEqual({ type: 'in 30' });
  });

  test('closing tells all of them', async () => {
    const { think, close } = puppets();
    const waiting = ['hangs', 'speaks', 'speaks'].map((fate) => think(asked(fate)));
    const told = Promise.allSettled(waiting);
    await close();
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(think(asked('speaks'))).rejects.toThrow('closing');
  });
});

test('a bot out of its mind plays any legal move, the game goes on, and the log says so', async () => {
  const ways: readonly (() => Promise<Said>)[] = [
    () => Promise.reject(new Error('no idea')),
    () => Promise.resolve({ type: 'place', column: 99 }),
    () => Promise.resolve({ type: 'sing' }),
  ];
  let asked = 0;
  const think = (): Promise<Said> => ways[asked++ % ways.length]?.() ?? Promise.reject();
  const lines: string[] = [];
  const thinkers = { think, judge: noJudge, close: async () => {} };
  const parlor = await openParlor({ thinkers, logTo: { write: (line) => void lines.push(line) } });
  onTestFinished(parlor.close);
  const ann = await parlor.guest('Ann');
  let game = await parlor.lay(ann, { seats: [{ player: 'me' }, { bot: 'hard' }] });
  while (game.status !== 'over') {
    const body = game.legal[0]?.action;
    const headers = { prefer: 'wait=30' };
    game = (await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, headers, body })).body.game;
  }
  expect(game.outcome?.ended).toBe('finished');
  const complaints = lines.filter((line) => line.includes('a bot was not at its best'));
  expect(complaints.length).toBe(asked);
  for (const why of ['no idea', 'There is no column 99', 'not an action of this game'])
    expect(complaints.filter((line) => line.includes(why)).length, why).toBeGreaterThan(0);
});

test('a bot is asked with what its seat may see, and with nothing else', async () => {
  const questions: BotQuestion[] = [];
  const think = (question: BotQuestion): Promise<Said> => {
    questions.push(question);
    return Promise.reject(new Error('only listening'));
  };
  const parlor = await openParlor({ thinkers: { think, judge: noJudge, close: async () => {} } });
  onTestFinished(parlor.close);
  const ann = await parlor.guest('Ann');
  const seats = [{ bot: 'easy' }, { bot: 'hard' }, { bot: 'medium' }, { player: 'me' }];
  const laid = await parlor.lay(ann, { ruleset: 'jackaroo', seats });
  await parlor.get(`/games/${laid.id}`, {
    as: ann,
    headers: { 'if-none-match': `"${laid.version}"`, prefer: 'wait=30' },
  });
  const card = await parlor.store.ledger.card(laid.id);
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    expect(Object.keys(question).toSorted()).toEqual([
      'level',
      'options',
      'ruleset',
      'seat',
      'seats',
      'version',
      'view',
    ]);
    // The schema is strict: what it lets through is a view, and the hands of others are not in one.
    expect(rulebookOf('jackaroo')?.schemas.view.parse(question.view)).toEqual(question.view);
    expect(JSON.stringify(question)).not.toContain(card?.secret);
  }
});

test('a server that closes waits for no thought, and the next one plays on', async () => {
  const { place, remove } = await freshFolder();
  onTestFinished(remove);
  let isAsked = (): void => {};
  let giveUp = (_error: Error): void => {};
  const wasAsked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const never = new Promise<Said>((_resolve, reject) => {
    giveUp = reject;
  });
  const think = (): Promise<Said> => {
    isAsked();
    return never;
  };
  const close = async (): Promise<void> => giveUp(new Error('closing'));
  const first = await openParlor({ place, thinkers: { think, judge: noJudge, close } });
  const ann = await first.guest('Ann');
  const { id } = await first.lay(ann, { seats: [{ bot: 'easy' }, { bot: 'hard' }], pace: 0 });
  await wasAsked;
  await first.close();

  const next = await openParlor({ place });
  onTestFinished(next.close);
  const log = await next.app.request(`/games/${id}/events`, { headers: { accept: 'application/x-ndjson' } });
  expect(await log.text()).toContain('{"end":"game-over"}');
  const record = await next.get(`/games/${id}/record`);
  expect(verify(record.body)).toMatchObject({ isSound: true, problem: null });
});
