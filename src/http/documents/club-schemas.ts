import { z } from 'zod';

/** Clubs and their people, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');

export const MemberDocument = z
  .object({
    id: z.string().describe('Of this place in this club alone; it is not the id of a player.'),
    displayName: z.string(),
    role: z
      .enum(['owner', 'helper', 'member', 'removed'])
      .describe(
        '`owner` may do everything, `helper` lets people in, names and removes members, `member` belongs. `removed` was sent away: shown to owner and helpers alone.',
      ),
    you: z.boolean(),
    joinedAt: time,
  })
  .meta({ id: 'ClubMember' });

export const ClubDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z
      .union([z.string(), z.null()])
      .describe(
        'Lets people in by `POST /clubs/join`; shown to owner and helpers, null while the door is closed.',
      ),
    people: z.int().min(1).describe('How many belong to it.'),
    you: MemberDocument,
    createdAt: time,
    links: z.object({ self: z.string(), members: z.string() }),
  })
  .meta({ id: 'Club' });

export const ClubListDocument = z.object({ items: z.array(ClubDocument) }).meta({ id: 'ClubList' });

export const MemberListDocument = z.object({ items: z.array(MemberDocument) }).meta({ id: 'ClubMemberList' });
