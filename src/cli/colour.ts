/** Colours, where whoever reads can see them. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

export type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

interface Output {
  readonly isTTY?: boolean;
}

type Environment = { readonly [name: string]: string | undefined };

/** `FORCE_COLOR` and `NO_COLOR` are asked first, in this order, as Node itself does; then whether it is a terminal that can. */
export const hasColours = ({ isTTY }: Output, env: Environment = process.env): boolean => {
  const { FORCE_COLOR: forced, NO_COLOR: none = '', TERM: terminal } = env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return none === '' && isTTY === true && terminal !== 'dumb';
};

export const paintFor = (output: Output, env?: Environment): Paint => {
  if (!hasColours(output, env)) return (_, text) => text;
  return (colour, text) => `\u001b[${CODES[colour][0]}m${text}\u001b[${CODES[colour][1]}m`;
};

/** What a server says is shown, never obeyed: nothing in it may move the cursor or change the terminal. */
export const harmless = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '�');
