import { readFileSync } from 'node:fs';
import { fromRoot } from '../../root.js';
import { ALL_IS_WELL, type Command } from '../command.js';

export const version: Command = {
  async run({ has }) {
    const own: string = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version;
    console.log(has('json') ? JSON.stringify({ version: own }) : own);
    return ALL_IS_WELL;
  },
};
