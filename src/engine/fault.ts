/**
 * Rules that cannot be asked: they threw or answered nonsense (`failed`), had to be interrupted (`looped`), or the version a game was begun with is
 * not on the shelf (`frozen`). It ends the request that asked, and nothing else.
 */
export class RulesetFault extends Error {
  override readonly name = 'RulesetFault';
  constructor(
    readonly ruleset: string,
    readonly kind: 'failed' | 'looped' | 'frozen',
    sentence: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}
