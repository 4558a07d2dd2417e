import type { Tournament } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { Scrolled } from '../roof/scrolled.js';
import { Sure } from '../roof/sure.js';
import { type Ask, withdraw } from './part.js';
import { type Entrant, entrantOf } from './people.js';
import { Results } from './results.js';

interface StandingsProps {
  readonly it: Tournament;
  readonly ask: Ask;
}

/** Who stands where, with what decided it; before it begins, who takes part. */
export const Standings = ({ it, ask }: StandingsProps) =>
  it.status === 'open' ? <Entrants it={it} ask={ask} /> : <Ranking it={it} />;

const Entrants = ({ it, ask }: StandingsProps) => (
  <section class="card">
    <h2>{words.entrantsHeading}</h2>
    {it.entrants.length === 0 && <p class="quiet">{words.nobodyYet}</p>}
    <ol class="entrants">
      {it.entrants.map((entrant) => (
        <li key={entrant.entrant}>
          <Name entrant={entrant} />
          {it.organiser && !entrant.you && !entrant.withdrawn && (
            <Sure
              ask="✕"
              sure={words.part.remove(entrant.name)}
              done={() => ask(withdraw(entrant.entrant))}
            />
          )}
        </li>
      ))}
    </ol>
  </section>
);

const Name = ({ entrant }: { readonly entrant: Entrant | undefined }) => (
  <span class={entrant?.withdrawn ? 'name gone' : 'name'}>
    {turns.called(entrant?.name ?? '')}
    {entrant?.kind === 'bot' && <span class="tag">{words.bot}</span>}
    {entrant?.you && <span class="tag waiting">{words.you}</span>}
    {entrant?.withdrawn && <span class="tag">{words.withdrawn}</span>}
  </span>
);

const Ranking = ({ it }: { readonly it: Tournament }) => {
  const isLadder = it.format === 'ladder';
  const hasPoints = it.format === 'swiss' || it.format === 'round-robin';
  const heading = isLadder ? words.ladderStandings : words.standings;
  return (
    <section class="card standings">
      <h2 id="standings">{heading}</h2>
      <Scrolled by="standings">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {isLadder ? words.columns.rung : words.columns.rank}
              </th>
              <th scope="col">{words.columns.name}</th>
              {hasPoints && (
                <th scope="col" class="number">
                  {words.columns.points}
                </th>
              )}
              {!hasPoints && (
                <th scope="col" class="number">
                  {words.columns.played}
                </th>
              )}
              <th scope="col">{words.columns.results}</th>
              {it.tieBreaks.map((name) => (
                <th key={name} scope="col" class="number tie" title={words.tieBreaksAbout[name]}>
                  {words.tieBreaks[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {it.standings.map((standing) => (
              <StandingRow key={standing.entrant} it={it} standing={standing} hasPoints={hasPoints} />
            ))}
          </tbody>
        </table>
      </Scrolled>
      <Ties it={it} />
    </section>
  );
};

interface StandingRowProps {
  readonly it: Tournament;
  readonly standing: Tournament['standings'][number];
  readonly hasPoints: boolean;
}

const StandingRow = ({ it, standing, hasPoints }: StandingRowProps) => {
  const entrant = entrantOf(it, standing.entrant);
  return (
    <tr class={entrant?.you ? 'mine' : undefined}>
      <td class="number rank">{standing.rank}</td>
      <th scope="row">
        <Name entrant={entrant} />
      </th>
      <td class="number points">{hasPoints ? words.half(standing.points) : standing.played}</td>
      <td>
        <Results it={it} number={standing.entrant} />
      </td>
      {it.tieBreaks.map((name) => (
        <td key={name} class="number tie">
          {told(standing, name)}
        </td>
      ))}
    </tr>
  );
};

const told = ({ tieBreaks }: StandingRowProps['standing'], wanted: string): string => {
  const value = tieBreaks.find(({ name }) => name === wanted)?.value ?? 0;
  return String(Math.round(value * 100) / 100);
};

const Ties = ({ it }: { readonly it: Tournament }) => (
  <details>
    <summary>{words.ties}</summary>
    {it.tieBreaks.length === 0 && <p>{it.format === 'ladder' ? words.ladderTies : words.treeTies}</p>}
    {it.tieBreaks.length > 0 && (
      <>
        <p>{words.tiesLead}</p>
        <dl>
          {it.tieBreaks.map((name) => (
            <div key={name}>
              <dt>{words.tieBreaks[name]}</dt>
              <dd>{words.tieBreaksAbout[name]}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </details>
);
