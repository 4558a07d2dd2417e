import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { findRulebook, RULEBOOKS } from '../../table/shelf.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { NewPlayer } from '../request/new-player.js';
import { type Offer, tool } from './tool.js';

const listRulesets = tool({
  name: 'list_rulesets',
  title: 'The games on the shelf',
  description: 'Every game one can play here, with how many seats it has.',
  input: z.strictObject({}),
  auth: 'none',
  budget: 'reads',
  run: () =>
    yes(
      RULEBOOKS.map(({ id, name, about, seats }) => {
        const range = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
        return `- ${id}: ${name}, ${range} seats. ${about}`;
      }).join('\n'),
    ),
});

const readRules = tool({
  name: 'read_rules',
  title: 'The rules of a game',
  description: 'The rules as Markdown, the options with their presets, and the JSON Schema of actions.',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').describe('One of list_rulesets.'),
  }),
  auth: 'none',
  budget: 'reads',
  cost: COST_OF_DOCUMENT,
  run({ input }) {
    const found = findRulebook(input.ruleset);
    if (!found.ok) return found;
    const book = found.value;
    const presets = book.presets.map(
      ({ id, name, about, options }) => `- ${id} (${name}): ${about} ${JSON.stringify(options)}`,
    );
    return yes(
      [
        book.manual.trimEnd(),
        `## Presets\n\n${presets.join('\n')}`,
        `## Options, as JSON Schema\n\n${JSON.stringify(z.toJSONSchema(book.schemas.options, { io: 'input' }))}`,
        `## Actions, as JSON Schema\n\n${JSON.stringify(z.toJSONSchema(book.schemas.action))}`,
      ].join('\n\n'),
    );
  },
});

const createPlayer = tool({
  name: 'create_player',
  title: 'Become a player',
  description:
    'A name gives you a token, shown this once. It is who you are: keep it to yourself. Not needed when your client already sends a token.',
  input: z.strictObject({ name: NewPlayer.shape.name }),
  auth: 'none',
  budget: 'creations',
  async run({ services, input }) {
    const welcome = await services.tables.guests.welcome(input.name);
    if (!welcome.ok) return no(welcome.problem);
    const { player, token } = welcome.value;
    return yes(
      `You are ${player.name} (${player.id}). Your token, shown this once: ${token}\nGive it as the argument "token" of the other tools.`,
    );
  },
});

export const SHELF_TOOLS: readonly Offer[] = [listRulesets, readRules, createPlayer];
