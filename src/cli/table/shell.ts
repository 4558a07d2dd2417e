import type { Listed } from '../command.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const SHELL: { readonly [name: string]: Listed } = {
  completion: {
    words: [`<${SHELLS.join('|')}>`],
    options: [],
    about: 'print what makes your shell complete the commands of parlor',
    more: `bash  add to ~/.bashrc:  source <(parlor completion bash)
zsh   add to ~/.zshrc:   source <(parlor completion zsh)
fish  parlor completion fish > ~/.config/fish/completions/parlor.fish`,
    offers: SHELLS,
    load: async () => (await import('../commands/completion.js')).completion,
  },
  version: {
    words: [],
    options: [],
    about: 'say which version of Parlor this is',
    more: 'parlor --version and parlor -v say the same.',
    offers: [],
    load: async () => (await import('../commands/version.js')).version,
  },
};
