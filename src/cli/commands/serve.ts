import { ALL_IS_WELL, type Command } from '../command.js';

export const serve: Command = {
  async run() {
    await import('../../main.js');
    return ALL_IS_WELL;
  },
};
