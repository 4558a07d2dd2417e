import type { MinimalRuleset, Ruleset, RulesetTypes } from '../ruleset.js';
import { group, picture, rounded, text } from '../svg.js';

/** How wide a letter is in nearly every font whose letters are all as wide. */
const LETTER = 9.64;
const LINE = 20;
const MARGIN = 20;
/** A small board is no poster. */
const FEWEST_COLUMNS = 28;
/** Room for names is made for the longest there may be: what nobody uses is closed up to so many spaces. */
const WIDEST_GAP = 3;

/** The text board on paper, line by line, for a ruleset that draws no picture. */
export const textPicture =
  <T extends RulesetTypes>({ name, draw }: MinimalRuleset<T>): Ruleset<T>['picture'] =>
  (view, names) => {
    const lines = closedUp(draw(view, names).trimEnd());
    const columns = Math.max(FEWEST_COLUMNS, ...lines.map((line) => Array.from(line).length));
    const frame = {
      width: Math.ceil(columns * LETTER + 2 * MARGIN),
      height: lines.length * LINE + 2 * MARGIN,
      title: name,
      description: lines.filter((line) => line !== '').join(' / '),
    };
    return picture(frame, group({ 'font-family': 'monospace' }, ...lines.map(lineOfText)));
  };

/** Lines that stand together keep their columns, and lose the spaces that all of them have in common. */
const closedUp = (board: string): readonly string[] =>
  board.split(/\n(?=\n)/).flatMap((block) => {
    const lines = block.split('\n').map((line) => Array.from(line));
    const isBlank = (column: number): boolean => lines.every((line) => (line[column] ?? ' ') === ' ');
    const isKept = (column: number): boolean =>
      !Array.from({ length: WIDEST_GAP + 1 }, (_, back) => column - back).every(
        (before) => before >= 0 && isBlank(before),
      );
    return lines.map((line) => line.filter((_, column) => isKept(column)).join(''));
  });

const lineOfText = (line: string, index: number): string =>
  text(MARGIN, rounded(MARGIN + (index + 0.75) * LINE), withEverySpace(line), { 'text-anchor': 'start' });

/** SVG takes many spaces for one, and a first one for none. */
const withEverySpace = (line: string): string =>
  line.replace(/^ +| {2,}/g, (run) => '\u00a0'.repeat(run.length));
