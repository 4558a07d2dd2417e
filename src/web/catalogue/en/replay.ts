/** What is said of a game that one looks back at, shows to others, or looks behind. */
export const replay = {
  drawer: {
    lead: 'This page uses only the',
    api: 'public API',
    about:
      '. Each request it made and each event it heard is here, newest first; copy one and run it in a shell.',
    token: 'Your token goes there first:',
    tokenName: 'your token for the shell',
    tokenCopy: 'copy export PARLOR_TOKEN=…',
    noAnswer: 'no answer',
    sent: 'sent',
    answered: 'answered',
    heard: 'heard',
    event: 'event',
    number: (seq: number): string => `number ${seq}`,
    streamFrom: (seq: number): string => `the stream from event ${seq}`,
    yours: 'your last click',
    languages: { curl: 'curl', fetch: 'fetch', python: 'Python' },
    choose: 'Copy as',
  },
};
