import { BOT_LEVELS } from '../../engine/bot.js';
import type { Option } from '../command.js';

/** Options that several commands have. */
export const SERVER: Option = {
  name: 'server',
  value: 'url',
  about: 'where the server is; PARLOR_SERVER unless told, else http://localhost:3000',
};

export const TOKEN: Option = {
  name: 'token',
  value: 'token',
  about: 'who you are; PARLOR_TOKEN unless told, else the one that parlor login keeps',
};

export const BOT: Option = {
  name: 'bot',
  value: 'level',
  oneOf: BOT_LEVELS,
  about: 'how strong the bots in the other seats are; medium unless told',
};

export const OPTIONS: Option = {
  name: 'options',
  value: 'json',
  about: 'the options of a new game, such as {"goal": 50}',
};

export const CODE: Option = {
  name: 'code',
  value: 'code',
  about: 'sit down at the table that a code leads to',
};

export const NAME: Option = {
  name: 'name',
  value: 'name',
  about: 'what a new player is called; Player unless told',
};
