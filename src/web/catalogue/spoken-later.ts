import {
  board as englishBoard,
  classroom as englishClassroom,
  comeIn as englishComeIn,
  replay as englishReplay,
  sheet as englishSheet,
  study as englishStudy,
  table as englishTable,
} from './en/later.js';
import { forLater } from './spoken.js';

/** For parts of the page that are fetched when somebody wants them: by then it is settled what is spoken. */
export const { board, classroom, comeIn, replay, sheet, study, table } = forLater ?? {
  board: englishBoard,
  classroom: englishClassroom,
  comeIn: englishComeIn,
  replay: englishReplay,
  sheet: englishSheet,
  study: englishStudy,
  table: englishTable,
};
