import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { GameRecord } from '../../src/record/record.js';
import { verify, verifyText } from '../../src/record/verify.js';
import { fromRoot } from '../../src/root.js';
import { TABLE_EVENT_TYPES } from '../../src/table/game/table-event.js';
import type { TournamentSeen } from '../../src/table/tournaments/tournament-seen.js';
import { FORGERIES, forged, rechain } from '../record/support/forgeries.js';
import { parsed, playedOut, recordTextOf } from '../record/support/played.js';
import { toldStories } from '../record/support/stories.js';
import { TABLE_FORGERIES } from '../record/support/table-forgeries.js';
import { hasPython } from '../support/languages.js';
import { stayOpen } from '../support/open-hours.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { until } from '../support/until.js';

/**
 * The verifier in Python shares no line with the server. What is tried is that the two agree: on the luck of games of every ruleset,
 * and on where a forgery is. That `docs/fairness.md` alone is enough to write such a verifier cannot be shown by a test;
 * but where the page and the server part, one of the two is wrong, and a verifier that follows the page fails here.
 */

let parlor: Parlor;
let guests: readonly Guest[];
let texts: ReadonlyMap<string, string>;

type Wanted = { readonly [field: string]: unknown };

const TWO_OF_ME = [{ player: 'me', salt: 'süß "und" \\ \u{1f3b2}' }, { player: 'me' }];
const FOUR_OF_ME = [TWO_OF_ME[0], { player: 'me' }, { player: 'me', salt: '4' }, { player: 'me' }];

/** Games of which one guest has all seats from the beginning. */
const HOT_SEATS: readonly (readonly [name: string, wanted: Wanted])[] = [
  ['knucklebones', { ruleset: 'knucklebones' }],
  ['knucklebones, salted', { ruleset: 'knucklebones', seats: TWO_OF_ME }],
  ['cant-stop', { ruleset: 'cant-stop', options: { columnsToWin: 1 } }],
  ['frustration', { ruleset: 'frustration', options: { undos: 1, hitRule: 'send-home' }, seats: TWO_OF_ME }],
  ['frustration, one die', { ruleset: 'frustration', options: { dice: 1 } }],
  ['dastan', { ruleset: 'dastan', options: { maxTurns: 12 } }],
  [
    'dastan, guests',
    { ruleset: 'dastan', options: { maxTurns: 30, extraMoveOptions: ['tibblecross', 'faris'] } },
  ],
  ['jackaroo', { ruleset: 'jackaroo', options: { maxRounds: 7 }, seats: FOUR_OF_ME }],
  [
    'jackaroo, colours',
    { ruleset: 'jackaroo', options: { maxRounds: 2, colours: ['blue', 'red'], traps: 0 } },
  ],
  ['script, random', { chance: { script: [1, 2, 3], whenSpent: 'random' }, seats: TWO_OF_ME }],
  ['seed, knucklebones', { chance: { seed: 'süß \u{1f3b2}' } }],
  ['seed, jackaroo', { ruleset: 'jackaroo', options: { traps: 16, maxRounds: 2 }, chance: { seed: 's663' } }],
];

/** Games that fill by joins: the opening is drawn at the number of the event before the last one sat down. */
const JOINED: readonly (readonly [name: string, wanted: Wanted])[] = [
  ['joined, knucklebones', { ruleset: 'knucklebones' }],
  ['joined, cant-stop', { ruleset: 'cant-stop', options: { columnsToWin: 1 } }],
  ['joined, frustration', { ruleset: 'frustration' }],
  ['joined, dastan', { ruleset: 'dastan', options: { maxTurns: 12 } }],
  ['joined, jackaroo', { ruleset: 'jackaroo', options: { maxRounds: 1 } }],
];

/** Plays on, everybody for their own seat, until the game is over or so many actions were taken. */
const playOn = async (
  game: Game,
  players: readonly Guest[],
  seed: string,
  most = Infinity,
): Promise<void> => {
  const chance = seededChance(seed);
  let { status, toAct } = game;
  for (let action = 0; status !== 'over' && action < most; action++) {
    const as = players[toAct[0] ?? 0];
    const { legal } = (await parlor.get<Game>(`/games/${game.id}/actions`, { as })).body;
    const choice = legal[chance.pick(legal.map((_, index) => index))];
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, { as, body: choice?.action });
    if (acted.status !== 201) throw new Error(acted.text);
    ({ status, toAct } = acted.body.game);
  }
};

const [ANN, BEN, CAT] = [0, 1, 2] as const;
const guest = (which: number): Guest => guests[which] ?? { id: '', name: '', token: '' };

const sit = async (gameId: string, seat: number, as: Guest, salt?: string): Promise<Game> => {
  const body = { seat, ...(salt === undefined ? {} : { salt }) };
  const seated = await parlor.post<Game>(`/games/${gameId}/seats`, { as, body });
  if (seated.status !== 201) throw new Error(seated.text);
  return seated.body;
};

const joined = async (wanted: Wanted, seed: string): Promise<string> => {
  const seats = [{ open: true }, { player: 'me', salt: 'pepper' }, { open: true }];
  const isForTwo = wanted.ruleset === 'knucklebones' || wanted.ruleset === 'dastan';
  const laid = await parlor.lay(guest(ANN), { ...wanted, seats: isForTwo ? seats.slice(0, 2) : seats });
  // A salt that is taken away again counts for nothing.
  await sit(laid.id, 0, guest(BEN), 'gone');
  if (!isForTwo) await parlor.del(`/games/${laid.id}/seats/0`, { as: guest(BEN) });
  if (!isForTwo) await sit(laid.id, 2, guest(CAT), 'socks');
  const game = isForTwo ? laid : await sit(laid.id, 0, guest(BEN));
  const players = [guest(BEN), guest(ANN), guest(CAT)];
  const begun = (await parlor.get<Game>(`/games/${game.id}`, { as: guest(ANN) })).body;
  await playOn(begun, players, seed, 24);
  // Who has not finished by then resigns, or is told that it is over.
  for (const [seat, as] of players.entries()) await parlor.del(`/games/${game.id}/seats/${seat}`, { as });
  return recordTextOf(parlor, game.id, guest(ANN));
};

const resigned = async (wanted: Wanted): Promise<string> => {
  const game = await parlor.lay(guest(ANN), { seats: TWO_OF_ME, ...wanted });
  await playOn(game, [guest(ANN), guest(ANN)], 'resigned', 5);
  await parlor.del(`/games/${game.id}/seats/0`, { as: guest(ANN) });
  return recordTextOf(parlor, game.id, guest(ANN));
};

const deserted = async (): Promise<string> => {
  const { id } = await parlor.lay(guest(ANN), { seats: [{ player: 'me', salt: 'x' }, { open: true }] });
  await parlor.del(`/games/${id}/seats/0`, { as: guest(ANN) });
  return recordTextOf(parlor, id, guest(ANN));
};

/** Zoe is forgotten in the middle, so that the game is over. */
const forgotten = async (): Promise<string> => {
  const zoe = await parlor.guest('Zoe');
  const game = await parlor.play([zoe, guest(ANN)]);
  await playOn(game, [zoe, guest(ANN)], 'forgotten', 5);
  await parlor.del('/me', { as: zoe });
  return recordTextOf(parlor, game.id, guest(ANN));
};

/** Of a game that Ann plays with Ben, by what Ann sees. */
const forked = async (wanted: Wanted, options: Wanted): Promise<string> => {
  const game = await parlor.play([guest(ANN), guest(BEN)], { ...wanted, options });
  const fork = await parlor.post<Game>(`/games/${game.id}/forks`, { as: guest(ANN), body: {} });
  if (fork.status !== 201) throw new Error(fork.text);
  await playOn(fork.body, [guest(ANN), guest(ANN)], 'fork');
  return recordTextOf(parlor, fork.body.id, guest(ANN));
};

/** Two bots on a board, which is told when they are done. */
const onBoard = async (wanted: Wanted): Promise<string> => {
  const as = await parlor.guest('Organiser');
  const bots = [{ level: 'easy', count: 2 }];
  const body = {
    name: 'Two',
    format: 'knock-out',
    equalDice: true,
    pace: 0,
    bots,
    mostEntrants: 2,
    ...wanted,
  };
  const { body: it } = await parlor.post<{ id: string }>('/tournaments', { as, body });
  return until(async () => {
    const { rounds, status } = (await parlor.get<TournamentSeen>(`/tournaments/${it.id}`)).body;
    expect(status).toBe('over');
    return recordTextOf(parlor, rounds[0]?.tables[0]?.gameId ?? '', as);
  });
};

const BOARDS: readonly Wanted[] = [
  { ruleset: 'knucklebones' },
  { ruleset: 'cant-stop', options: { columnsToWin: 1 } },
  { ruleset: 'frustration', options: { undos: 1 } },
  { ruleset: 'dastan', options: { maxTurns: 12 } },
  { ruleset: 'jackaroo', options: { maxRounds: 3 } },
];

/** Numbers that are written in as many ways as numbers are; the first six are all that is drawn. */
const ODD_SCRIPT = [1, 2, 3, 4, 5, 6, 0.1, 1e21, 1e-7, 12345.678, 1e16, 'x'];

const GAMES: readonly (readonly [name: string, play: () => Promise<string>])[] = [
  ...HOT_SEATS.map(([name, wanted]) => [name, () => playedOut(parlor, guest(ANN), wanted, name)] as const),
  ...JOINED.map(([name, wanted]) => [name, () => joined(wanted, name)] as const),
  ['resigned', () => resigned({ ruleset: 'jackaroo' })],
  ['deserted', () => deserted()],
  ['forgotten', () => forgotten()],
  ['seed, cant-stop', () => resigned({ ruleset: 'cant-stop', chance: { seed: 'monday' } })],
  ['script, odd numbers', () => resigned({ chance: { script: ODD_SCRIPT } })],
  ...BOARDS.map((wanted) => [`board, ${wanted.ruleset}`, () => onBoard(wanted)] as const),
  ['fork, knucklebones', () => forked({}, { width: 2, height: 2 })],
  ['fork, jackaroo', () => forked({ ruleset: 'jackaroo' }, { maxRounds: 2, traps: 16 })],
];

/** One process for many files, since starting Python takes longer than checking a game. */
const verified = (files: ReadonlyMap<string, string>): Promise<Verified> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-records-'));
  const names = [...files.keys()];
  for (const [index, text] of [...files.values()].entries())
    writeFileSync(join(folder, `${index}.json`), text);
  const words = [fromRoot('examples', 'python', 'verify.py'), ...names.map((_, index) => `${index}.json`)];
  return new Promise((resolve) => {
    const child = execFile('python3', ['-B', ...words], { cwd: folder }, (_error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      const lines = stdout.split('\n').map((line) => line.replace(/^\d+\.json: /, ''));
      const said = new Map(names.map((name, index) => [name, lines[index] ?? stderr]));
      resolve({ said, exitCode: child.exitCode });
    });
  });
};

interface Verified {
  /** What the verifier said of each file. */
  readonly said: ReadonlyMap<string, string>;
  readonly exitCode: number | null;
}

beforeAll(async () => {
  let later = 0;
  parlor = await openParlor({ clock: () => Date.now() + later });
  guests = await Promise.all(['Ann', 'Ben', 'Cat'].map(parlor.guest));
  const played = await Promise.all(GAMES.map(async ([name, play]) => [name, await play()] as const));
  const pass = (minutes: number) =>
    stayOpen([parlor], Date.now() + later + minutes * 60_000, () => {
      later += minutes * 60_000;
    });
  const shut = async (minutes: number): Promise<void> => {
    await parlor.services.tables.beat();
    later += minutes * 60_000;
  };
  const [ann, ben, cat] = [guest(ANN), guest(BEN), guest(CAT)];
  texts = new Map([...played, ...(await toldStories({ parlor, ann, ben, cat, pass, shut }))]);
});
afterAll(() => parlor.close());

const recordOf = (name: string): GameRecord => parsed(texts.get(name) ?? '');

test('every event of a table is in some story, and each is found sound by the verifier of the house', () => {
  const told = [...texts.values()].map(parsed);
  const types = new Set(told.flatMap(({ entries }) => entries.map(({ event }) => event.type)));
  expect([...TABLE_EVENT_TYPES].filter((type) => !types.has(type))).toEqual([]);
  for (const [name, text] of texts) expect(verifyText(text), name).toMatchObject({ isSound: true });
});

test.each(TABLE_FORGERIES.map((forgery) => [forgery.name, forgery] as const))(
  'the verifier of the house finds a lie about what happened around the board: %s',
  (_name, forgery) => {
    const { record, foundAt } = forged(recordOf(forgery.of), forgery);
    expect(verify(record)).toMatchObject({ isSound: false, brokenAt: foundAt });
  },
);

describe.skipIf(!hasPython)('the verifier in Python', () => {
  test('finds every game sound as it was played, in all five rulesets', async () => {
    const { said, exitCode } = await verified(texts);
    for (const [name, text] of texts) {
      const count = parsed(text).entries.length;
      expect(said.get(name), name).toMatch(new RegExp(`^sound: ${count} events, \\d+ draws of luck\\.`));
    }
    expect(exitCode).toBe(0);
  });

  test('sees every kind of draw in these games', () => {
    const types = new Set(GAMES.flatMap(([name]) => recordOf(name).entries.map(({ event }) => event.type)));
    const drawn = ['marble-saved', 'card-taken', 'trap-placed', 'deck-refilled', 'offer-taken', 'luck-drawn'];
    expect(drawn.filter((type) => !types.has(type))).toEqual([]);
    const taking = recordOf('seed, jackaroo').entries.filter(
      ({ action, event }) => event.type === 'card-played' && /^(?:10|Q)/.test(String(action?.card)),
    );
    expect(new Set(taking.map(({ action }) => String(action?.card).charAt(0)))).toEqual(new Set(['1', 'Q']));
  });

  test('finds whatever was touched, at its event', async () => {
    const forgeries = FORGERIES.map((forgery) => ({ ...forgery, ...forged(recordOf(forgery.of), forgery) }));
    const { said, exitCode } = await verified(
      new Map(forgeries.map(({ name, record }) => [name, JSON.stringify(record)])),
    );
    for (const { name, foundAt } of forgeries)
      expect(said.get(name), name).toMatch(new RegExp(`^event ${foundAt ?? '\\d+'} does not fit: .+\\.$`));
    expect(exitCode).toBe(1);
  });

  test('does not mind that somebody left and somebody sat down while the game was played', async () => {
    const record = recordOf('joined, dastan');
    const last = record.entries.findLastIndex(({ action }) => action !== null);
    const [entry] = record.entries.slice(last);
    if (entry === undefined) throw new Error('nobody acted');
    const asked = { at: entry.at, player: null, action: null, hash: '', seq: 0 };
    const left = { ...asked, seat: 0, event: { type: 'seat-left', seat: 0 } };
    const taken = { ...asked, seat: 0, event: { type: 'seat-taken', seat: 0, name: 'Dan', salt: 'late' } };
    record.entries.splice(last, 0, left, taken);
    record.seats[0] = { kind: 'player', name: 'Dan', salt: 'late' };
    rechain(record);
    const { said } = await verified(new Map([['reopened', JSON.stringify(record)]]));
    expect(said.get('reopened')).toMatch(/^sound: /);
  });

  /** The game as it would have been had it ended otherwise after a few rolls. */
  const cutShort = (ended: string, ...before: readonly { readonly type: string }[]): string => {
    const { entries, ...head } = recordOf('knucklebones, salted');
    const last = entries.findLastIndex(({ event }) => event.type === 'rolled');
    const [roll] = entries.slice(last);
    if (roll === undefined) throw new Error('nothing was rolled');
    const outcome = { ranking: [], ended };
    const events = [...before, { type: 'game-ended', outcome, secret: head.secret }];
    const added = events.map((event) => ({ ...roll, action: null, event }));
    const record = { ...head, outcome, entries: [...entries.slice(0, last + 1), ...added] };
    rechain(record);
    return JSON.stringify(record);
  };

  test('does not mind that a game was too long, or was closed', async () => {
    const { said } = await verified(
      new Map([
        ['too long', cutShort('too-long')],
        ['closed', cutShort('abandoned', { type: 'game-closed' })],
      ]),
    );
    expect([...said.values()]).toEqual([
      expect.stringMatching(/^sound: /),
      expect.stringMatching(/^sound: /),
    ]);
  });

  test('says of anything else that it is no record', async () => {
    const { seq: _, ...noNumber } = recordOf('knucklebones').entries[0] ?? { seq: 0 };
    const { said, exitCode } = await verified(
      new Map([
        ['text', 'hello'],
        ['constant', '{"format": NaN}'],
        ['list', '[]'],
        ['empty', JSON.stringify({ ...recordOf('knucklebones'), entries: [] })],
        ['no number', JSON.stringify({ ...recordOf('knucklebones'), entries: [noNumber] })],
        [
          'ruleset',
          JSON.stringify({ ...recordOf('knucklebones'), entries: [{ event: { ruleset: 'chess' } }] }),
        ],
      ]),
    );
    for (const [name, line] of said) expect(line, name).toMatch(/^this is not the record of a game.*\.$/);
    expect(exitCode).toBe(1);
  });
});
