import { z } from 'zod';
import { Code } from './new-token.js';
import { PersonName } from './person-name.js';

const displayName = PersonName.describe(
  'What you are called in this club; only its people see it. Left out, it is your name.',
);

export const NewClub = z
  .strictObject({ name: PersonName.describe('What the club is called; its people see it.') })
  .meta({ id: 'NewClub' });

export const CodeOfClub = z
  .strictObject({
    code: Code.describe('As it was said or written down; small letters, spaces and dashes do not matter.'),
    displayName: displayName.optional(),
  })
  .meta({ id: 'CodeOfClub' });

export const MemberChanges = z
  .strictObject({
    displayName: displayName.optional(),
    role: z
      .enum(['owner', 'helper', 'member'], 'must be owner, helper or member')
      .optional()
      .describe(
        'Given by the owner. Whoever is made the owner takes the club over, and the owner before becomes a helper; whoever was removed is let in again.',
      ),
  })
  .refine(({ displayName: name, role }) => name !== undefined || role !== undefined, {
    message: 'must have displayName or role',
  })
  .meta({ id: 'MemberChanges' });

export const ClubId = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a club, such as c_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of a club you are in.', example: 'c_3nE7fVq0sJYk2mPzXa9RtB' }),
});

export const MemberId = ClubId.extend({
  member: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a member, such as m_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({
      description: 'The id of somebody in this club; `you` of the club has your own.',
      example: 'm_3nE7fVq0sJYk2mPzXa9RtB',
    }),
});
