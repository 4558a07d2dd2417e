import { useState } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { useCover } from '../cover.js';
import { guest, playing } from '../guest.js';
import { complain } from '../news.js';
import { useSignal } from '../signal.js';
import { hasOpenSeat, listed } from '../words.js';

interface GuestProps {
  readonly game: Game;
  changed(): Promise<void>;
}

/** Who invites, to what; one tap, also for somebody who was never here. */
export const Guest = ({ game, changed }: GuestProps) => {
  const cover = useCover(game.ruleset);
  const [isBusy, setIsBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await playing((parlor) => parlor.takeSeat(game));
      await changed();
    } catch (thrown) {
      complain(thrown);
      await changed().catch(complain);
    } finally {
      setIsBusy(false);
    }
  };
  const me = useSignal(guest);
  const name = cover?.name ?? table.invite.aGame;
  const keptFor = hasOpenSeat(game) ? null : standInOf(game, me?.name);
  return (
    <section class="card invitation guest">
      <h2>{keptFor === null ? headline(game, name) : keptWords(keptFor, name, me?.name)}</h2>
      {cover !== null && <p>{cover.about}</p>}
      {keptFor !== null && keptFor !== me?.name && <p>{table.back.aboutAnother}</p>}
      <p class="ways">
        <button type="button" class="primary" disabled={isBusy} onClick={sit}>
          {keptFor === null ? table.invite.sit : keptFor === me?.name ? table.back.come : table.back.take}
        </button>
        <a href={`/rulesets/${game.ruleset}`}>{table.invite.rulesOf(name)}</a>
      </p>
    </section>
  );
};

/** For whom a bot plays on; whoever looks comes first. */
const standInOf = ({ seats }: Game, mine: string | undefined): string | null => {
  const names = seats.flatMap(({ standsInFor }) => standsInFor ?? []);
  return names.find((name) => name === mine) ?? names[0] ?? null;
};

const keptWords = (keptFor: string, game: string, mine: string | undefined): string =>
  keptFor === mine ? table.back.yours(game) : table.back.another(game, keptFor);

const headline = (game: Game, name: string): string => {
  const people = game.seats.flatMap((seat) =>
    seat.kind === 'player' && seat.name !== null ? [seat.name] : [],
  );
  if (people.length === 0) return table.invite.free(name);
  return table.invite.from(listed(people), people.length, name);
};
