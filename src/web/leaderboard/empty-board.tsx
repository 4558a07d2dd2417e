import { useState } from 'preact/hooks';
import type { ListedRuleset } from '../../client/types.js';
import { leaderboards as words } from '../catalogue/spoken-in-clubs.js';
import { CopyButton } from '../copy-button.js';
import { playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, go } from '../place.js';

interface EmptyBoardProps {
  readonly game: ListedRuleset;
  readonly club: string | undefined;
}

/** Nobody stands here yet: how somebody comes to. */
export const EmptyBoard = ({ game: { id: ruleset, name }, club }: EmptyBoardProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const order = { ruleset, rated: true, ...(club === undefined ? {} : { club }) };
  const play = (): void => {
    setIsBusy(true);
    playing((house) => house.createGame({ ...order, seats: [{ player: 'me' }, { bot: 'easy' }] }))
      .then(({ id }) => go(gamePath(id)))
      .catch((thrown) => {
        complain(thrown);
        setIsBusy(false);
      });
  };
  const curl = `curl -s ${location.origin}/games -H "authorization: Bearer $PARLOR_TOKEN" -H 'content-type: application/json' -d '${JSON.stringify(order)}'`;
  return (
    <section class="card empty">
      <h2>{words.emptyHeading(name)}</h2>
      <p>{words.emptyLead}</p>
      {club !== undefined && <p>{words.emptyClub}</p>}
      <p>
        <button type="button" class="primary" disabled={isBusy} onClick={play}>
          {isBusy ? words.laying : words.playRated}
        </button>
      </p>
      <p class="quiet">{words.byCurl}</p>
      <p class="by-curl">
        <code>{curl}</code> <CopyButton text={curl} what="curl" />
      </p>
    </section>
  );
};
