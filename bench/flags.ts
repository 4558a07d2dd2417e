import { parseArgs } from 'node:util';

export const PARTS = [
  'http',
  'promoted',
  'engines',
  'length',
  'start',
  'streams',
  'bots',
  'reads',
  'memory',
] as const;
export type Part = (typeof PARTS)[number];

/** How much to measure. */
export interface Flags {
  readonly parts: readonly Part[];
  readonly seconds: number;
  readonly rounds: number;
  /** Whether boardgame.io and Colyseus, which must be installed first, take part. */
  readonly withOthers: boolean;
}

export const USAGE = `npm run bench -- [--only=${PARTS.join(',')}] [--seconds=3] [--rounds=4] [--without-others]`;

/** Bounded, so that a slip of the finger does not run all night. */
const MOST = 120;

export const readFlags = (args: readonly string[]): Flags => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '4' },
      'without-others': { type: 'boolean', default: false },
    },
  });
  return {
    parts: values.only.split(',').map(partNamed),
    seconds: figure('seconds', values.seconds),
    rounds: figure('rounds', values.rounds),
    withOthers: !values['without-others'],
  };
};

const partNamed = (name: string): Part => {
  const part = PARTS.find((known) => known === name);
  if (part === undefined) throw new Error(`--only: there is no part "${name}". ${USAGE}`);
  return part;
};

const figure = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value <= MOST)) throw new Error(`--${name} must be a number up to ${MOST}. ${USAGE}`);
  return value;
};
