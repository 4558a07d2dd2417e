import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import { NewAnswer, NewOffer } from '../request/new-offer.js';
import { GameArgument, Key } from './arguments.js';
import { type Offer, requirePlayer, tool } from './tool.js';
import { gameInWords } from './words.js';

const offer = tool({
  name: 'offer',
  title: 'Offer a draw, a takeback, or to stop the clock',
  description:
    'Asks every other person at the table; when all agree it is done, and the next move makes it void. Against bots alone a takeback is done at once.',
  input: z.strictObject({ ...GameArgument.shape, ...NewOffer.shape, ...Key.shape }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, type } = input;
    const done = await services.tables.makeOffer({
      gameId,
      player: who,
      wanted: { offer: type },
      expected: null,
      requestId,
      key: keyFor(input.key, 'offer', { type }),
    });
    return done.ok ? yes(gameInWords(done.value.game, who.id)) : no(done.problem);
  },
});

const answerOffer = tool({
  name: 'answer_offer',
  title: 'Accept or decline an offer',
  description: 'Answers an open offer by its number, as look shows it.',
  input: z.strictObject({
    ...GameArgument.shape,
    number: z.int('must be a whole number').min(1, 'must be 1 or more'),
    ...NewAnswer.shape,
    ...Key.shape,
  }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, number, answer } = input;
    const wanted = { number, answer };
    const key = keyFor(input.key, 'answer', wanted);
    const done = await services.tables.answerOffer({
      gameId,
      player: who,
      wanted,
      expected: null,
      requestId,
      key,
    });
    return done.ok ? yes(gameInWords(done.value.game, who.id)) : no(done.problem);
  },
});

export const OFFER_TOOLS: readonly Offer[] = [offer, answerOffer];
