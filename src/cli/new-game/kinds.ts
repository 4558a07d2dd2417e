/** A game to start from: one of the examples, with the words in it that become those of the new game. */
export interface Kind {
  readonly about: string;
  readonly example: string;
  /** What the example is called in sentences, and in the names of its types and schemas. */
  readonly title: string;
  readonly types: string;
  readonly value: string;
  /** A first test of its own. */
  readonly test: string;
}

export const KINDS: { readonly [kind: string]: Kind } = {
  dice: {
    about: 'luck, and the question when to stop',
    example: 'pig',
    title: 'Pig',
    types: 'Pig',
    value: 'pig',
    test: `test('a 1 loses the turn', () => {
  scene(pig, 2)
    .given({ type: 'rolled', seat: 0, face: 4 })
    .when(0, { type: 'roll' }, 1)
    .thenHappens({ type: 'rolled', seat: 0, face: 1 }, { type: 'turn-passed', seat: 1 });
});`,
  },
  cards: {
    about: 'hidden hands',
    example: 'kuhn-poker',
    title: 'Kuhn poker',
    types: 'Kuhn',
    value: 'kuhnPoker',
    test: `test('a pass after a bet gives up', () => {
  scene(kuhnPoker, 2)
    .given({ type: 'dealt', seat: 0, card: 'jack' }, { type: 'dealt', seat: 1, card: 'king' })
    .given({ type: 'bet', seat: 0 })
    .when(1, { type: 'pass' })
    .thenHappens({ type: 'passed', seat: 1 });
});`,
  },
  simultaneous: {
    about: 'everybody acts at once',
    example: 'goofspiel',
    title: 'Goofspiel',
    types: 'Goofspiel',
    value: 'goofspiel',
    test: `test('both may bid at once', () => {
  const prize = scene(goofspiel, 2, { cards: 3 }).given({ type: 'prize-turned', prize: 2 });
  prize.when(1, { type: 'bid', card: 3 }).thenHappens({ type: 'bid', seat: 1, card: 3 });
  prize.when(0, { type: 'bid', card: 1 }).thenHappens({ type: 'bid', seat: 0, card: 1 });
});`,
  },
};
