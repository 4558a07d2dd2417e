import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { LANGUAGES } from '../../src/engine/language.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { gameDocument, gameText, lookText } from '../../src/http/documents/game-document.js';
import { type Choices, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/** The document of a game is written in pieces, most of which are kept. Law: whoever looks, it is the document, letter for letter. */

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let cem: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  [ann, ben, cem] = [
    await parlor.guest('Ann "the first"'),
    await parlor.guest('Ben'),
    await parlor.guest('Çem'),
  ];
});
afterAll(() => parlor?.close());

const expectSame = async (gameId: string, version?: number): Promise<void> => {
  for (const playerId of [ann.id, ben.id, cem.id, null]) {
    const found = await parlor.services.tables.find(gameId, { playerId: ann.id }, version);
    if (!found.ok) return expect.fail(found.problem.detail);
    for (const language of LANGUAGES) {
      const document = JSON.stringify(gameDocument(found.value, playerId, language));
      expect(gameText(found.value, playerId, language)).toBe(document);
      for (const time of ['first', 'second'])
        expect(lookText(found.value, playerId, language), `looked for the ${time} time`).toBe(document);
    }
  }
};

const playOn = async (game: Game, moves: number): Promise<void> => {
  const chance = seededChance(game.ruleset);
  for (let made = 0; made < moves; made++) {
    for (const as of [ann, ben]) {
      const { legal } = (await parlor.get<Choices>(`/games/${game.id}/actions`, { as })).body;
      if (legal.length === 0) continue;
      const chosen = legal[chance.pick(legal.map((_, index) => index))];
      await parlor.post(`/games/${game.id}/actions`, { as, body: chosen?.action });
      await expectSame(game.id);
    }
  }
};

describe.each(RULEBOOKS.map(({ id, seats }) => [id, seats.min] as const))(
  'a game of %s',
  (ruleset, seats) => {
    test('that waits, is played, is looked back at, changes hands, and ends', async () => {
      const open = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { player: 'me' } : { open: true },
      );
      const game = await parlor.lay(ann, { ruleset, seats: open });
      await expectSame(game.id);
      for (let seat = 1; seat < seats; seat++) {
        await parlor.post(`/games/${game.id}/seats`, { as: ben, body: { seat } });
        await expectSame(game.id);
      }
      await parlor.del(`/games/${game.id}/seats/1`, { as: ben });
      await expectSame(game.id);
      await parlor.post(`/games/${game.id}/seats`, { as: cem });
      await expectSame(game.id);
      const other = await parlor.play([ann, ben], { ruleset });
      await playOn(other, 6);
      await expectSame(other.id, 2);
      await expectSame(other.id, 3);
      await parlor.del(`/games/${other.id}/seats/0`, { as: ann });
      await expectSame(other.id);
      await expectSame(other.id, 3);
    });
  },
);

test('a fork, a sandbox, and a game of bots without odds', async () => {
  const game = await parlor.play([ann, ben], { ruleset: 'knucklebones', chance: { seed: 'again' } });
  await expectSame(game.id);
  const fork = await parlor.post<Game>(`/games/${game.id}/forks`, { as: ann, body: {} });
  await expectSame(fork.body.id);
  const seats = [{ player: 'me' }, { bot: 'easy' }];
  await expectSame((await parlor.lay(ann, { ruleset: 'dastan', seats, odds: false, pace: 60_000 })).id);
});
