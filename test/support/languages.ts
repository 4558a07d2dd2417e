import { spawnSync } from 'node:child_process';

/** Whoever has no Python can test the rest; continuous integration has it. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;
