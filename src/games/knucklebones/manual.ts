/** The rules in our own words. Section numbers are quoted by refusals: keep them stable. */
export const manual = `# Knucklebones

Two players, one die and two small boards that face each other. Equal dice in a column multiply, and a die destroys its equals in the facing column.

## 1. The boards

Each player has a board of columns, numbered from 0 on the left; column 1 faces the opponent's column 1. A column is filled from its first slot on and never has gaps.
The usual board has three columns of three slots; the options \`width\` (1 to 8) and \`height\` (1 to 6) change that.

## 2. The turn

Seat 0 begins. When a turn begins a die is rolled for it: there is nothing to do for that. The player puts the die into one of the own columns, and the turn passes.

## 3. Placing a die

\`{"type": "place", "column": 1}\` puts the die into the first empty slot of the own column 1. Any own column with an empty slot will do: a column that does not exist, or is full, is refused, and the same die stays to be placed.

## 4. Destroying dice

Every die with the same face in the opponent's facing column is destroyed at once. The rest of that column moves together and keeps its order. The own dice are never touched.

## 5. Scoring

A die counts its face times the number of equal dice in its column. So a single 4 counts 4, two of them 16, three of them 36; a column of 4, 1 and 4 counts 17.

## 6. The end

The game ends when the player who just placed has a full board, after the destruction that die brought. The higher score wins, whoever filled the board; equal scores are a draw.
`;
