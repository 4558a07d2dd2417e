import { z } from 'zod';
import { CARD_ID } from './cards.js';
import { CELLS, COLOURS, SAFE_CELLS } from './track.js';

export const seat = z.int().min(0).max(3);
export const count = z.int().min(0);
export const trackCell = z
  .int()
  .min(0)
  .max(CELLS - 1);
const safeCell = z
  .int()
  .min(0)
  .max(SAFE_CELLS - 1);
export const colour = z.enum(COLOURS);
export const card = z.string().regex(new RegExp(`^(${CARD_ID})$`));
export const marble = z.string().regex(/^[0-3]-[0-3]$/);

export const place = z.discriminatedUnion('zone', [
  z.strictObject({ zone: z.literal('home') }).meta({ id: 'JackarooHome', description: 'Not on the board.' }),
  z
    .strictObject({ zone: z.literal('track'), cell: trackCell })
    .meta({ id: 'JackarooOnTrack', description: 'On a cell of the ring, which all seats share.' }),
  z
    .strictObject({ zone: z.literal('safe'), cell: safeCell })
    .meta({ id: 'JackarooInSafeZone', description: "In its own seat's safe zone; 3 is the far end." }),
]);

/** Why a marble was sent home. */
const CAUSES = ['landing', 'king', 'fielding', 'burner', 'trap'] as const;
export type Cause = (typeof CAUSES)[number];

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** What everybody at the table sees as it is. */
const PUBLIC = [
  event('colours-assigned', { colours: z.array(colour).min(2).max(4) }).meta({
    id: 'JackarooColoursAssigned',
    description: 'Each seat has its colour, by seat.',
  }),
  event('round-started', { roundNumber: z.int().min(1) }).meta({
    id: 'JackarooRoundStarted',
    description: 'A round begins with a deal; seat 0 is first.',
  }),
  event('deck-refilled', { count }).meta({
    id: 'JackarooDeckRefilled',
    description: 'All cards of the fire pit, so many, went back into the deck.',
  }),
  event('card-played', { seat, card }).meta({
    id: 'JackarooCardPlayed',
    description: 'A card went face up on the fire pit; what it did follows.',
  }),
  event('card-discarded', { seat, card }).meta({
    id: 'JackarooCardDiscarded',
    description: 'A card was thrown on the fire pit without effect.',
  }),
  event('marble-fielded', { seat, marble, cell: trackCell }).meta({
    id: 'JackarooMarbleFielded',
    description: 'A marble came from home to its base.',
  }),
  event('marble-moved', {
    seat,
    marble,
    steps: z.int().min(-4).max(13).describe('Negative when it went backward.'),
    from: place,
    to: place,
  }).meta({ id: 'JackarooMarbleMoved', description: 'The acting seat moved a marble, not always its own.' }),
  event('marbles-swapped', {
    seat,
    marble,
    cell: trackCell.describe('Where the own marble is now.'),
    other: marble,
    otherCell: trackCell.describe("Where the opponent's marble is now."),
  }).meta({ id: 'JackarooMarblesSwapped', description: 'Two marbles changed places.' }),
  event('marble-saved', { seat, marble, cell: trackCell, safeCell }).meta({
    id: 'JackarooMarbleSaved',
    description: 'A marble went from the track straight into its safe zone.',
  }),
  event('marble-sent-home', { seat, marble, cell: trackCell, cause: z.enum(CAUSES) }).meta({
    id: 'JackarooMarbleSentHome',
    description: 'A marble of this seat left the cell for home.',
  }),
  event('trap-sprung', { seat, marble, cell: trackCell }).meta({
    id: 'JackarooTrapSprung',
    description: 'A marble of this seat landed on a trap; the cell is none any more.',
  }),
  event('card-taken', { seat, victim: seat, card }).meta({
    id: 'JackarooCardTaken',
    description: "A card of the victim's hand went face up on the fire pit, under the card that took it.",
  }),
  event('turn-skipped', { seat }).meta({
    id: 'JackarooTurnSkipped',
    description: 'A seat that lost a card missed its turn.',
  }),
  event('turn-passed', { turnNumber: z.int().min(0).max(3), seat }).meta({
    id: 'JackarooTurnPassed',
    description: 'It is the turn of this seat.',
  }),
  event('won', { seat }).meta({
    id: 'JackarooWon',
    description: 'All four marbles of this seat are safe.',
  }),
  event('round-limit-reached', { roundNumber: z.int().min(1) }).meta({
    id: 'JackarooRoundLimitReached',
    description: 'The last round is over and nobody has won.',
  }),
] as const;

/** Hidden events say everything to the log; whether all may see a trap is written down with it. */
const TRAPS_PLACED = event('traps-placed', { cells: z.array(trackCell), visible: z.boolean() }).meta({
  id: 'JackarooTrapsPlaced',
  description: 'The first traps.',
});
const TRAP_PLACED = event('trap-placed', { cell: trackCell, visible: z.boolean() }).meta({
  id: 'JackarooTrapPlaced',
  description: 'A new trap for one that sprang.',
});
const CARDS_DEALT = event('cards-dealt', { seat, cards: z.array(card) }).meta({
  id: 'JackarooCardsDealt',
  description: 'A new hand.',
});

export const Event = z.discriminatedUnion('type', [...PUBLIC, TRAPS_PLACED, TRAP_PLACED, CARDS_DEALT]);
export type Event = z.infer<typeof Event>;

const TRAPS_PLACED_SEEN = event('traps-placed', {
  count,
  cells: z.array(trackCell).describe('Only when traps are visible, or the game is over.').optional(),
}).meta({ id: 'JackarooTrapsPlacedSeen', description: 'The first traps were placed.' });
const TRAP_PLACED_SEEN = event('trap-placed', {
  cell: trackCell.describe('Only when traps are visible, or the game is over.').optional(),
}).meta({ id: 'JackarooTrapPlacedSeen', description: 'A new trap was placed somewhere.' });
const CARDS_DEALT_SEEN = event('cards-dealt', {
  seat,
  count,
  cards: z.array(card).describe('Only for the seat that got them, until the game is over.').optional(),
}).meta({ id: 'JackarooCardsDealtSeen', description: 'A seat got a new hand.' });

export const Sighting = z.discriminatedUnion('type', [
  ...PUBLIC,
  TRAPS_PLACED_SEEN,
  TRAP_PLACED_SEEN,
  CARDS_DEALT_SEEN,
]);
export type Sighting = z.infer<typeof Sighting>;
