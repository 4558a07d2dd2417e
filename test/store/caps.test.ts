import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdmissions } from '../../src/store/admissions.js';
import { openClassrooms } from '../../src/store/classrooms.js';
import { openClubs } from '../../src/store/clubs.js';
import { openLedger } from '../../src/store/ledger.js';
import { openLinks } from '../../src/store/links.js';
import type { Places } from '../../src/store/places.js';
import { openPlayers } from '../../src/store/players.js';
import { openSeeks } from '../../src/store/seeks.js';
import { openTokens } from '../../src/store/tokens.js';
import { openTournaments } from '../../src/store/tournaments.js';
import { append, card } from './support/appends.js';
import { KINDS } from './support/kinds.js';

const MOST = 3;
const AT_ONCE = 8;
const AT = '2026-11-17T10:00:00.000Z';
const NOW = new Date(AT);

const ids = (prefix: string): readonly string[] =>
  Array.from({ length: AT_ONCE }, (_, n) => `${prefix}_${String(n).padStart(2, '0')}`);

const together = async <Answer>(
  prefix: string,
  ask: (id: string) => Promise<Answer>,
): Promise<readonly Answer[]> => Promise.all(ids(prefix).map(ask));

const club = (clubId: string) => ({
  clubId,
  name: 'Class 4b',
  code: null,
  requestHash: null,
  createdAt: NOW,
});

const member = (clubId: string, playerId: string) => ({
  clubId,
  memberId: `m_${playerId}`,
  playerId,
  displayName: 'Somebody',
  role: 'member' as const,
  joinedAt: NOW,
});

const seek = (seekId: string, playerId: string) => ({
  seekId,
  playerId,
  tokenId: 't',
  ruleset: seekId,
  club: null,
  wish: { seats: 2 },
  wishMark: seekId,
  mu: 25,
  status: 'waiting' as const,
  why: null,
  gameId: null,
  requestHash: null,
  createdAt: NOW,
  seenAt: NOW,
  changedAt: NOW,
});

const tournament = (tournamentId: string, host: string) => ({
  tournamentId,
  name: 'Cup',
  host,
  club: null,
  seed: 'ab',
  lookAt: null,
  requestHash: null,
  createdAt: NOW,
});

const step = (tournamentId: string, seq: number, type: string, entrant = 1) => ({
  tournamentId,
  seq,
  at: NOW,
  event: { type, entrant },
  hash: 'h',
});

const roomsIn = ({ home, ...places }: Places) => ({
  admissions: openAdmissions({ home, ...places }),
  ledger: openLedger({ home, ...places }),
  players: openPlayers(home),
  tokens: openTokens(home),
  links: openLinks(home),
  clubs: openClubs(home),
  classrooms: openClassrooms(home),
  seeks: openSeeks(home),
  tournaments: openTournaments(home),
});

describe.each(KINDS)('however many come at once, on %s', (_name, open) => {
  let places: Places;
  let store: ReturnType<typeof roomsIn>;
  beforeAll(async () => {
    places = await open();
    store = roomsIn(places);
    const player = { playerId: 'p_ann', name: 'Ann', createdAt: AT };
    await store.players.add(player, { tokenId: 't_first', tokenHash: 'first' });
    // Who comes at once comes by as many connections, which are opened here.
    await together('p', (id) => store.players.find(id));
  });
  afterAll(() => places?.close());

  const token = (tokenId: string) => ({ tokenId, tokenHash: tokenId, label: 'phone', createdAt: AT });
  const link = (codeHash: string, playerId: string) => ({
    codeHash,
    playerId,
    scope: 'play' as const,
    expiresAt: '2026-11-17T10:10:00.000Z',
    keyHash: null,
    sealedCode: null,
  });

  test('nobody has more tokens than one may have, by whichever way they come', async () => {
    const row = { playerId: 'p_ann', scope: 'play' as const, lastUsed: null };
    const key = (id: string) => ({ keyHash: id, requestHash: 'r', sealedToken: 's' });
    for (const code of ids('code')) await store.links.add(link(code, 'p_ann'), AT, AT_ONCE);
    const [plain, keyed, exchanged] = await Promise.all([
      together('t_plain', (id) => store.tokens.add({ ...row, ...token(id) }, null, MOST)),
      together('t_keyed', (id) => store.tokens.add({ ...row, ...token(id) }, key(id), MOST)),
      together('code', (code) => store.links.exchange(code, token(`t_${code}`), null, MOST)),
    ]);
    const added = [...plain, ...keyed, ...exchanged].filter(
      (answer) => answer !== false && answer !== 'full',
    );
    expect(added).toHaveLength(MOST - 1);
    expect((await store.tokens.holder('p_ann'))?.tokens).toHaveLength(MOST);
  });

  test('nor more codes that can be used', async () => {
    const added = await together('link', (code) => store.links.add(link(code, 'p_ben'), AT, MOST));
    expect(added.filter(Boolean)).toHaveLength(MOST);
  });

  test('nobody is in more clubs, and no club has more people', async () => {
    for (const id of ids('c_open'))
      await store.clubs.add(club(id), { ...member(id, `p_of_${id}`), role: 'owner' }, 1);
    const most = { clubs: MOST, members: AT_ONCE };
    const [made, joined] = await Promise.all([
      together('c_own', (id) => store.clubs.add(club(id), { ...member(id, 'p_cat'), role: 'owner' }, MOST)),
      together('c_open', (id) => store.clubs.admit(member(id, 'p_cat'), most)),
    ]);
    expect(made.filter(Boolean).length + joined.filter((answer) => answer === 'in').length).toBe(MOST);
    expect(joined.filter((answer) => answer !== 'in' && answer !== 'too-many-clubs')).toEqual([]);
    expect(await store.clubs.of('p_cat')).toHaveLength(MOST);

    await store.clubs.add(club('c_full'), { ...member('c_full', 'p_owner'), role: 'owner' }, MOST);
    await store.clubs.admit(member('c_full', 'p_away'), { clubs: MOST, members: MOST });
    await store.clubs.change('c_full', 'm_p_away', { role: 'removed' });
    const few = { clubs: MOST, members: MOST };
    const [came, back] = await Promise.all([
      together('p_pupil', (id) => store.clubs.admit(member('c_full', id), few)),
      together('p_again', () => store.clubs.readmit('c_full', 'm_p_away', MOST)),
    ]);
    expect(came.filter((answer) => answer === 'in').length + back.filter(Boolean).length).toBe(MOST - 1);
    expect(came.filter((answer) => answer !== 'in' && answer !== 'club-full')).toEqual([]);
    const people = (await store.clubs.members('c_full')).filter(({ role }) => role !== 'removed');
    expect(people).toHaveLength(MOST);
  });

  test('nobody is in more games, and no network lays more; what is settled is counted as a game, or not at all', async () => {
    const { admissions, ledger } = store;
    const asked = (playerId: string, name: string, most = { perPlayer: MOST, perNetwork: AT_ONCE }) =>
      admissions.lay({
        playerId,
        name,
        gameId: name,
        network: `net_${playerId}`,
        since: new Date(0),
        most,
        now: NOW,
      });
    const came = async (playerId: string, gameId: string, players = [playerId]): Promise<void> => {
      const laid = card(gameId, { players, host: playerId, network: `net_${playerId}`, createdAt: AT });
      await ledger.append({ ...append(gameId, 1, 1), card: laid });
      await admissions.settle({ name: gameId, playerId, hasLanded: true });
    };
    const [laid, joined] = await Promise.all([
      together('g_lay', (id) => asked('p_flo', id)),
      together('g_join', (id) => admissions.join('p_flo', id, MOST, NOW)),
    ]);
    const [mine, others] = [
      ids('g_lay').filter((_, n) => laid[n]?.tooMany === null),
      ids('g_join').filter((_, n) => joined[n]),
    ];
    expect(mine.length + others.length).toBe(MOST);
    for (const id of [...mine, ...others]) await came('p_flo', id);
    expect((await asked('p_flo', 'g_more')).tooMany).toBe('theirs');
    expect(await asked('p_flo', mine[0] ?? others[0] ?? ''), 'sent again').toMatchObject({ tooMany: null });

    const near = await together('g_near', (id) =>
      asked('p_gus', id, { perPlayer: AT_ONCE, perNetwork: MOST }),
    );
    expect(near.filter(({ tooMany }) => tooMany === null)).toHaveLength(MOST);
    expect(near.filter(({ tooMany }) => tooMany === 'from-there')).toHaveLength(AT_ONCE - MOST);
    const [in1 = '', in2 = ''] = ids('g_near').filter((_, n) => near[n]?.tooMany === null);
    await admissions.settle({ name: in1, playerId: 'p_gus', hasLanded: false });
    await came('p_gus', in2);
    expect((await asked('p_gus', 'g_again', { perPlayer: AT_ONCE, perNetwork: MOST })).tooMany).toBeNull();
    expect((await asked('p_gus', 'g_last', { perPlayer: AT_ONCE, perNetwork: MOST })).tooMany).toBe(
      'from-there',
    );
  });

  test('no class has more to do', async () => {
    await store.clubs.add(club('c_class'), { ...member('c_class', 'p_teacher'), role: 'owner' }, MOST);
    const row = { clubId: 'c_class', title: 'Win', task: { type: 'win' }, createdAt: NOW };
    const given = await together('a', (assignmentId) =>
      store.classrooms.assign({ ...row, assignmentId }, MOST),
    );
    expect(given.filter(Boolean)).toHaveLength(MOST);
  });

  test('nobody looks for more opponents', async () => {
    const added = await together('s', (id) => store.seeks.add(seek(id, 'p_dan'), MOST));
    expect(added.filter(Boolean)).toHaveLength(MOST);
    const [open] = await store.seeks.openOf('p_dan');
    expect(open).toEqual({ ...seek(open?.seekId ?? '', 'p_dan'), ruleset: open?.ruleset });
  });

  test('nobody announces more tournaments, or takes part in more; who withdrew takes part no more', async () => {
    const announced = await together('tn_own', (id) =>
      store.tournaments.add(tournament(id, 'p_eve'), [step(id, 1, 'tournament-created')], [], MOST),
    );
    expect(announced.filter(Boolean)).toHaveLength(MOST);

    for (const id of ids('tn'))
      await store.tournaments.add(tournament(id, id), [step(id, 1, 'tournament-created')], [], MOST);
    const enter = (id: string) => {
      const entrant = { tournamentId: id, entrant: 1, playerId: 'p_eve', name: 'Eve' };
      const entry = step(id, 2, 'entrant-joined');
      return store.tournaments.append(id, { entry, status: 'open', entrant }, MOST);
    };
    const entered = await together('tn', enter);
    expect(entered.filter(Boolean)).toHaveLength(MOST);
    expect(await store.tournaments.enteredBy('p_eve')).toBe(MOST);
    const [left = ''] = ids('tn').filter((_, n) => entered[n]);
    const [other = ''] = ids('tn').filter((_, n) => !entered[n]);
    expect(await store.tournaments.entries(other, 1, 10)).toEqual([]);
    const withdrawal = { entry: step(left, 3, 'entrant-withdrew'), status: 'open' as const, entrant: null };
    expect(await store.tournaments.append(left, withdrawal, MOST)).toBe(true);
    expect(await store.tournaments.enteredBy('p_eve')).toBe(MOST - 1);
    expect(await enter(other)).toBe(true);
  });
});
