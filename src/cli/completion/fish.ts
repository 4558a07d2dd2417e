import type { Spec } from './spec.js';

/** For fish, which shows what each word is for. */
export const fishScript = (specs: readonly Spec[]): string =>
  `# parlor completion: made by "parlor completion"\ncomplete -c parlor -n __fish_use_subcommand -f\n${specs.flatMap(linesOf).join('\n')}\n`;

const linesOf = ({ name, about, options, words }: Spec): readonly string[] => {
  const [first = name, second] = name.split(' ');
  const here = `-n ${quoted(seen(first) + (second === undefined ? '' : `; and ${seen(second)}`))}`;
  const between = `-n ${quoted(`${seen(first)}; and not ${seen(second ?? '')}`)}`;
  return [
    `complete -c parlor -n __fish_use_subcommand -a ${first} -d ${quoted(about)}`,
    ...(second === undefined ? [] : [`complete -c parlor ${between} -f -a ${second} -d ${quoted(about)}`]),
    ...(words === null ? [] : [`complete -c parlor ${here} -f -a ${quoted(words.join(' '))}`]),
    ...options.map(
      (option) =>
        `complete -c parlor ${here} -l ${option.name}${option.takesValue ? ` -x -a ${quoted(option.values.join(' '))}` : ''} -d ${quoted(option.about)}`,
    ),
  ];
};

const seen = (word: string): string => `__fish_seen_subcommand_from ${word}`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
