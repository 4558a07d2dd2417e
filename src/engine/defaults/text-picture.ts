import type { MinimalRuleset, Ruleset, RulesetTypes } from '../ruleset.js';
import { group, picture, rounded, text } from '../svg.js';

/** How wide a letter is in nearly every font whose letters are all as wide. */
const LETTER = 9.64;
const LINE = 20;
const MARGIN = 20;

/** The text board on paper, line by line, for a ruleset that draws no picture. */
export const textPicture =
  <T extends RulesetTypes>({ name, draw }: MinimalRuleset<T>): Ruleset<T>['picture'] =>
  (view, names) => {
    const lines = draw(view, names).trimEnd().split('\n');
    const columns = Math.max(...lines.map((line) => Array.from(line).length));
    const frame = {
      width: Math.ceil(columns * LETTER + 2 * MARGIN),
      height: lines.length * LINE + 2 * MARGIN,
      title: name,
      description: lines.filter((line) => line !== '').join(' / '),
    };
    return picture(frame, group({ 'font-family': 'monospace' }, ...lines.map(lineOfText)));
  };

const lineOfText = (line: string, index: number): string =>
  text(MARGIN, rounded(MARGIN + (index + 0.75) * LINE), withEverySpace(line), { 'text-anchor': 'start' });

/** SVG takes many spaces for one, and a first one for none. */
const withEverySpace = (line: string): string =>
  line.replace(/^ +| {2,}/g, (run) => '\u00a0'.repeat(run.length));
