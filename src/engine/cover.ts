import { element, escapeXml } from './svg.js';

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
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`,
      role: 'img',
      'aria-labelledby': 'title description',
    },
    element('title', { id: 'title' }, escapeXml(title)),
    element('desc', { id: 'description' }, escapeXml(description)),
    `<style>${PAINTS}</style>`,
    element('rect', { width: COVER_WIDTH, height: COVER_HEIGHT, fill: box }),
    ...children,
  );

/** Few and strong; a board, which is looked at for longer, has quieter ones. */
const PAINTS = [
  '.piece,.die rect{stroke:#fffdf8;stroke-width:1.5}.die rect{fill:#fffdf8;stroke:#23262d}.pip{fill:#23262d}',
  '.red{fill:#e8632b}.blue{fill:#3b9be0}.green{fill:#2fb98a}.yellow{fill:#f5b700}',
].join('');
