/** What is said at a table: time, offers, who is away, and the moments that are no move of the game. */
export const table = {
  clock: {
    stopped: 'no clock any more',
    left: (who: string, time: string): string => `Time left for ${who}: ${time}`,
    low: (time: string): string => `Your time runs low: ${time} left.`,
    days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
    hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  },
  offer: {
    make: {
      draw: 'Offer a draw',
      takeback: 'Take back my last move',
      'stop-clock': 'Play on without a clock',
    },
    made: { draw: 'a draw', takeback: 'to take a move back', 'stop-clock': 'to play on without a clock' },
    byYou: (what: string, asked: string): string => `You offered ${what}. Now ${asked} decides.`,
    byOther: (who: string, what: string): string => `${who} offers ${what}.`,
    waiting: (who: string, what: string, asked: string): string =>
      `${who} offers ${what}. Now ${asked} decides.`,
    untilNextMove: 'It counts until the next move.',
    accept: 'Agree',
    decline: 'No',
    answerFor: (who: string): string => `${who}, do you agree?`,
  },
  away: {
    tag: 'away',
    until: (who: string, time: string): string =>
      `${who} is away. If nobody comes back, you may play on without them from ${time} on.`,
    claimable: (who: string): string => `${who} has not been seen for a while. You need not wait any longer.`,
    claim: { bot: 'Let a bot play on', end: 'End the game here' },
    callBot: (who: string): string => `Let a bot play for ${who}`,
    somebody: 'Somebody',
  },
  leave: {
    ask: 'Give up',
    sure: 'Yes, I give up',
    sureBot: 'Yes, a bot plays on for me',
    no: 'No, play on',
  },
  back: {
    yours: (game: string): string => `A bot keeps your seat at ${game}`,
    another: (game: string, who: string): string => `A bot plays for ${who} at ${game}`,
    aboutAnother: 'Whoever takes the seat plays on from here.',
    come: 'Come back to my seat',
    take: 'Take the seat over',
  },
  event: {
    created: (game: string, seats: number): string => `A table for ${seats} is laid: ${game}.`,
    sandbox: (game: string): string => `A table is laid to try things out: ${game}.`,
    again: (game: string): string => `Once more: ${game}.`,
    takenBack: 'The move is taken back: the board is as it was before it.',
    wantsBack: (who: string): string => `${who} wants to take a move back.`,
    claimedForBot: (who: string): string => `${who} was not seen for a while: a bot may play on.`,
    claimedForEnd: (who: string): string => `${who} was not seen for a while: the game ends here.`,
    closed: 'The house was closed for a while. That time is given back.',
    playsOn: (bot: string, who: string): string => `${bot} plays on for ${who}.`,
  },
} as const;
