import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import { networkOf } from '../request/network.js';
import { NewClaim } from '../request/new-claim.js';
import { GameArgument, Key } from './arguments.js';
import { GameTold, gameTold } from './told.js';
import { type Offer, requirePlayer, tool } from './tool.js';

const rematch = tool({
  name: 'rematch',
  title: 'Play again with the same people',
  description:
    'For a game that is over, in which you sat. Lays the same table again, with the seats of the others kept for them; or, when one of them has asked before you, sits down at that table. Bots come along.',
  input: z.strictObject({ ...GameArgument.shape, ...Key.shape }),
  output: GameTold,
  auth: 'required',
  budget: 'creations',
  async run({ c, services, player, input, requestId }) {
    const who = requirePlayer(player);
    const key = keyFor(input.key, 'rematch', input.game);
    const wanted = { gameId: input.game, network: networkOf(c, services) };
    const done = await services.tables.rematch({ player: who, wanted, requestId, key });
    return done.ok ? yes(gameTold(done.value.game, who.id)) : no(done.problem);
  },
});

const claim = tool({
  name: 'claim_seat',
  title: 'Claim the seat of somebody who is gone',
  description:
    'In a game without a clock: when whoever is to act was not seen for long, a bot plays on in that seat ("bot"), or the game is over ("end"). Look says who is away, and from when on the seat can be claimed.',
  input: z.strictObject({ ...GameArgument.shape, ...NewClaim.shape, ...Key.shape }),
  output: GameTold,
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, type, seat } = input;
    const done = await services.tables.claimSeat({
      gameId,
      player: who,
      wanted: { claim: type, seat },
      expected: null,
      requestId,
      key: keyFor(input.key, 'claim', seat === undefined ? { type } : { type, seat }),
    });
    return done.ok ? yes(gameTold(done.value.game, who.id)) : no(done.problem);
  },
});

export const TOGETHER_TOOLS: readonly Offer[] = [rematch, claim];
