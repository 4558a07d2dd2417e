import { expect, test } from 'vitest';
import { plainly } from './plain-words.js';
import { readerOf, toReader } from './to-reader.js';

test.each([
  ['Ann rolls a 5.', 'You roll a 5.'],
  ['Ann goes bust and loses 2 steps in column 7.', 'You go bust and lose 2 steps in column 7.'],
  [
    'Ann stops, marks space 3 of column 6 and claims column 7.',
    'You stop, mark space 3 of column 6 and claim column 7.',
  ],
  ["It is Ann's turn.", 'It is your turn.'],
  [
    "Ann's marble 2 on cell 7 is captured and goes home.",
    'Your marble 2 on cell 7 is captured and goes home.',
  ],
  ['Bo loses the Ten of Clubs to Ann.', 'Bo loses the Ten of Clubs to you.'],
  ['The game is over: Ann wins.', 'The game is over: you win.'],
  ['Ann is dealt the Jack of Clubs.', 'You are dealt the Jack of Clubs.'],
  ['Ann misses the turn.', 'You miss the turn.'],
  ['Joanne rolls a 5.', 'Joanne rolls a 5.'],
])('to Ann, “%s” is “%s”', (text, said) => {
  expect(toReader(text, 'Ann')).toBe(said);
});

test('who sat twice while something was said is still called by name', () => {
  const said = 'Ann (first seat) plays blue and Ann (second seat) plays yellow.';
  expect(toReader('Ann (seat 0) plays blue and Ann (seat 1) plays yellow.', 'Ann')).toBe(said);
});

test('names with signs of their own stay names', () => {
  expect(toReader('A. (x)* rolls a 5.', 'A. (x)*')).toBe('You roll a 5.');
});

test('numbers of seats and marbles are said as people count', () => {
  expect(plainly('Seat 1 is free again.')).toBe('The second seat is free again.');
  expect(plainly('Ben takes seat 1.')).toBe('Ben takes the second seat.');
  expect(plainly('The game is played without seat 2 and seat 3.')).toBe(
    'The game is played without the third seat and the fourth seat.',
  );
  expect(plainly('Of two there is no seat 3.')).toBe('Of two there is no fourth seat.');
  expect(plainly('Ann (seat 0) places a 3.')).toBe('Ann (first seat) places a 3.');
  expect(plainly('Your marble 0-1 is at home.')).toBe('Your marble 2 is at home.');
});

const seat = (name: string, you: boolean) => ({ seat: 0, kind: 'player' as const, name, you });

test('whoever shares a name, or sits twice, is called by name', () => {
  expect(readerOf({ seats: [seat('Ann', true), seat('Bo', false)] })).toBe('Ann');
  expect(readerOf({ seats: [seat('Ann', true), seat('Ann Lee', false)] })).toBeNull();
  expect(readerOf({ seats: [seat('Ann', true), seat('Ann', true)] })).toBeNull();
  expect(readerOf({ seats: [seat('Ann', false)] })).toBeNull();
});
