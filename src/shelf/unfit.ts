/** A game that cannot be put on the shelf: one sentence says what is wrong and where. */
export class UnfitGame extends Error {
  override readonly name = 'UnfitGame';
}
