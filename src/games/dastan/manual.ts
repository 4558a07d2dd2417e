/** The rules in our own words. Section numbers are quoted by refusals: keep them stable. */
export const manual = `# Dastan

Two armies on one board. How a piece jumps is not a matter of the piece but of the move option you pay for. Points decide: a captured mirza ends the game, and so does a mirza on the enemy kotla, but whoever has more points then wins.

## 1. The board

Rows are numbered from 1 at the top, columns from 1 on the left. A square is named \`row * 10 + column\`: 25 is row 2, column 5. The usual board has six rows and six columns; the options \`rows\` (5 to 9) and \`columns\` (4 to 9) change that.

Seat 0 begins at the top and moves down, seat 1 begins at the bottom and moves up. Each has

- a **kotla**, a fortress: seat 0's is in row 1, in the column number half of all columns (rounded down); seat 1's is in the last row, one column further right. A kotla is a square: it never moves, and anything may stand on it;
- a **mirza**, the ruler, who begins on the own kotla;
- four **pieces** (option \`pieces\`, at least one and fewer than there are columns) in the second row from the own edge, side by side from column 2 on.

## 2. The queue and the offer

Each player has 100 points and a queue of five move options. Seat 0 begins with ryott, chowkidar, cuirassier, faujdar, jazair, from front to back; seat 1 with ryott, chowkidar, jazair, faujdar, cuirassier. A sixth option is on offer to both players; jazair is the first. Everybody sees both queues, both scores and the offer.

## 3. The move options

Any piece, the mirza too, may use any option. A jump leaps over whatever stands between, and never leaves the board. Forward is down for seat 0 and up for seat 1.

| option | jumps |
| --- | --- |
| ryott | one step forward, back or sideways |
| chowkidar | one step diagonally, or two sideways |
| cuirassier | one or two forward, or one forward and two sideways |
| faujdar | one or two sideways |
| jazair | two forward, straight or diagonally (two forward and two sideways); two sideways; or one diagonally back |
| faris | a knight of chess: two one way and one the other |
| sarukh | two forward, one diagonally forward, or one sideways |
| tibblecross | two diagonally |

The last three join the game only when the option \`extraMoveOptions\` names them, and then only through the offer.

A jump that the chosen option does not have is refused. With the option \`illegalMove\` set to \`forfeit\` it is accepted instead and costs the turn: nothing moves, nothing is paid, nothing is earned.

## 4. Moving

\`{"type": "move", "choice": 1, "from": 22, "to": 32}\` moves the piece on 22 by the first option of your queue. Only the first three options can be used, and only a piece of your own can be moved. The target is empty or holds an enemy piece, which is captured and gone for good; your own pieces cannot be captured.

A move is settled in this order:

1. You pay 1, 4 or 7 points for the first, second or third option.
2. The option goes to the back of your queue, and those behind it step forward.
3. The piece moves. A captured piece earns 1 point, a captured mirza 5.
4. You earn 5 points if anything of yours stands on your own kotla now, and 1 if anything of yours stands on the enemy kotla.

Then it is your opponent's turn. Points may fall below zero.

## 5. Taking the offer

\`{"type": "take-offer", "position": 3}\` throws away the option at that place of your queue and puts the offer there. It costs 8, 6, 4, 2 or 0 points for places 1 to 5. The next offer is drawn by luck from the usual five and the extra ones of this game, each as likely as the next; it may be the same again.

It stays your turn, and you may take the offer again: as often as you like, or as often as the option \`offersPerTurn\` (0 to 10) allows. Taking the offer earns no kotla points.

## 6. Passing

\`{"type": "pass"}\` gives the turn over. It is allowed only when none of your pieces can move by any of your first three options. It costs and earns nothing.

## 7. The end

After each turn the game ends, for the first of these reasons that holds,

1. \`kotla-entered\`: a mirza stands on the enemy kotla. An ordinary piece there ends nothing;
2. \`mirza-captured\`: a mirza is gone;
3. \`stalemate\`: both players passed, one right after the other;
4. \`turn-limit\`: as many turns as the option \`maxTurns\` (2 to 1000) allows are over. Taking an offer is not a turn.

The player with more points wins, whoever ended the game; equal points are a draw. So look at the scores before you capture a mirza.
`;
