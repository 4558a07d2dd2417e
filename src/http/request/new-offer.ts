import { z } from 'zod';

const OFFERS = ['draw', 'takeback', 'stop-clock'] as const;

export const NewOffer = z
  .strictObject({
    type: z
      .enum(OFFERS, `must be one of ${OFFERS.join(', ')}`)
      .describe('A draw for everybody; your last action taken back; play on without the clock.'),
  })
  .meta({ id: 'NewOffer' });

export const NewAnswer = z
  .strictObject({ answer: z.enum(['accept', 'decline'], 'must be accept or decline') })
  .meta({ id: 'NewAnswer' });
