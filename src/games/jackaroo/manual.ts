/** The rules in our own words. Section numbers are quoted by refusals: keep them stable. */
export const manual = `# Jackaroo

A race of marbles round a ring, driven by cards and made dangerous by traps nobody can see. Two to four players; whoever first has all four marbles in the own safe zone wins.

## 1. The board

The track is a ring of 100 cells, 0 to 99. Forward means counting up; after 99 comes 0. Each seat owns a quarter with a **base**, where its marbles start, and an **entry**, where they leave the ring for its **safe zone** of four cells, 0 next to the entry and 3 at the far end.

| seat | base | entry |
| --- | --- | --- |
| 0 | 0 | 98 |
| 1 | 25 | 23 |
| 2 | 50 | 48 |
| 3 | 75 | 73 |

With two players seat 1 sits opposite, on base 50 and entry 48. From the base it is 98 steps to the entry. A marble in its safe zone stays there; only its owner's marbles ever stand in it.

Each seat has four marbles, \`"0-0"\` to \`"0-3"\` for seat 0, which begin at home, off the board. The colours are drawn, or given by the option \`colours\`.

Eight cells that are neither base nor entry of any quarter are traps (option \`traps\`, 0 to 16). Nobody sees them, unless \`trapsVisible\` is on.

## 2. The cards

The deck has 102 cards. Their ids are rank, suit and copy: \`AS1\`, \`10H1\`, \`KH3\`. Suits do not matter.

| kind | cards |
| --- | --- |
| Two, Three, Six, Eight, Nine | 10 each: three spades, three clubs, two diamonds, two hearts |
| Ace, Four, Five, Seven, Ten, Queen | 6 each: two spades, two clubs, one diamond, one heart |
| Jack | 6: one spade, two clubs, two diamonds, one heart |
| King | 8: two spades, two clubs, one diamond, three hearts |
| Marble Burner \`marble-burner\`, Marble Saver \`marble-saver\` | 1 each |

## 3. Rounds and turns

A round begins with four cards for every seat, drawn from the deck. If fewer than four are left when a seat is due, the whole fire pit goes back into the deck first. Then come four turns, and in each of them every seat uses one card, in the order of the seats. Seat 0 is always first.

A seat should hold 4, 3, 2, 1 cards when its turn comes in the four turns of a round. A seat that lost a card to a Ten or a Queen holds fewer: it misses this turn, keeps its cards, and is level again. Nobody has to do anything for that.

A used card goes face up on the **fire pit**, which everybody may read.

## 4. Playing a card

\`{"type": "play", "card": "9C2", "marbles": ["0-1"]}\` plays a card. Only a card of your own hand can be played or thrown away. How many marbles you name decides what it does:

| card | no marble | one marble | two marbles |
| --- | --- | --- | --- |
| Two, Three, Six, Eight, Nine | | own: forward by its number | |
| Ace | field a marble (8.1) | own: forward 1 | |
| Four | | own: backward 4 | |
| Five | | anybody's: forward 5 | |
| Seven | | own: forward 7 | two own: share the seven steps (8.3) |
| Ten | the next player loses a card (8.6) | own: forward 10 | |
| Jack | | own: forward 11 | own and opponent's: swap them (8.2) |
| Queen | some other player loses a card (8.6) | own: forward 12 | |
| King | field a marble (8.1) | own: forward 13, sweeping the way (7) | |
| Marble Burner | | opponent's: send it home (8.4) | |
| Marble Saver | | own: straight to safety (8.5) | |

A card takes as many marbles as the table says, each named once, and of the owners it names. \`marbles\` may be left out when there are none. A refused action costs nothing: try another.

## 5. Throwing a card away

\`{"type": "discard", "card": "2S1"}\` puts a card on the fire pit without effect. There is no passing: whoever is to act plays or discards one card.

Usually a card may be discarded exactly when it has no legal play now, whatever the rest of the hand could do. The option \`discardRule\` changes that: \`only-if-stuck\` allows it only when no card of the hand can be played, \`any\` allows it always.

## 6. Moving

A marble must be on the track or in its safe zone to move.

Your own marble going forward turns in at your entry: it has to, and it needs the exact count. From 95, seat 0 reaches its entry 98 with a Three, safe cell 2 with a Six, the far end with a Seven; an Eight is too much. A marble that stands between its entry and its base has to go round once more.

Backward moves, and an opponent's marble that you push with a Five, stay on the ring past every entry and base. So a Four from your base is a short cut. In a safe zone nothing moves backward.

## 7. What is in the way

Walk the way cell by cell; the first of these stops the move.

1. A marble in the safe zone: never passed, never captured.
2. A marble on the base of its own seat, also your own: nobody passes or captures it.
3. Another marble of yours.
4. Any marble on your entry, if you would go on into the safe zone.
5. The second marble that you would pass. One may be passed, and one may stand on the target besides.

A marble on the target goes home. A **King** is stopped only by the first two: it sends home every other marble on its way and on its target, even your own. With a Five on an opponent's marble, "yours" still means yours.

## 8. Other effects

### 8.1 Fielding

An Ace or a King without a marble brings your lowest-numbered marble from home to your base. It needs a marble at home and no marble of yours on the base. An opponent's marble there goes home.

### 8.2 Swapping

A Jack with one marble of yours and one of an opponent, in either order, lets them change cells. Both must be on the track, and the opponent's must not stand on its own base. Nothing is captured and no trap springs.

### 8.3 Splitting a Seven

A Seven with two of your marbles moves the first by \`split\` steps, 1 to 6, and then the second by the rest; without \`split\` the first goes 3. Both parts must be possible, the second on the board as the first leaves it, or nothing happens at all. For that judgement the first marble stands on its target even if a trap will take it. Whenever \`split\` is given it must be in range, with any card.

### 8.4 Burning

The Marble Burner sends an opponent's marble home from the track, but not from its own base.

### 8.5 Saving

The Marble Saver takes one of your marbles from any cell of the track to a free cell of your safe zone, each as likely as the next.

### 8.6 Taking a card

A Ten without a marble takes from the next seat, a Queen from one of the others that hold cards, each as likely. The victim loses one of its cards at random, face up, and will miss a turn for it. If there is no such card the play is refused.

## 9. Traps

A trap springs when a move by a card ends on it, whoever moved the marble, forward or backward, also in either part of a split. Captures of the move come first; then the marble goes home, and a new trap appears on a cell drawn from all that could be one, perhaps the same. Passing over it, being fielded, saved or swapped there, or standing there when it arrives is harmless. Whether a play is legal never depends on traps.

## 10. Who sees what

You see your own hand; of the others' hands and of the deck you see how many cards there are. The fire pit, the marbles, taken cards and sprung traps are seen by all. When the game is over everything is shown.

## 11. The end

The game ends the moment a safe zone is full, and its owner has won. The others are ranked by marbles safe, then by the steps their marbles have made. With the option \`maxRounds\` a game without a winner is a draw after that round.
`;
