/** What an agent knows from what it was told. */
export interface Memory {
  /** The game it was asked to play, by the name a person gives it. */
  readonly wanted: string;
  /** Values by the name under which they are to be given. */
  readonly facts: { readonly [name: string]: unknown };
  readonly legal: readonly { readonly action: unknown }[];
  readonly isOver: boolean;
  readonly ended: string;
}

/** Reads an answer: its words, and what it has for programs. */
export const remember = (memory: Memory, text: string, data: unknown): Memory => {
  const facts = { ...memory.facts, ...inWords(text), ...shelfIn(text, memory.wanted) };
  const { game } = Object(data);
  if (game === undefined) return { ...memory, facts };
  return {
    ...memory,
    facts: { ...facts, game: game.id, version: game.version },
    legal: game.legal,
    isOver: game.status === 'over',
    ended: game.outcome?.ended ?? '',
  };
};

/** "…: parlor_x. Give it as the argument "token"": what to give, and as what. */
const inWords = (text: string): { readonly [name: string]: unknown } => {
  const [, value, name] = /: (\S+)\nGive it as the argument "(\w+)"/.exec(text) ?? [];
  return value === undefined || name === undefined ? {} : { [name]: value };
};

/** "- id: Name, 2 to 4 seats": the line of the game that was asked for. */
const shelfIn = (text: string, wanted: string): { readonly [name: string]: unknown } => {
  const lines = [...text.matchAll(/^- ([\w-]+): (.+?), (\d+)(?: to \d+)? seats/gm)];
  const [, ruleset, , seats] = lines.find(([, id, name]) => wanted === id || wanted === name) ?? [];
  return ruleset === undefined ? {} : { ruleset, fewest: Number(seats) };
};
