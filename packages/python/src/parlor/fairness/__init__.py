"""All that `docs/fairness.md` says, as a program: the chain, the luck, and what is drawn in each game."""
