import { z } from 'zod';

const View = z.object({
  seatToAct: z.int(),
  die: z.int(),
  height: z.int(),
  boards: z.array(z.array(z.array(z.int()))),
});

/**
 * The column of a player who never wants to finish: where most dice of the opponent go, else the emptiest of its own.
 * On eight columns of six, two such players empty each other's boards for ever, all by legal moves.
 */
export const longColumn = (seen: unknown): number => {
  const { seatToAct, die, height, boards } = View.parse(seen);
  const own = boards[seatToAct] ?? [];
  const facing = boards[1 - seatToAct] ?? [];
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  own.forEach((dice, column) => {
    const destroyed = facing[column]?.filter((face) => face === die).length ?? 0;
    const worth = destroyed * (height + 1) - dice.length;
    if (dice.length < height && worth > bestWorth) {
      best = column;
      bestWorth = worth;
    }
  });
  return best;
};
