/** The channel on which processes tell one another which games they wrote to. */
export const CHANNEL = 'parlor_news';

/** Said instead of names: anything may have happened, to any game. */
export const ANYTHING = '*';
/** The last word of one who goes with everything told. */
export const GOODBYE = '.';

/** A message: who rings, and for which games. Without any it only says that somebody is there. */
export interface Ring {
  readonly sender: string;
  readonly words: readonly string[];
}

export const ringIn = (payload: string): Ring => {
  const [sender = '', ...words] = payload.split(' ');
  return { sender, words };
};

/** Postgres takes messages of less than 8,000 bytes. */
const LONGEST = 7_900;

/** Takes as many words from the front as fit into one message. */
export const ringOf = (sender: string, words: Set<string>): string => {
  let payload = sender;
  for (const word of words) {
    if (payload.length + word.length >= LONGEST) return payload;
    payload += ` ${word}`;
    words.delete(word);
  }
  return payload;
};
