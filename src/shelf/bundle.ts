import type { Message } from 'esbuild';
import { UnfitGame } from './unfit.js';

/** A game in one piece of JavaScript, as it is handed to threads. */
export interface GameSource {
  readonly file: string;
  readonly code: string;
}

/** What a ruleset may import beside its own files and packages: these are the server's own, so that there is one of each. */
export const PROVIDED = ['zod', 'parlor/ruleset'] as const;

/** TypeScript or JavaScript, with all that it imports. The bundler is loaded only where there is something to bundle. */
export const bundled = async (file: string): Promise<GameSource> => {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'node20',
      external: [...PROVIDED],
      logLevel: 'silent',
    });
    return { file, code: outputFiles[0]?.text ?? '' };
  } catch (error) {
    throw new UnfitGame(`PARLOR_GAMES: ${file} cannot be read: ${whyOf(error)}`);
  }
};

/** The first error, with its place in the file. */
const whyOf = (error: unknown): string => {
  const { errors = [], message = String(error) } = Object(error);
  const [first]: readonly Message[] = errors;
  if (first === undefined) return message;
  const { location, text } = first;
  return location === null ? text : `line ${location.line}, column ${location.column}: ${text}`;
};
