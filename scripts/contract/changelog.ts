import type { Break } from './breaking.js';

/** The breaks that no line of the section Unreleased names, as "- Breaking: `subject` …". */
export const unnamedIn = (changelog: string, breaks: readonly Break[]): readonly Break[] => {
  const [, unreleased = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  const told = unreleased.split('\n').filter((line) => line.startsWith('- Breaking: '));
  return breaks.filter(({ subject }) => !told.some((line) => line.includes(`\`${subject}\``)));
};
