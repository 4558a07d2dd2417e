import type { study as english } from '../en/study.js';

export const study: typeof english = {
  title: 'Ein Spiel noch einmal, Schritt für Schritt · Parlor',
  looking: 'Das Spiel wird gesucht …',
  toTable: 'Zum Tisch',
  pastCovered: 'Ihr teilt euch diesen Bildschirm: was war, bleibt verdeckt, bis das Spiel zu Ende ist',
  fork: 'Von hier abzweigen',
  forkWhere: 'Abzweigen kann man, wo jemand am Zug ist.',
  slider: {
    name: 'Durch die Zeit',
    at: (at, last) => `Ereignis ${at} von ${last}`,
    first: 'Erstes Ereignis',
    back: 'Ein Ereignis zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    on: 'Ein Ereignis weiter',
    last: 'Letztes Ereignis',
  },
  trying: 'Die Stellung wird aufgebaut …',
  noPosition: 'Eine solche Stellung zeigen die Regeln nicht.',
  flip: 'Brett drehen',
  sounds: 'Töne',
  share: { label: 'Teilen', what: 'den Link', title: (game) => `Ein Spiel ${game}` },
  proof: {
    heading: 'Waren die Würfel fair?',
    promise:
      'Vor dem ersten Wurf hat der Server sein Glück mit dieser Zahl versprochen, dem SHA-256 eines Geheimnisses:',
    check: 'Jeden Wurf in diesem Browser prüfen',
    checking: 'Jeder Wurf wird geprüft …',
    download: 'Protokoll herunterladen',
    later: 'Wenn das Spiel aus ist, wird das Geheimnis gezeigt, und jeder Wurf lässt sich prüfen.',
    judgement: {
      sound: 'Alles ist richtig.',
      broken: 'Etwas stimmt nicht.',
      'unknown-rules': 'Nichts wurde verändert; die Regeln sind hier nicht bekannt.',
      'not-yet-told':
        'Nichts wurde verändert; das Glück lässt sich prüfen, wenn die anderen Tische fertig sind.',
    },
    account: (account) => `Das Ergebnis auf Englisch: “This record is ${account}”`,
    eventByEvent: 'Ereignis für Ereignis',
  },
  review: {
    title: 'Im Rückblick',
    ask: 'Was hätte der starke Bot getan?',
    curve: 'Wie gut jeder Platz stand, vom ersten Ereignis bis zum letzten',
    underWay: (judged, of) =>
      of === 0 ? 'Der Bot schaut sich das Spiel an …' : `Der Bot hat ${judged} von ${of} Zügen angeschaut …`,
    whole: (points) => (points === 0 ? 'Das Spiel ist nirgends gekippt.' : 'Wo das Spiel gekippt ist:'),
    line: (name, stroke) => `${stroke} ${name}`,
  },
  verify: {
    title: 'Ein Protokoll prüfen · Parlor',
    heading: 'Das Protokoll eines Spiels prüfen',
    about: (address) =>
      `Wähle das Protokoll eines beendeten Spiels: „Protokoll herunterladen“ neben seiner Wiederholung gibt es, und auch ${address}. Dieser Browser spielt es noch einmal, jeden Wurf und jede Entscheidung. Nichts wird verschickt.`,
    record: 'Das Protokoll',
  },
};
