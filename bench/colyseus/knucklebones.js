import { Room } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';

const WIDTH = 3;
const HEIGHT = 3;

const Column = schema({ dice: ['uint8'] });
const Board = schema({ columns: [Column] });
const Table = schema({ boards: [Board], die: 'uint8', seat: 'uint8', moves: 'uint32', isOver: 'boolean' });

const emptyBoard = () => {
  const columns = Array.from({ length: WIDTH }, () => new Column({ dice: new ArraySchema() }));
  return new Board({ columns: new ArraySchema(...columns) });
};
const roll = () => 1 + Math.floor(Math.random() * 6);
const isFull = ({ columns }) => columns.every(({ dice }) => dice.length === HEIGHT);

/** The same rules as ours, as a room of Colyseus: nothing is kept, and a move is told at once instead of with the next tick. */
export class Knucklebones extends Room {
  onCreate() {
    this.setPatchRate(null);
    this.state = new Table();
    this.deal();
    this.onMessage('place', (_client, column) => this.place(column));
    this.onMessage('again', () => {
      this.deal();
      this.broadcastPatch();
    });
  }

  deal() {
    const boards = new ArraySchema(emptyBoard(), emptyBoard());
    this.state.assign({ boards, die: roll(), seat: 0, moves: 0, isOver: false });
  }

  place(column) {
    const { state } = this;
    const own = state.boards[state.seat].columns[column];
    if (own === undefined || state.isOver || own.dice.length === HEIGHT) return;
    own.dice.push(state.die);
    const facing = state.boards[1 - state.seat].columns[column];
    for (let slot = facing.dice.length - 1; slot >= 0; slot--)
      if (facing.dice[slot] === state.die) facing.dice.splice(slot, 1);
    state.isOver = state.boards.some(isFull);
    state.seat = 1 - state.seat;
    state.die = roll();
    state.moves++;
    this.broadcastPatch();
  }
}
