import { useState } from 'preact/hooks';
import { comeIn as words } from '../catalogue/spoken-later.js';
import { comeIn, guest } from '../guest.js';
import { complain, say } from '../news.js';
import { go } from '../place.js';
import { useSignal } from '../signal.js';
import { useTitle } from '../title.js';

/** Another device of somebody who plays here already. Nothing is used up before the button is pressed. */
export const ComeIn = ({ code: given }: { readonly code: string }) => {
  const me = useSignal(guest);
  const [code, setCode] = useState(given);
  useTitle(words.title);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const name = await comeIn(code);
      go('/');
      say(words.welcome(name));
    } catch (thrown) {
      complain(thrown);
    }
  };
  return (
    <form class="card" onSubmit={enter}>
      <h1>{words.heading}</h1>
      <p>{words.about}</p>
      {me !== null && <p>{words.now(me.name)}</p>}
      <p>
        <label>
          {words.code}{' '}
          <input
            value={code}
            required
            autoComplete="off"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>{' '}
        <button type="submit" class="primary">
          {words.enter}
        </button>
      </p>
    </form>
  );
};
