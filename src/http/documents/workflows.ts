import { VERSION } from './openapi.js';

/** Ways through the API that callers go most often, step by step, as Arazzo has it. A test runs each of them. */
export const workflowsDocument = () => ({
  arazzo: '1.0.1',
  info: {
    title: 'Parlor, step by step',
    version: VERSION,
    summary: 'Ways through the API that callers go most often.',
    description:
      'Each workflow is run by a test, on a server that has nothing in it. Tokens are sent as `Authorization: Bearer …`.',
  },
  sourceDescriptions: [{ name: 'parlor', url: './openapi.json', type: 'openapi' }],
  workflows: [playAGame, joinByLink, verifyARecord],
});

const JSON_TYPE = 'application/json';

const as = (step: string) => ({
  name: 'Authorization',
  in: 'header',
  value: `Bearer {$steps.${step}.outputs.token}`,
});
const gameOf = (step: string) => ({ name: 'id', in: 'path', value: `$steps.${step}.outputs.game` });
const body = (payload: unknown) => ({ contentType: JSON_TYPE, payload });
const status = (code: number) => ({ condition: `$statusCode == ${code}` });
const bodyHas = (field: string, value: string) => ({ condition: `$response.body#/${field} == ${value}` });

const becomesPlayer = (stepId: string, name: string, description: string) => ({
  stepId,
  description,
  operationId: 'createPlayer',
  requestBody: body({ name }),
  successCriteria: [status(201)],
  outputs: { token: '$response.body#/token' },
});

const playAGame = {
  workflowId: 'play-a-game',
  summary: 'Play a game to its end',
  description:
    'Somebody plays both seats of a small game of Knucklebones: look, do what is legal, until it is over.',
  steps: [
    becomesPlayer('become-a-player', 'Ann', 'A name gives a token, which is shown this once.'),
    {
      stepId: 'lay-a-table',
      description: 'Both seats are yours, so the game starts at once.',
      operationId: 'createGame',
      parameters: [as('become-a-player')],
      requestBody: body({
        ruleset: 'knucklebones',
        options: { width: 2, height: 1 },
        seats: [{ player: 'me' }, { player: 'me' }],
      }),
      successCriteria: [status(201), bodyHas('status', "'playing'")],
      outputs: { game: '$response.body#/id' },
    },
    {
      stepId: 'look',
      description: 'On your turn `legal` lists all that you may do.',
      operationId: 'getGame',
      parameters: [as('become-a-player'), gameOf('lay-a-table')],
      successCriteria: [status(200)],
      outputs: { action: '$response.body#/legal/0/action' },
    },
    {
      stepId: 'act',
      description: 'The body is the action itself, as `legal` has it. While the game is played, look again.',
      operationId: 'act',
      parameters: [as('become-a-player'), gameOf('lay-a-table')],
      requestBody: body('$steps.look.outputs.action'),
      successCriteria: [status(201)],
      onSuccess: [
        {
          name: 'your-turn-again',
          type: 'goto',
          stepId: 'look',
          criteria: [bodyHas('game/status', "'playing'")],
        },
      ],
    },
    {
      stepId: 'read-the-end',
      description: '`outcome` says who won.',
      operationId: 'getGame',
      parameters: [as('become-a-player'), gameOf('lay-a-table')],
      successCriteria: [status(200), bodyHas('status', "'over'")],
      outputs: { ranking: '$response.body#/outcome/ranking' },
    },
  ],
  outputs: {
    game: '$steps.lay-a-table.outputs.game',
    ranking: '$steps.read-the-end.outputs.ranking',
  },
};

const joinByLink = {
  workflowId: 'join-by-link',
  summary: 'Invite somebody to a table that is not listed',
  description:
    'Ann lays a table for whoever has its address or its code; Ben sits down by the code, and the game starts.',
  steps: [
    becomesPlayer('ann-comes', 'Ann', 'The host.'),
    {
      stepId: 'ann-lays-a-table',
      description:
        'With `visibility: link` the table has a `code` that can be said aloud; its address does the same.',
      operationId: 'createGame',
      parameters: [as('ann-comes')],
      requestBody: body({ ruleset: 'knucklebones', visibility: 'link' }),
      successCriteria: [status(201), bodyHas('status', "'waiting'")],
      outputs: { code: '$response.body#/code' },
    },
    becomesPlayer('ben-comes', 'Ben', 'Somebody who was told the code.'),
    {
      stepId: 'ben-joins',
      description: 'The last seat is taken, so the game starts.',
      operationId: 'joinByCode',
      parameters: [as('ben-comes')],
      requestBody: body({ code: '$steps.ann-lays-a-table.outputs.code' }),
      successCriteria: [status(201), bodyHas('status', "'playing'")],
      outputs: { game: '$response.body#/id' },
    },
  ],
  outputs: { game: '$steps.ben-joins.outputs.game' },
};

const verifyARecord = {
  workflowId: 'verify-a-record',
  summary: 'Take a finished game home and check it',
  description:
    'Once a game is over anybody who may see it gets it as one file that proves itself. What checks it (`npx parlor verify`, the page `/verify`) needs no server.',
  steps: [
    {
      stepId: 'play',
      description: 'A game that is over.',
      workflowId: 'play-a-game',
      outputs: { game: '$outputs.game' },
    },
    {
      stepId: 'see-the-promise',
      description:
        'The first event holds the hash of the secret that all the luck follows from: it was told before anybody acted.',
      operationId: 'listEvents',
      parameters: [gameOf('play'), { name: 'limit', in: 'query', value: 1 }],
      successCriteria: [status(200)],
      outputs: { commitment: '$response.body#/items/0/event/commitment' },
    },
    {
      stepId: 'get-the-record',
      description: 'The record tells the secret. Its hash is the one that was promised.',
      operationId: 'getRecord',
      parameters: [gameOf('play')],
      successCriteria: [status(200), bodyHas('commitment', '$steps.see-the-promise.outputs.commitment')],
      outputs: { record: '$response.body' },
    },
  ],
  outputs: { record: '$steps.get-the-record.outputs.record' },
};
