import type { Spec } from './spec.js';

/** For bash, and for zsh by its own way of reading what was written for bash. */
export const bashScript = (specs: readonly Spec[]): string => {
  const firsts = [...new Set(specs.map(({ name }) => name.split(' ')[0]))];
  const pairs = specs.filter(({ name }) => name.includes(' '));
  return `# parlor completion: made by "parlor completion"
_parlor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  local command="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${firsts.join(' ')}"
  else
    case "$command \${COMP_WORDS[2]}" in
${pairs.map(({ name }) => `      "${name}") [ "$COMP_CWORD" -gt 2 ] && command="${name}" ;;`).join('\n')}
    esac
    case "$command" in
${pairs.map(({ name }) => `      "${name.split(' ')[0]}") words="${name.split(' ')[1]}" ;;`).join('\n')}
${specs.map(caseOf).join('\n')}
    esac
  fi
  [ -n "$words" ] && COMPREPLY=( $(compgen -W "$words" -- "$cur") )
  return 0
}
complete -o default -F _parlor parlor
`;
};

/** Whoever has started zsh's own completion already is not made to wait for it again. */
export const zshScript = (specs: readonly Spec[]): string =>
  `(( $+functions[compdef] )) || { autoload -U +X compinit && compinit }\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(specs)}`;

const caseOf = ({ name, options, words }: Spec): string => {
  const taking = options.filter(({ takesValue }) => takesValue);
  const flags = options.map((option) => `--${option.name}`);
  return `      "${name}")
        case "$prev" in
${taking.map((option) => `          --${option.name}) words="${option.values.join(' ')}" ;;`).join('\n')}
          *) case "$cur" in -*) words="${flags.join(' ')}" ;; *) words="${words?.join(' ') ?? ''}" ;; esac ;;
        esac ;;`;
};
