import { describe as chapter, expect, test } from 'vitest';
import { type Scene, scene } from '../../kit/scene.js';

import { cantStop as game } from './index.js';
import type { CantStop } from './model.js';
import { advanced, busted, claims, move, rolled, runners, stopped, turnOf, won } from './test-words.js';

const board = (options = {}, seats = 2): Scene<CantStop> => scene(game, seats, options);

chapter('words', () => {
  const names = ['Ann', 'Bo'];

  test.each([
    [rolled(0, 1, 5, 4, 6), 'Ann rolls 1, 5, 4 and 6.'],
    [busted(0, [1, 1, 1, 1]), 'Ann goes bust before anything moved.'],
    [
      busted(1, [1, 1, 1, 1], { 2: 3, 7: 1 }),
      'Bo goes bust and loses 3 steps in column 2 and 1 step in column 7.',
    ],
    [
      advanced(0, move(6, 0, 1), move(12, 2, 3)),
      'Ann climbs to space 1 of column 6 and to the top of column 12.',
    ],
    [stopped(0, { 6: 1 }), 'Ann stops and marks space 1 of column 6.'],
    [claims(0, 2, 12), 'Ann stops and claims columns 2 and 12.'],
    [stopped(0, { 6: 1, 12: 3 }), 'Ann stops, marks space 1 of column 6 and claims column 12.'],
    [turnOf(1), "It is Bo's turn."],
    [won(1, 2, 7, 12), 'Bo wins with columns 2, 7 and 12.'],
  ])('%j', (event, sentence) => expect(game.describe(event, names)).toBe(sentence));

  test('buttons say what they do', () => {
    const labels = (at: Scene<CantStop>) =>
      game.legal(at.state, 0).map((action) => game.label(game.view(at.state, 0), action));
    expect(labels(board())).toEqual(['Roll the dice']);
    expect(labels(board().given(...runners(0, { 6: 1, 10: 1 })))).toEqual([
      'Roll again',
      'Stop and keep your places in 6 and 10',
    ]);
    expect(labels(board({ columnsToWin: 1 }).given(...runners(0, { 2: 3 })))).toContain(
      'Stop and win the game',
    );
    expect(labels(board().given(...runners(0, { 6: 1, 10: 1 }), rolled(0, 2, 4, 3, 5)))).toEqual([
      'Advance in 5 only',
      'Advance in 6 and 8',
      'Advance twice in 7',
      'Advance in 9 only',
    ]);
  });
});

chapter('the picture', () => {
  const choosing = board().given(...runners(0, { 6: 1, 10: 1 }), rolled(0, 2, 4, 3, 5));
  const svg = game.picture(game.view(choosing.state, 0), ['Ann', 'Bo'], 0);

  test('every legal advance can be clicked', () => {
    const clickable = [...svg.matchAll(/data-columns="([^"]+)"/g)].map(([, columns]) => columns);
    expect(clickable.toSorted()).toEqual(['5', '6,8', '7,7', '9']);
  });

  test('it is told to those who cannot see it', () => {
    expect(svg).toContain('Ann rolled 2-4-3-5 and is to advance. Column 6, 11 spaces: a runner on 1.');
  });
});
