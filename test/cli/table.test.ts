import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../src/cli/asked.js';
import { harmless, paintFor } from '../../src/cli/colour.js';
import { COMMANDS, commandIn } from '../../src/cli/commands.js';
import { bashScript, zshScript } from '../../src/cli/completion/bash.js';
import { fishScript } from '../../src/cli/completion/fish.js';
import { specs } from '../../src/cli/completion/spec.js';
import { helpFor } from '../../src/cli/help.js';
import { KINDS } from '../../src/cli/new-game/kinds.js';
import { fromRoot } from '../../src/root.js';
import { isHere } from '../support/languages.js';
import { hasTerminals, onTerminal } from '../support/terminal.js';

/** What follows from the table of commands alone. */

test('a command may have two words', () => {
  expect(commandIn(['bot', 'run', 'x'])).toMatchObject({ name: 'bot run', rest: ['x'] });
  expect(commandIn(['games', '--mine'])).toMatchObject({ name: 'games', rest: ['--mine'] });
  expect(commandIn(['bot'])).toBeNull();
  expect(commandIn(['toString'])).toBeNull();
});

test.each(Object.entries(COMMANDS))('parlor %s takes --json and says how it is called', (name, listed) => {
  const needed = [
    ...listed.words.filter((word) => word.startsWith('<')),
    ...listed.options.flatMap((option) => (option.isRequired === true ? [`--${option.name}`, 'x'] : [])),
  ];
  const asked = askedOf(listed, [...needed, '--json']);
  expect('has' in asked && asked.has('json')).toBe(true);
  expect(helpFor(name, listed)).toContain(`usage: parlor ${name}`);
});

test('the kinds that new-game knows are those it offers', () => {
  const like = COMMANDS['new-game']?.options.find(({ name }) => name === 'like');
  expect(like?.oneOf).toEqual(Object.keys(KINDS));
});

/** These words, and then the sign by which zsh says that it reads keys again. */
const afterwards = (words: string): RegExp =>
  new RegExp(`${words.replaceAll('.', '\\.')}\r[^]*\u001b\\[\\?2004h$`);

describe('completion', () => {
  const completed = (...words: readonly string[]): readonly string[] => {
    const script = `${bashScript(specs())}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_parlor; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  };

  /** What was typed, the last word unfinished, and what may stand in its place. */
  const TYPED: readonly (readonly [readonly string[], readonly string[]])[] = [
    [['parlor', 'wat'], ['watch']],
    [
      ['parlor', 'b'],
      ['bot', 'backup'],
    ],
    [
      ['parlor', 'ver'],
      ['verify', 'version'],
    ],
    [['parlor', 'bot', ''], ['run']],
    [['parlor', 'bot', 'run', '--th'], ['--think']],
    [['parlor', 'play', 'da'], ['dastan']],
    [
      ['parlor', 'games', '--status', ''],
      ['waiting', 'playing', 'over'],
    ],
    [['parlor', 'games', '--ruleset', 'k'], ['knucklebones']],
    [
      ['parlor', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['parlor', 'help', 'doc'], ['doctor']],
  ];

  test.each([...TYPED, [['parlor', 'verify', 'x'], ['']] as const])('%j gives %j', (words, given) => {
    expect(completed(...words)).toEqual(given);
  });

  test.skipIf(!isHere('fish'))('fish itself offers the same, with what each is for', () => {
    const asked = TYPED.map(([words]) => `complete -C '${words.join(' ')}'; echo .`);
    const script = `${fishScript(specs())}\n${asked.join('\n')}`;
    const said = execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
    const offered = said.split('\n.\n').slice(0, -1);
    expect(offered.map((lines) => lines.split('\n').map((line) => line.split('\t')[0]))).toEqual(
      TYPED.map(([, given]) => given.toSorted()),
    );
    expect(offered[0]).toBe(`watch\t${COMMANDS.watch?.about}`);
  });

  test.skipIf(!isHere('zsh') || !hasTerminals)('zsh itself completes the same on a terminal', async () => {
    const home = mkdtempSync(join(tmpdir(), 'parlor-zsh-'));
    const zsh = onTerminal('zsh -f -i', { HOME: home });
    try {
      writeFileSync(join(home, 'completion'), zshScript(specs()));
      // A `parlor` that tells what it was called with: the words as zsh has completed them.
      zsh.type('source ~/completion; parlor() print -r -- "it $(echo got) $*."; echo $(echo ready) now\n');
      await zsh.shown(afterwards('ready now'));
      for (const [words, given] of TYPED.filter(([, { length }]) => length === 1)) {
        zsh.type(`${words.join(' ')}\t\n`);
        const [, ...full] = [...words.slice(0, -1), ...given];
        await zsh.shown(afterwards(`it got ${full.join(' ')}.`));
      }
    } finally {
      await zsh.close();
      rmSync(home, { recursive: true, force: true });
    }
  });

  test('every command and option is known to each shell', () => {
    const [zsh, fish] = [zshScript(specs()), fishScript(specs())];
    expect(zsh).toContain('bashcompinit');
    for (const { name, options } of specs()) {
      expect(fish).toContain(`-a ${name.split(' ')[0]} `);
      for (const option of options) {
        expect(zsh).toContain(`--${option.name}`);
        expect(fish).toContain(` -l ${option.name} `);
      }
    }
  });
});

describe('colours', () => {
  const bold = (isTTY: boolean, env: { readonly [name: string]: string }): string =>
    paintFor({ isTTY }, env)('bold', 'x');

  test('are for terminals that have them, unless somebody says otherwise', () => {
    const [plain, painted] = ['x', '\u001b[1mx\u001b[22m'];
    expect(bold(true, {})).toBe(painted);
    expect(bold(false, {})).toBe(plain);
    expect(bold(true, { TERM: 'dumb' })).toBe(plain);
    expect(bold(true, { NO_COLOR: '1' })).toBe(plain);
    expect(bold(true, { NO_COLOR: '' })).toBe(painted);
    expect(bold(false, { FORCE_COLOR: '1' })).toBe(painted);
    expect(bold(true, { FORCE_COLOR: '0' })).toBe(plain);
    expect(bold(false, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(painted);
  });

  test('come from us alone: what others say cannot move the cursor', () => {
    expect(harmless('a\u001b[2Jb\u009bc\td\ne')).toBe('a�[2Jb�c\td\ne');
  });
});

test('the guide lists every command and every option', () => {
  const guide = readFileSync(fromRoot('docs', 'command-line.md'), 'utf8');
  for (const [name, { words }] of Object.entries(COMMANDS))
    expect(guide).toContain(`\`parlor ${[name, ...words].join(' ').replaceAll('|', '\\|')}\``);
  const options = Object.values(COMMANDS).flatMap((listed) => listed.options);
  for (const { name } of options) expect(guide).toContain(`--${name}`);
});
