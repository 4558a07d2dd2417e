import { useEffect, useState } from 'preact/hooks';
import type { AtTables } from '../../client/at-tables.js';
import type { Game } from '../../client/types.js';
import { study } from '../catalogue/spoken-later.js';
import { loadShelf } from '../cover.js';
import { parlor, playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, goInstead } from '../place.js';
import { useTitle } from '../title.js';

interface TryPageProps {
  readonly ruleset: string;
  readonly position: string;
}

/** A position of the rules on a table of one's own: every seat is mine, and the luck is as it was written down, then as it falls. */
export const TryPage = ({ ruleset, position }: TryPageProps) => {
  const [isMissing, setIsMissing] = useState(false);
  useTitle(`${study.trying} · Parlor`);
  useEffect(() => {
    setUp(ruleset, position).then(
      (game) => (game === null ? setIsMissing(true) : goInstead(gamePath(game.id))),
      complain,
    );
  }, [ruleset, position]);
  return <p class="lead">{isMissing ? study.noPosition : study.trying}</p>;
};

const setUp = async (ruleset: string, wanted: string): Promise<Game | null> => {
  const listed = (await loadShelf()).find(({ id }) => id === ruleset);
  if (listed === undefined) return null;
  const { id, seats } = listed;
  const position = (await parlor().ruleset(id)).positions.find((each) => each.id === wanted);
  if (position === undefined) return null;
  return playing(async (house) => {
    const mine = Array.from({ length: seats.min }, () => ({ player: 'me' }) as const);
    const chance = { script: position.script, whenSpent: 'random' } as const;
    let game = await house.createGame({ ruleset: id, seats: mine, chance, visibility: 'private' });
    for (const action of position.actions) game = await afterAction(house, game, action);
    return game;
  });
};

/** What the rules wrote down is one of the legal actions, spelled alike. */
const afterAction = async (house: AtTables, game: Game, wanted: object): Promise<Game> => {
  const choice = game.legal.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));
  return choice === undefined ? game : (await house.act(game, choice.action)).game;
};
