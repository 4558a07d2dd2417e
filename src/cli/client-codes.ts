import { PROBLEMS } from '../http/documents/problems.js';

const HEADER = '// Written by `npm run openapi` from the tables of problems: do not edit.\n\n';

/** Every code that a server with our rulesets may answer with, as a type. */
export const clientCodes = (): string => {
  const codes = [...PROBLEMS.keys()].toSorted().map((code) => `  | '${code}'`);
  return `${HEADER}/** The stable codes of problems. */\nexport type ProblemCode =\n${codes.join('\n')};\n`;
};
