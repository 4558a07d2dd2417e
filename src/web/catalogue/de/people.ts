import type { people as english } from '../en/people.js';

export const people: typeof english = {
  manners: [
    'Stiller',
    'Flinker',
    'Froher',
    'Kühner',
    'Kluger',
    'Geduldiger',
    'Munterer',
    'Sonniger',
    'Listiger',
    'Sanfter',
  ],
  animals: ['Otter', 'Reiher', 'Dachs', 'Falke', 'Hase', 'Fuchs', 'Igel', 'Luchs', 'Uhu', 'Molch'],
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
