import {
  classroom as englishClassroom,
  comeIn as englishComeIn,
  sheet as englishSheet,
  study as englishStudy,
} from './en/later.js';
import { forLater } from './spoken.js';

/** For parts of the page that are fetched when somebody wants them: by then it is settled what is spoken. */
export const { classroom, comeIn, sheet, study } = forLater ?? {
  classroom: englishClassroom,
  comeIn: englishComeIn,
  sheet: englishSheet,
  study: englishStudy,
};
