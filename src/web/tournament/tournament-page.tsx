import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { useCover, useShelfAsked } from '../cover.js';
import { NotHere } from '../table/not-here.js';
import { useTitle } from '../title.js';
import { Champion } from './champion.js';
import { How } from './how.js';
import { MyTable, Part } from './part.js';
import { Proof } from './proof.js';
import { Rounds } from './rounds.js';
import { Standings } from './standings.js';
import { Summary } from './summary.js';
import { Tree } from './tree.js';
import { useTournament } from './use-tournament.js';

/** Who meets whom, and who stands where: as it happens. */
export const TournamentPage = ({ id }: { readonly id: string }) => {
  const { it, isLost, missing, ask } = useTournament(id);
  const cover = useCover(it?.ruleset ?? '');
  const isShelfAsked = useShelfAsked();
  useTitle(it === null ? words.listTitle : `${it.name} · Parlor`);
  if (missing !== null) return <NotHere thrown={missing} />;
  if (it === null || !isShelfAsked) return <p class="lead">{isLost ? words.lost : words.looking}</p>;
  const game = cover?.name ?? it.ruleset;
  return (
    <div class="tournament">
      <header>
        <p class="crumb">
          <a href="/tournament">{words.heading}</a>
        </p>
        <h1>{it.name}</h1>
        <Summary it={it} game={game} />
      </header>
      {isLost && (
        <p class="lost" role="status">
          {words.lost}
        </p>
      )}
      <Champion it={it} />
      <MyTable it={it} />
      <Part it={it} ask={ask} />
      {it.format === 'knock-out' && it.rounds.length > 0 && <Tree it={it} />}
      <div class="halves">
        <Standings it={it} ask={ask} />
        {(it.format !== 'knock-out' || it.rounds.length === 0) && <Rounds it={it} />}
        <div class="behind">
          <How it={it} game={game} />
          <Proof it={it} />
        </div>
      </div>
    </div>
  );
};
