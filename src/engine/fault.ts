/**
 * Rules that cannot be asked: they threw, took too long or answered nonsense (`failed`), or the version a game was begun with is
 * not on the shelf (`frozen`). It ends the request that asked, and nothing else.
 */
export class RulesetFault extends Error {
  override readonly name = 'RulesetFault';
  constructor(
    readonly ruleset: string,
    readonly kind: 'failed' | 'frozen',
    sentence: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}
