import { z } from 'zod';
import { AnySighting } from './schemas.js';

/** The shapes of what explains: guides, actions tried out, chances. */

export const GuideListDocument = z
  .object({
    items: z.array(
      z.object({ name: z.string(), title: z.string(), links: z.object({ self: z.string() }) }).meta({
        id: 'ListedGuide',
      }),
    ),
  })
  .meta({ id: 'Guides' });

export const RehearsalDocument = z
  .object({
    accepted: z.literal(true),
    version: z.int().min(1).describe('The version it was tried on; it still stands.'),
    certain: z
      .array(z.object({ text: z.string(), event: AnySighting }))
      .describe('What would happen first, whatever the luck and whatever is hidden from you.'),
    dependsOnLuck: z
      .boolean()
      .describe('Whether more would happen that hangs on luck, or on what you cannot see.'),
    endsGame: z.enum(['yes', 'no', 'perhaps']).describe('Whether the game would be over.'),
  })
  .meta({ id: 'Rehearsal', description: 'What is certain about an action that was not done.' });
