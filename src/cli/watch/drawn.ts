import { harmless, paintFor } from '../colour.js';
import { layout } from './layout.js';
import type { Output, Screen } from './screen.js';

// The other screen, so that what stood in the terminal is there again afterwards; no wrapping, since a board too wide is better cut than torn.
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l';
const LEAVE = '\u001b[?7h\u001b[?1049l';
const SHOW_CURSOR = '\u001b[?25h';
const HOME = '\u001b[H';
const REST_OF_LINE = '\u001b[K';
const REST_OF_SCREEN = '\u001b[J';
const USUAL_ROWS = 24;
const USUAL_COLUMNS = 80;
const AS_MANY_AS_FIT = 200;

/** On a terminal: one picture that is drawn over and over, line by line, so that it does not flicker. The last one stays. */
export const drawn = (output: Output): Screen => {
  const paint = paintFor(output);
  let sentences: readonly string[] = [];
  let [title, picture, news] = ['', '', ''];
  const lines = (rows: number): readonly string[] =>
    layout({ title, picture, sentences, news }, rows, output.columns || USUAL_COLUMNS).map((line, index) =>
      index === 0 ? paint('bold', line) : line === news ? paint('yellow', line) : line,
    );
  const draw = (): void => {
    const now = lines(output.rows || USUAL_ROWS).map((line) => `${line}${REST_OF_LINE}`);
    output.write(`${HOME}${now.join('\r\n')}${REST_OF_SCREEN}`);
  };
  output.write(ENTER);
  output.on?.('resize', draw);
  return {
    happened(text) {
      sentences = [...sentences, harmless(text)].slice(-AS_MANY_AS_FIT);
    },
    connection(words) {
      news = harmless(words);
      draw();
    },
    board(head, board) {
      title = harmless(head);
      picture = harmless(board.trimEnd());
      draw();
    },
    close() {
      output.off?.('resize', draw);
      const kept = title === '' ? '' : `${lines(output.rows || USUAL_ROWS).join('\n')}\n`;
      output.write(`${LEAVE}${kept}${SHOW_CURSOR}`);
    },
  };
};
