import { ALL_IS_WELL, type Command } from '../command.js';
import { thereIn } from '../server/there.js';
import { forgetToken, tokenFile } from '../server/tokens.js';

export const logout: Command = {
  async run(asked) {
    const { url } = thereIn({
      ...asked,
      value: (option) => (option === 'token' ? 'none' : asked.value(option)),
    });
    const forgotten = forgetToken(url);
    if (asked.has('json')) console.log(JSON.stringify({ server: url, forgotten, file: tokenFile(url) }));
    else console.log(forgotten ? `The token for ${url} is forgotten.` : `No token was kept for ${url}.`);
    return ALL_IS_WELL;
  },
};
