import type { comeIn as english } from '../en/come-in.js';

export const comeIn: typeof english = {
  title: 'Anmelden · Parlor',
  heading: 'Auf diesem Gerät anmelden',
  about: 'Auf dem anderen Gerät zeigt „Aufs Handy“ einen Code. Mit ihm bist du hier derselbe Spieler.',
  now: (name) =>
    `In diesem Browser bist du jetzt ${name} und bist es danach nicht mehr: nimm diesen Spieler erst auf ein anderes Gerät mit, wenn du ihn behalten willst.`,
  code: 'Der Code',
  enter: 'Anmelden',
  welcome: (name) => `Auch auf diesem Gerät bist du jetzt ${name}. Deine Spiele stehen unten.`,
};
