import { useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { ListedRuleset, NewTournament } from '../../client/types.js';
import { Choice, Hint, Select } from '../begin/choice.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { playing } from '../guest.js';
import { troubleOf } from '../news.js';
import { go } from '../place.js';
import { FORMATS, forTwo, LEVELS, orderFor, TIMES, usualWish } from './wish.js';

interface NewTournamentFormProps {
  readonly shelf: readonly ListedRuleset[];
  readonly club: string | undefined;
}

/** Everything that most want to say of a tournament; the API takes more. */
export const NewTournamentForm = ({ shelf, club }: NewTournamentFormProps) => {
  const games = forTwo(shelf);
  const [wish, setWish] = useState(() => usualWish(games));
  const { trouble, isBusy, announce } = useAnnouncing();
  const change = (part: Partial<typeof wish>): void => setWish({ ...wish, ...part });
  const submit = (event: Event): void => {
    event.preventDefault();
    announce(orderFor(wish, club));
  };
  return (
    <details class="card announce">
      <summary>{words.form.open}</summary>
      <form onSubmit={submit}>
        <label class="field">
          <span>{words.form.name}</span>
          <input
            value={wish.name}
            required
            maxLength={40}
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </label>
        <Select
          label={words.form.ruleset}
          values={games.map(({ id }) => id)}
          value={wish.ruleset}
          wordFor={(id) => games.find((game) => game.id === id)?.name ?? id}
          choose={(ruleset) => change({ ruleset })}
        />
        <Choice
          label={words.form.format}
          values={FORMATS}
          value={wish.format}
          wordFor={(format) => words.formats[format]}
          choose={(format) => change({ format })}
        />
        <Hint>{words.formatsAbout[wish.format]}</Hint>
        <fieldset class="bots">
          <legend>{words.form.bots}</legend>
          {LEVELS.map((level) => (
            <label key={level}>
              <span>{words.form.botsOf[level]}</span>
              <input
                type="number"
                min={0}
                max={32}
                value={wish.bots[level]}
                onInput={({ currentTarget }) =>
                  change({ bots: { ...wish.bots, [level]: Number(currentTarget.value) } })
                }
              />
            </label>
          ))}
        </fieldset>
        <Select
          label={words.form.time}
          values={TIMES}
          value={wish.time}
          wordFor={(time) => words.form.times[time]}
          choose={(time) => change({ time })}
        />
        <label class="field">
          <span>{words.form.most}</span>
          <input
            type="number"
            min={2}
            max={32}
            placeholder={words.form.mostNone}
            value={wish.most ?? ''}
            onInput={({ currentTarget }) =>
              change({ most: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          />
        </label>
        {wish.format !== 'ladder' && (
          <label class="tick">
            <input
              type="checkbox"
              checked={wish.equalDice}
              onChange={({ currentTarget }) => change({ equalDice: currentTarget.checked })}
            />
            <span>{words.form.equalDice}</span>
          </label>
        )}
        <p class="trouble" role="alert">
          {trouble}
        </p>
        <button type="submit" class="primary" disabled={isBusy}>
          {isBusy ? words.form.announcing : words.form.announce}
        </button>
      </form>
    </details>
  );
};

/** Announces it, or says beside the button why it cannot be. */
const useAnnouncing = () => {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const announce = (order: NewTournament): void => {
    setTrouble(null);
    setIsBusy(true);
    playing(async ({ api }) => unwrap(await api.POST('/tournaments', { body: order })))
      .then(({ id }) => go(`/tournament/${id}`))
      .catch((thrown) => {
        setTrouble(troubleOf(thrown).text);
        setIsBusy(false);
      });
  };
  return { trouble, isBusy, announce };
};
