import { element, picture } from './svg.js';

/** Every cover is as large as the next, so that they stand in a row. */
export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 200;

export interface CoverFrame {
  /** The name of the game. */
  readonly title: string;
  /** What is drawn on it, for whoever does not see it. */
  readonly description: string;
  /** The colour of the box; what is drawn on it is light. */
  readonly box: string;
}

/** What stands on the box of a game: drawn for a shelf, where a board would be too fine to read. The same by day and by night. */
export const cover = ({ title, description, box }: CoverFrame, ...children: readonly string[]): string =>
  picture(
    { width: COVER_WIDTH, height: COVER_HEIGHT, title, description },
    `<style>${PAINTS}</style>`,
    element('rect', { width: COVER_WIDTH, height: COVER_HEIGHT, fill: box }),
    ...children,
  );

/** Stronger than the two sets of colours that boards have. */
const PAINTS =
  'svg.parlor-board{--paper:#fffdf8;--ink:#23262d;--red:#e8632b;--blue:#3b9be0;--green:#2fb98a;--yellow:#f5b700}';
