import core from 'boardgame.io/dist/cjs/core.js';

const WIDTH = 3;
const HEIGHT = 3;

const emptyBoard = () => Array.from({ length: WIDTH }, () => []);
const isFull = (board) => board.every((column) => column.length === HEIGHT);

/** Each die counts its face times the number of equal dice in its column. */
const columnScore = (column) =>
  column.reduce((sum, face) => sum + face * column.filter((other) => other === face).length, 0);
const score = (board) => board.reduce((sum, column) => sum + columnScore(column), 0);

const place = ({ G, playerID }, column) => {
  const own = G.boards[playerID][column];
  if (own === undefined || own.length === HEIGHT) return core.INVALID_MOVE;
  own.push(G.die);
  const facing = G.boards[1 - playerID];
  facing[column] = facing[column].filter((face) => face !== G.die);
};

/** The same rules as ours, written as boardgame.io wants them. */
export const knucklebones = {
  name: 'knucklebones',
  setup: () => ({ boards: [emptyBoard(), emptyBoard()], die: null }),
  moves: { place },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.die = random.D6();
    },
  },
  endIf: ({ G }) => (G.boards.some(isFull) ? { scores: G.boards.map(score) } : undefined),
};
