import type { people as english } from '../en/people.js';

export const people: typeof english = {
  nobody: 'Noch niemand',
  choose: 'Namen wählen',
  rename: 'Umbenennen',
  toPhone: 'Aufs Handy',
  name: 'Dein Name',
  keep: 'So heiße ich',
  leave: 'Lass es so',
  haveCode: 'Ich habe einen Code von einem anderen Gerät',
  forgotten: (name) =>
    `Der Server kannte dich nicht mehr: dein Zugang wurde widerrufen, oder der Server hat neu angefangen. Du bist jetzt ein neuer Spieler und heißt weiter ${name}. Deine früheren Plätze gehören dir nicht mehr, es sei denn, ein anderes deiner Geräte hat sie noch.`,
  comeIn: {
    title: 'Anmelden · Parlor',
    heading: 'Auf diesem Gerät anmelden',
    about: 'Auf dem anderen Gerät zeigt „Aufs Handy“ einen Code. Mit ihm bist du hier derselbe Spieler.',
    now: (name) =>
      `In diesem Browser bist du jetzt ${name} und bist es danach nicht mehr: nimm diesen Spieler erst auf ein anderes Gerät mit, wenn du ihn behalten willst.`,
    code: 'Der Code',
    enter: 'Anmelden',
    welcome: (name) => `Auch auf diesem Gerät bist du jetzt ${name}. Deine Spiele stehen unten.`,
  },
  phone: {
    heading: 'Spiel auf einem anderen Gerät weiter',
    about:
      'Öffne dort diesen Link, oder halte die Kamera hierher. Er gilt einmal und zehn Minuten lang; wer ihn öffnet, kann als du spielen, also zeig ihn sonst niemandem.',
    link: 'den Link',
    qr: 'Ein QR-Code mit dem Link',
    orOpen: (address) => `Oder öffne dort ${address} und gib ein:`,
    onlyHere: (host) => `Dieser Server antwortet unter ${host}; das erreichen andere Geräte nicht.`,
    done: 'Fertig',
  },
};
