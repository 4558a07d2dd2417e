/** What makes a game short in which everybody does anything legal, by ruleset. */
export const QUICK: { readonly [ruleset: string]: object } = {
  'cant-stop': { columnsToWin: 1 },
  dastan: { maxTurns: 8 },
  jackaroo: { maxRounds: 1 },
  knucklebones: { width: 2, height: 1 },
};
