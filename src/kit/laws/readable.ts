import type { Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { inShort, must } from './broken.js';
import { viewersOf } from './contract.js';
import type { Moment } from './random-play.js';

/** Names that find out who forgot to escape them. */
const NAMES = ['Ann', 'Bo & <Co>', 'Cy "the cat"', 'Dee'];
const WIDEST = 80;
const LONGEST_LABEL = 72;

/** Boards fit a terminal; pictures are whole, name themselves and carry nothing that runs. */
export const boardsAreReadable = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
): void => {
  // Where nothing is hidden all views are the same, which is a law of its own.
  const viewers = game.hidesSomething ? viewersOf(table) : (['spectator'] as const);
  for (const viewer of viewers) {
    const view = game.view(moment.state, viewer);
    for (const line of game.draw(view, NAMES).split('\n'))
      must(
        Array.from(line).length <= WIDEST,
        () => `a line that \`draw\` made is wider than ${WIDEST} columns: ${inShort(line)}`,
      );
    const picture = game.picture(view, NAMES, viewer);
    isAPicture(picture, '`picture`');
    isProse(spokenIn(picture), 'the <desc> of `picture`');
  }
  isAPicture(game.cover, '`cover`');
};

/** What is heard in place of a picture. */
const spokenIn = (picture: string): string => /<desc [^>]*>([^<]*)/.exec(picture)?.[1] ?? '';

const isAPicture = (picture: string, who: string): void => {
  must(
    /^<svg [^>]*viewBox="[^"]+".*<title .*<desc .*<\/svg>$/s.test(picture),
    () => `${who} must be one <svg> with viewBox, title and desc: ${inShort(picture)}`,
  );
  const [stray] = /<script|<foreignObject|\son\w+=|href="(?!#)|Bo & <Co>|NaN|undefined/.exec(picture) ?? [];
  must(stray === undefined, () => `${who} must not contain ${inShort(stray)}`);
};

export const wordsAreReadable = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
): void => {
  for (const viewer of viewersOf(table)) {
    for (const event of moment.events)
      isSentence(game.describe(game.sighting(event, viewer), NAMES), '`describe`');
    if (viewer === 'spectator') continue;
    const view = game.view(moment.state, viewer);
    for (const action of game.legal(moment.state, viewer)) isLabel(game.label(view, action));
  }
};

const isSentence = (words: string, who: string): void => {
  must(
    words.trim().length > 1 && !/undefined|null|NaN|\[object/.test(words),
    () => `${who} must give words, not ${inShort(words)}`,
  );
  isProse(words, who);
};

/** A sentence that begins where another ends without a space is one nobody reads aloud rightly. */
const isProse = (words: string, who: string): void => {
  const [glued] = /[\p{Ll}\d][.!?]\p{Lu}\S*/u.exec(words) ?? [];
  must(glued === undefined, () => `${who} must part its sentences by a space: ${inShort(glued)}`);
};

const isLabel = (words: string): void => {
  isSentence(words, '`label`');
  must(words.length <= LONGEST_LABEL, () => `\`label\` is too long for a button: ${inShort(words)}`);
};
