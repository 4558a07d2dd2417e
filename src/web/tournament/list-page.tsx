import { useEffect, useState } from 'preact/hooks';
import type { ListedRuleset } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { loadShelf } from '../cover.js';
import { guest } from '../guest.js';
import { Roofs, underRoof } from '../roof/roofs.js';
import { stayAt } from '../roof/staying.js';
import { isStaff, useClubs } from '../roof/use-clubs.js';
import { useSignal } from '../signal.js';
import { NotHere } from '../table/not-here.js';
import { useTitle } from '../title.js';
import { NewTournamentForm } from './form.js';
import { TournamentItems } from './listed.js';
import { type Listing, listingOf, moreOf, STATUSES, type Status } from './listing.js';

const GLANCE_MS = 10_000;

/** Tournaments one may enter, watch, or look back at; in the open or in a club. */
export const TournamentListPage = ({ club }: { readonly club: string | undefined }) => {
  const me = useSignal(guest);
  const clubs = useClubs();
  const [shelf, setShelf] = useState<readonly ListedRuleset[] | null>(null);
  const [listing, setListing] = useState<Listing | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  useTitle(words.listTitle);
  useEffect(
    () =>
      stayAt({
        async arrive(signal) {
          setShelf(await loadShelf());
          while (!signal.aborted) {
            if (!document.hidden) setListing(await listingOf(club, signal));
            await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
          }
        },
        lost: () => {},
        failed: setMissing,
      }),
    [club, me],
  );
  if (missing !== null) return <NotHere thrown={missing} />;
  // All at once, so that nothing has to move for what comes later.
  if (listing === null || clubs === null || shelf === null)
    return (
      <>
        <h1>{words.heading}</h1>
        <p class="lead">{words.lookingForAll}</p>
      </>
    );
  const mayAnnounce = club === undefined || clubs.some((one) => one.id === club && isStaff(one));
  const more = (status: Status): void => void moreOf(listing, status, club).then(setListing, () => {});
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <Roofs clubs={clubs} club={club} pathFor={(roof) => underRoof('/tournament', roof)} />
      {mayAnnounce && <NewTournamentForm shelf={shelf} club={club} />}
      <div class="lists">
        {STATUSES.map((status) => (
          <TournamentItems
            key={status}
            status={status}
            page={listing[status]}
            shelf={shelf}
            more={() => more(status)}
          />
        ))}
      </div>
    </>
  );
};
