import type { Club } from '../../client/types.js';
import { leaderboards as words } from '../catalogue/spoken-in-clubs.js';
import { Tabs } from './tabs.js';

interface RoofsProps {
  readonly clubs: readonly Club[];
  readonly club: string | undefined;
  /** The address of the same page under a roof; without one in the open. */
  pathFor(club: string | undefined): string;
}

/** In the open, or in one of one's clubs; not there for whoever has none. */
export const Roofs = ({ clubs, club, pathFor }: RoofsProps) => {
  if (clubs.length === 0) return null;
  const roofs = [{ id: undefined, name: words.everybody }, ...clubs];
  return (
    <Tabs
      label={words.roofs}
      tabs={roofs.map(({ id, name }) => ({ name, path: pathFor(id), isHere: id === club }))}
    />
  );
};

/** `?club=c_…`, where there is one. */
export const underRoof = (path: string, club: string | undefined): string =>
  club === undefined ? path : `${path}?club=${encodeURIComponent(club)}`;
