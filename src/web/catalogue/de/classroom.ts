import type { classroom as english } from '../en/classroom.js';

export const classroom: typeof english = {
  title: 'Die Klasse · Parlor',
  looking: 'Die Klasse wird gesucht …',
  heading: 'Die Klasse',
  here: (here, all) => `${here} von ${all} sind da.`,
  games: (playing, waiting, over) =>
    `Gespielt wird an so vielen Tischen: ${playing}. Es warten: ${waiting}. Zu Ende: ${over}.`,
  todo: 'Was zu tun ist',
  nothingToDo: 'Noch ist nichts zu tun.',
  done: (done, of) => `${done} von ${of}`,
  told: 'Wozu der Server nein sagt',
  refusal: (members, all, times) => `${members} von ${all}, ${times}-mal`,
  nobodyTold: 'Noch hat niemand ein Nein bekommen.',
  people: 'Wer was tut',
  columns: {
    name: 'Name',
    here: 'Da',
    playing: 'Spielt',
    toAct: 'Am Zug',
    waiting: 'Wartet',
    finished: 'Beendet',
    won: 'Gewonnen',
    last: 'Letzter Zug',
    done: 'Geschafft',
  },
  yes: 'ja',
  no: 'nein',
  never: 'noch keiner',
  table: 'Alles für die Tabellenkalkulation: GET /clubs/{id}/classroom/table',
};
