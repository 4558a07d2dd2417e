import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { spanOf } from './span.js';

interface HowProps {
  readonly it: Tournament;
  readonly game: string;
}

/** The rules of the tournament itself. */
export const How = ({ it, game }: HowProps) => (
  <section class="card how">
    <h2>{words.how.heading}</h2>
    <p>{words.formatsAbout[it.format]}</p>
    <dl>
      <Fact name={words.how.turn} value={spanOf(it.clock.perTurnSeconds)} />
      {it.clock.bankSeconds > 0 && <Fact name={words.how.bank} value={spanOf(it.clock.bankSeconds)} />}
      <Fact name={words.how.showUp} value={spanOf(it.showUpSeconds)} />
      <Fact
        name={words.how.every}
        value={
          it.roundEverySeconds === 0 ? words.how.everyNow : words.how.everySpan(spanOf(it.roundEverySeconds))
        }
      />
      <Fact name={words.how.most} value={words.entrants(it.mostEntrants)} />
    </dl>
    <p>
      <a href={`/rulesets/${it.ruleset}`}>{words.how.rules(game)}</a> ·{' '}
      <a href="/guides/tournaments">{words.how.guide}</a>
    </p>
  </section>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
