import { spawnSync } from 'node:child_process';

/** Whoever has no Python can test the rest; continuous integration has it. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Whether a program can be found where the shell finds them. */
export const isHere = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;
