/** Another device of somebody who plays here already. */
export const comeIn = {
  title: 'Come in · Parlor',
  heading: 'Come in on this device',
  about: 'On the other device, “To my phone” shows a code. With it you are the same player here.',
  now: (name: string): string =>
    `In this browser you are ${name} now, and will not be any more: take that player to another device first, if you want to keep it.`,
  code: 'The code',
  enter: 'Come in',
  welcome: (name: string): string => `You are ${name} on this device too. Your games are below.`,
};
