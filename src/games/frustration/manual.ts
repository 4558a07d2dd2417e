/** The rules in our own words. Section numbers are quoted by refusals: keep them stable. */
export const manual = `# Simple Frustration

Two to four players, one piece each, and nothing but luck: walk once round the ring, then up your own tail. The first piece on END wins.

## 1. The board

The ring is shared. On the small board (\`board: "small"\`) it has 18 squares and every tail 3; on the large one (\`"large"\`) 36 and 6. After the last square of the ring comes square 1.
Each player has a HOME on the ring, and a tail that leaves the ring on the square just before it. Only its owner can enter a tail, and its last square is END.
Seats play as Red, Blue, Green and Yellow, in this order. Their homes lie evenly spread:

| board | 2 players | 3 players | 4 players |
| --- | --- | --- | --- |
| small | 1, 10 | 1, 7, 13 | 1, 5, 10, 14 |
| large | 1, 19 | 1, 13, 25 | 1, 10, 19, 28 |

A piece that has walked 0 squares is at HOME; its \`index\` counts the squares walked. END is index 20 on the small board and 41 on the large one.

## 2. The turn

All pieces start at HOME and Red begins. \`{"type": "roll"}\` throws two dice, or one with \`dice: 1\`, and the piece walks the sum. Then the next player rolls. No number is needed to leave HOME, and no number gives another turn.

## 3. Reaching END

An exact roll always takes the piece to END. The option \`endRule\` says what a roll that leads past it does:

- \`overshoot\`: the piece stops on END and wins all the same.
- \`bounce\`: it walks up to END and the rest of the roll back again, down its tail and, if need be, backwards on the ring. From index 12 of the small board an 11 leads 3 too far, so the piece ends on index 17.
- \`forfeit\`: it stays where it is and the turn is lost.

## 4. Hits

A piece that ends its walk on a ring square where others stand hits each of them, in the order of the seats. Pieces passed on the way are not hit, nobody is hit in a tail, and a HOME protects nobody. The option \`hitRule\` says what a hit does:

- \`ignore\`: nothing; all share the square.
- \`send-home\`: whoever is hit goes back to the own HOME. Arriving there hits nobody, and a piece hit on its own HOME just stays.
- \`forfeit\`: the piece that would hit stays where it came from, and its turn is lost.

A roll that is lost for passing END (section 3) has no destination, so it hits nobody.

## 5. Counting turns

A player's turn count is the number of rolls made and not undone; lost turns count too.

## 6. Undo

With the option \`undos\` set to 1 to 5, each player may take back that many of their own rolls in the whole game. After a roll a player with an undo left decides:

- \`{"type": "keep"}\` leaves things as they are and ends the turn.
- \`{"type": "undo"}\` costs one undo, puts every piece and the turn count back to where they were before the roll, and the same player rolls again with new dice. A lost turn can be undone too.

Until that is decided there is no other roll. A player without an undo left is not asked, and nor is one whose roll won: a win cannot be undone. With \`undos: 0\`, the usual game, nobody is ever asked.

## 7. The end

The first piece on END wins and the game is over; the others share the second place.
With \`endRule: "forfeit"\` and two dice, a piece one square short of END can never move again, since two dice cannot roll a 1. If at the end of a turn every piece stands there, the game is a stalemate and nobody wins.
`;
