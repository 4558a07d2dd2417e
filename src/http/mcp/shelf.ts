import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import type { Rulebook } from '../../engine/rulebook.js';
import { findRulebook, RULEBOOKS } from '../../table/shelf.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { NewPlayer } from '../request/new-player.js';
import { Json } from './told.js';
import { type Offer, tool } from './tool.js';

const listRulesets = tool({
  name: 'list_rulesets',
  title: 'The games on the shelf',
  description: 'Every game one can play here, with how many seats it has.',
  input: z.strictObject({}),
  output: z.object({
    rulesets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        about: z.string(),
        seats: z.object({ min: z.int(), max: z.int() }),
      }),
    ),
  }),
  auth: 'none',
  budget: 'reads',
  run() {
    const rulesets = RULEBOOKS.map(({ id, name, about, seats }) => ({ id, name, about, seats }));
    return yes({ text: rulesets.map(lineOf).join('\n'), data: { rulesets } });
  },
});

const lineOf = ({ id, name, about, seats }: Pick<Rulebook, 'id' | 'name' | 'about' | 'seats'>): string => {
  const range = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  return `- ${id}: ${name}, ${range} seats. ${about}`;
};

const readRules = tool({
  name: 'read_rules',
  title: 'The rules of a game',
  description: 'The rules as Markdown, the options with their presets, and the JSON Schema of actions.',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').describe('One of list_rulesets.'),
  }),
  output: z.object({
    ruleset: z.string(),
    presets: z.array(z.object({ id: z.string(), name: z.string(), about: z.string(), options: Json })),
    options: Json.describe('JSON Schema of the options.'),
    action: Json.describe('JSON Schema of an action.'),
  }),
  auth: 'none',
  budget: 'reads',
  cost: COST_OF_DOCUMENT,
  run({ input }) {
    const found = findRulebook(input.ruleset);
    if (!found.ok) return found;
    const { id: ruleset, presets, ...book } = found.value;
    const lines = presets.map(
      ({ id, name, about, options: set }) => `- ${id} (${name}): ${about} ${JSON.stringify(set)}`,
    );
    const options = z.toJSONSchema(book.schemas.options, { io: 'input' });
    const action = z.toJSONSchema(book.schemas.action);
    const text = [
      book.manual.trimEnd(),
      `## Presets\n\n${lines.join('\n')}`,
      `## Options, as JSON Schema\n\n${JSON.stringify(options)}`,
      `## Actions, as JSON Schema\n\n${JSON.stringify(action)}`,
    ].join('\n\n');
    return yes({ text, data: { ruleset, presets, options, action } });
  },
});

const createPlayer = tool({
  name: 'create_player',
  title: 'Become a player',
  description:
    'A name gives you a token, shown this once. It is who you are: keep it to yourself. Not needed when your client already sends a token.',
  input: z.strictObject({ name: NewPlayer.shape.name }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    token: z.string().describe('Shown this once: give it as "token" to the other tools.'),
  }),
  auth: 'none',
  budget: 'creations',
  async run({ services, input }) {
    const welcome = await services.tables.guests.welcome(input.name);
    if (!welcome.ok) return no(welcome.problem);
    const { player, token } = welcome.value;
    return yes({
      text: `You are ${player.name} (${player.id}). Your token, shown this once: ${token}\nGive it as the argument "token" of the other tools.`,
      data: { id: player.id, name: player.name, token },
    });
  },
});

export const SHELF_TOOLS: readonly Offer[] = [listRulesets, readRules, createPlayer];
