import type { Dice } from './dice.js';
import { lookUp, OPTIONS, type Operation, type Parameter } from './document.js';
import { poisoned, twisted, valueFrom } from './from-schema.js';
import { harmless } from './harmless.js';
import { anyHeaders } from './headers.js';
import { hostileText, spoilt } from './hostile.js';
import { anyOperation, assignmentsOf, gamesFor, NOTHING, whoFits } from './likely.js';
import { planMcp } from './mcp.js';
import type { KnownGame, KnownThing, Notebook } from './notebook.js';

/** A request that will be sent. */
export interface Planned {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
  readonly token: string | null;
  /** Where in the document it belongs. */
  readonly template: string;
}

export const plan = (dice: Dice, notebook: Notebook): Planned => {
  if (dice.percent(6)) return planMcp(dice, notebook);
  if (dice.percent(4)) return planElsewhere(dice, notebook);
  return planOperation(anyOperation(dice), dice, notebook);
};

const CREATING: ReadonlySet<string> = new Set(['POST /players', 'POST /games', 'POST /games/{id}/forks']);

const isCreating = ({ method, template }: Operation): boolean => CREATING.has(`${method} ${template}`);

const planOperation = (operation: Operation, dice: Dice, notebook: Notebook): Planned => {
  const game = dice.any(gamesFor(operation, notebook.games));
  const thing = dice.any(notebook.things(kindIn(operation)));
  const token = anyToken(dice, notebook, whoFits(operation, dice, thing ?? game));
  const code = dice.any(notebook.codes);
  const body = operation.body === null ? strayBody(dice) : bodyFor(operation, dice, { game, code });
  return {
    method: dice.percent(2)
      ? dice.one(['PATCH', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'])
      : operation.method,
    path: pathFor(operation, dice, notebook, thing ?? game) + queryFor(operation, dice, notebook, game),
    headers: anyHeaders(operation, dice, { token, game, hasBody: body !== null }),
    body,
    token,
    template: operation.template,
  };
};

/** What the id in an address is of, where it is no game. */
const kindIn = ({ template }: Operation): string => {
  const [, where = ''] = /^\/(clubs|tournaments|seeks|me\/tokens)\/\{id\}/.exec(template) ?? [];
  return KINDS[where] ?? '';
};
const KINDS: { readonly [where: string]: string } = {
  clubs: 'c',
  tournaments: 'tn',
  seeks: 's',
  'me/tokens': 't',
};

const anyToken = (dice: Dice, notebook: Notebook, fitting: string | null | undefined): string | null => {
  if (dice.percent(12)) return null;
  if (dice.percent(4)) return hostileText(dice);
  return (dice.percent(70) ? fitting : null) ?? dice.any(notebook.tokens) ?? null;
};

const pathFor = (
  operation: Operation,
  dice: Dice,
  notebook: Notebook,
  game: KnownGame | KnownThing | undefined,
): string =>
  operation.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((it) => it.in === 'path' && it.name === name);
    if (dice.percent(8) || parameter === undefined) return inAddress(hostileText(dice)) || '-';
    return inAddress(String(knownWord(parameter, dice, notebook, game))) || '-';
  });

const queryFor = (
  operation: Operation,
  dice: Dice,
  notebook: Notebook,
  game: KnownGame | undefined,
): string => {
  const asked = operation.parameters
    .filter((it) => it.in === 'query' && dice.percent(35))
    .map((it) => [
      it.name,
      dice.percent(20) ? hostileText(dice) : String(knownWord(it, dice, notebook, game)),
    ]);
  if (dice.percent(3)) asked.push([hostileText(dice), hostileText(dice)]);
  if (dice.percent(2)) asked.push(...asked);
  if (dice.percent(1)) asked.push(['limit', '1'.repeat(6_000)]);
  const pairs = asked.map(([name = '', value = '']) => `${inAddress(name)}=${inAddress(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** What a parameter of this name could well be. */
const knownWord = (
  { name, schema }: Parameter,
  dice: Dice,
  notebook: Notebook,
  game: KnownGame | KnownThing | undefined,
): unknown => {
  switch (name) {
    case 'id':
      return game?.id ?? 'g_none';
    case 'ruleset':
      return dice.any(OPTIONS)?.[0];
    case 'seat':
      return dice.below(3);
    case 'at':
    case 'after':
      return dice.below((game !== undefined && 'version' in game ? game.version : 1) + 2);
    case 'club':
      return dice.any(notebook.things('c'))?.id ?? 'c_none';
    case 'member':
      return dice.any(notebook.things('m'))?.id ?? 'm_none';
    case 'assignment':
      return dice.any(assignmentsOf(game, notebook))?.id ?? 'a_none';
    case 'number':
      return (game !== undefined && 'offer' in game ? game.offer : null) ?? dice.below(20);
    case 'entrant':
      return 1 + dice.below(3);
    case 'cursor':
      return dice.any(notebook.cursors) ?? 'none';
    case 'ticket':
      return dice.any(notebook.tickets) ?? 'none';
    case 'code':
      return dice.one(['column-full', 'not-found', 'unavailable', 'unknown-game']);
    default:
      return valueFrom(schema, dice, lookUp);
  }
};

/** Percent signs stay as they are: what is encoded wrongly is sent wrongly. */
const inAddress = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => (SAFE.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte)))
    .join('');

const SAFE = /[\w.~%*!'()-]/;
const hex = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** What a body may be about. */
interface Subject {
  readonly game: KnownGame | undefined;
  readonly code: string | undefined;
}

const bodyFor = (operation: Operation, dice: Dice, about: Subject): Buffer | null => {
  const text = JSON.stringify(harmless(spoiltValue(operation, valueFor(operation, dice, about), dice))) ?? '';
  if (dice.percent(8)) return spoilt(dice, text);
  return dice.percent(3) ? null : Buffer.from(text);
};

/** What creates something is spoilt more often, since whatever is kept must have been looked at. */
const spoiltValue = (operation: Operation, value: unknown, dice: Dice): unknown => {
  if (dice.percent(isCreating(operation) ? 30 : 25)) return twisted(value, dice);
  return dice.percent(isCreating(operation) ? 40 : 5) ? poisoned(value, dice) : value;
};

const valueFor = ({ template, body }: Operation, dice: Dice, { game, code }: Subject): unknown => {
  if (/^\/tokens$|\/join$/.test(template) && dice.percent(60)) return { code };
  if (/\/(?:actions|rehearsals)$/.test(template) && dice.percent(75))
    return dice.any(game?.legal ?? [])?.action ?? { type: 'roll' };
  if (template === '/games' && dice.percent(75)) return newGame(dice);
  return dice.percent(30) ? body?.example : valueFrom(body?.schema ?? {}, dice, lookUp);
};

const newGame = (dice: Dice): unknown => {
  const [ruleset, options] = dice.any(OPTIONS) ?? ['knucklebones', {}];
  const seat = (): unknown =>
    dice.one([
      { player: 'me' },
      { player: 'me' },
      { open: true },
      { player: 'me', salt: 'pepper' },
      { bot: 'easy' },
    ]);
  return {
    ruleset,
    ...(dice.percent(40) ? { options: valueFrom(options, dice, lookUp) } : {}),
    ...(dice.percent(85) ? { seats: Array.from({ length: 2 + dice.below(2) }, seat) } : {}),
    ...(dice.percent(20)
      ? { chance: dice.one([{ seed: 'monday' }, { script: [1, 2, 3, 'x'], whenSpent: 'random' }]) }
      : {}),
    ...(dice.percent(4)
      ? { chance: { seed: 'storm' }, chaos: { drop: 0.3, duplicate: 0.2, restart: true } }
      : {}),
    ...(dice.percent(20) ? { visibility: dice.one(['public', 'private', 'link']) } : {}),
  };
};

/** Who asks with GET may send a body all the same. */
const strayBody = (dice: Dice): Buffer | null => (dice.percent(2) ? Buffer.from('{"stray":true}') : null);

const PLACES = [
  '/web/icon.svg',
  '/web/none.js',
  '/docs',
  '/docs/explorer.js',
  '/openapi.json',
  '/verify',
  '/play/x',
];

/** Files, pages, and where nothing is. */
const planElsewhere = (dice: Dice, notebook: Notebook): Planned => {
  const path = dice.percent(50)
    ? (dice.any(PLACES) ?? '/')
    : `/${inAddress(hostileText(dice)).replaceAll('/', '')}`;
  const token = dice.any(notebook.tokens) ?? null;
  return {
    method: dice.one(['GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PATCH']),
    path,
    headers: anyHeaders(NOTHING, dice, { token, game: undefined, hasBody: false }),
    body: null,
    token,
    template: '(elsewhere)',
  };
};
