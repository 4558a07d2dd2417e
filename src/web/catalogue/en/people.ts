/** Who one is in this browser, and on another device. */
export const people = {
  /** Two words for whoever has no name yet. */
  manners: ['Quiet', 'Lucky', 'Merry', 'Bold', 'Clever', 'Patient', 'Nimble', 'Sunny', 'Wily', 'Gentle'],
  animals: ['Otter', 'Heron', 'Badger', 'Robin', 'Hare', 'Fox', 'Wren', 'Lynx', 'Owl', 'Newt'],
  nobody: 'Nobody yet',
  choose: 'Choose a name',
  rename: 'Rename',
  toPhone: 'To my phone',
  name: 'Your name',
  keep: 'Be called this',
  leave: 'Leave it',
  haveCode: 'I have a code from another device',
  forgotten: (name: string): string =>
    `This server did not know you any more: your token was revoked, or the server began anew. You are a new player now, still called ${name}. Seats you had before are not yours any more, unless another of your devices still has them.`,
  phone: {
    heading: 'Be yourself on another device',
    about:
      'Open this link there, or point its camera here. It works once, within ten minutes; whoever opens it can play as you, so show it to nobody else.',
    link: 'the link',
    qr: 'A QR code with the link',
    orOpen: (address: string): string => `Or open ${address} there and type`,
    onlyHere: (host: string): string => `This server answers at ${host}, which other devices do not reach.`,
    done: 'Done',
  },
};
