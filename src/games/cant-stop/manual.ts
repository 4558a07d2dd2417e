/** The rules in our own words. Section numbers are quoted by refusals: keep them stable. */
export const manual = `# Can't Stop

Two to four players climb eleven columns with four dice. Every roll carries you further up, and every roll may throw you back to where your turn began. Stop in time, three times over, and you win.

## 1. The board

The columns are numbered 2 to 12, like the sums of two dice. The likelier a sum, the longer its column:

| column | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| spaces | 3 | 5 | 7 | 9 | 11 | 13 | 11 | 9 | 7 | 5 | 3 |

Space 1 is at the foot, the last space is the top. Your *markers* show what you have for good, at most one in each column. Three neutral *runners* belong to whoever is on turn; a runner that is not on the board is free.

## 2. The turn

Seat 0 begins, and the turn goes round by seat number. A turn begins with \`{"type": "roll"}\`: four dice fall. Then you advance with them (section 3), and after that you choose: roll again or stop. Dice that were rolled must be used before anything else, and before the first roll there is nothing to use and nothing to keep.

## 3. Pairing the dice

Four dice make two pairs in three ways. A roll of 1-5-4-6 can be read as 6 and 10, as 5 and 11, or as 7 and 9. Choose one way and advance in its two columns: \`{"type": "advance", "columns": [6, 10]}\`, in any order. Two columns that do not come from the same pairing were not rolled.

## 4. Climbing

In each chosen column a runner that is already there goes up one space. If there is none, a free runner enters one space above your own marker, or on space 1 when you have no marker.

A double such as 7 and 7 is written \`[7, 7]\` and moves one runner twice. When only one space is left the second step is lost.

## 5. What can be used

A column cannot be used when it is claimed, when your runner has reached its top, or when it needs a new runner and none is free. A pairing that needs two new runners cannot use both sums with one.

If both sums of a pairing can be used, both must be. If only one can be used, name that one alone: \`[7]\`. If each could be used but the last free runner serves only one of them, choose which. You are free to prefer another pairing at any time.

## 6. Going bust

When no pairing lets anything move, the turn is over at once. The runners leave the board, and your markers stay where they were before the turn, even if a runner had reached a top.

## 7. Stopping

\`{"type": "stop"}\` puts your markers where the runners stand. A column whose top you have reached is claimed: it is yours, it is closed to everybody including you, and all other markers in it are taken off. Then the next seat is on turn.

## 8. Occupied spaces

The option \`occupiedSpaces\` says what happens where an opponent has a marker.

- \`share\`: nothing; any number of pieces may stand on a space.
- \`jump\`: a runner never lands on an opponent's marker, but goes on to the next space without one. This holds for entering, and for each step of a double.
- \`must-roll\`: pieces may share a space, but you may not stop while a runner of yours shares one.

## 9. The end

Whoever owns three columns, or more, after stopping has won; there is no second place. Reaching the tops is not enough: you must stop to make them yours.
The option \`columnsToWin\` changes the number: from 1 up to 6 with two players, 4 with three and 3 with four. With more, all columns could be claimed without a winner.
`;
