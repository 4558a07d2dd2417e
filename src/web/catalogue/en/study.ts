/** A game that is gone through step by step, and whether it was fair. */
export const study = {
  title: 'A game again, step by step · Parlor',
  looking: 'Looking for the game…',
  toTable: 'To the table',
  fork: 'Fork from here',
  forkWhere: 'One can fork where somebody is to act.',
  slider: {
    name: 'Through time',
    at: (at: number, last: number): string => `Event ${at} of ${last}`,
    first: 'First event',
    back: 'One event back',
    play: 'Play',
    pause: 'Pause',
    on: 'One event on',
    last: 'Last event',
  },
  proof: {
    heading: 'Were the dice fair?',
    promise: 'Before the first roll the server promised its luck by this number, the SHA-256 of a secret:',
    check: 'Check every roll in this browser',
    checking: 'Checking every roll…',
    download: 'Download the record',
    later: 'When the game is over the secret is shown, and every roll can be checked.',
    judgement: {
      sound: 'Everything is right.',
      broken: 'Something is wrong.',
      'unknown-rules': 'Nothing was changed; the rules are not known here.',
      'not-yet-told': 'Nothing was changed; the luck can be checked when the other tables are done.',
    },
    account: (account: string): string => `This record is ${account}`,
    eventByEvent: 'Event by event',
  },
  verify: {
    title: 'Check a record · Parlor',
    heading: 'Check the record of a game',
    about: (address: string): string =>
      `Choose the record of a finished game: “Download the record” beside its replay gives it, and so does ${address}. This browser plays it again, every roll and every decision. Nothing is sent anywhere.`,
    record: 'The record',
  },
};
