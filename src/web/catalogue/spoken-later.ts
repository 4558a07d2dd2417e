import { board as englishBoard } from './en/board.js';
import { comeIn as englishComeIn } from './en/come-in.js';
import { replay as englishReplay } from './en/replay.js';
import { sheet as englishSheet } from './en/sheet.js';
import { study as englishStudy } from './en/study.js';
import { table as englishTable } from './en/table.js';
import { forLater } from './spoken.js';

/** For parts of the page that are fetched when somebody wants them: by then it is settled what is spoken. */
export const { board, comeIn, replay, sheet, study, table } = forLater ?? {
  board: englishBoard,
  comeIn: englishComeIn,
  replay: englishReplay,
  sheet: englishSheet,
  study: englishStudy,
  table: englishTable,
};
