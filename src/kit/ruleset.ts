/**
 * `parlor/ruleset`: all that a ruleset is made of, and nothing of the server. Rules are plain values and functions;
 * they read no clock, draw luck only from the `Chance` they are given, and change nothing.
 */
export {
  atTheEnd,
  atTheEndAmongMany,
  ENDS,
  ENGLISH_ENDS,
  type EndWords,
  endsIn,
} from '../engine/at-the-end.js';
export {
  anyOf,
  BOT_LEVELS,
  type Bot,
  type BotLevel,
  type Bots,
  type Chanced,
  type Judge,
  type Outlook,
  withoutPlan,
} from '../engine/bot.js';
export type { Chance, Lot } from '../engine/chance/chance.js';
export { type Branch, everyOutcome, everyOutcomeWithin } from '../engine/chance/every-outcome.js';
export { greatestCommonDivisor, happens } from '../engine/chance/happens.js';
export { NO_LUCK } from '../engine/chance/no-luck.js';
export { seededChance } from '../engine/chance/seeded.js';
export { drawn, drawnFrom, shuffled } from '../engine/chance/shuffled.js';
export { COVER_HEIGHT, COVER_WIDTH, type CoverFrame, cover } from '../engine/cover.js';
export { complete } from '../engine/defaults/complete.js';
export { endInWords, endOnBoard, resultInWords } from '../engine/end-words.js';
export {
  eitherInGerman,
  endInGerman,
  GERMAN_ENDS,
  GERMAN_MIDWAY,
  listedInGerman,
  nthInGerman,
  ofWhom,
  resultInGerman,
} from '../engine/german.js';
export { endOf, type Halt, MIDWAY_WORDS } from '../engine/halt.js';
export { itemAt, needed } from '../engine/item-at.js';
export { LANGUAGES, type Language, type OtherLanguage } from '../engine/language.js';
export { wholeNumber, wholeNumberBetween } from '../engine/numbers.js';
export { Concluded, finished, Outcome, winnerOf } from '../engine/outcome.js';
export { no, type Result, yes } from '../engine/result.js';
export type {
  Asked,
  LiveViewer,
  MinimalRuleset,
  Misfit,
  Names,
  OptionWords,
  Position,
  Preset,
  Prospect,
  Refusal,
  RefusalEntry,
  RefusalWords,
  Ruleset,
  RulesetTypes,
  Said,
  Seat,
  Seen,
  Table,
  Teller,
  Translation,
  Viewer,
} from '../engine/ruleset.js';
export * from '../engine/svg.js';
export { NOBODY, onlySeat } from '../engine/to-act.js';
export { seatOf, sees, seesAll } from '../engine/viewer.js';
export { counted, fitted, listed, nameOf, nth, wrapped } from '../engine/words.js';
