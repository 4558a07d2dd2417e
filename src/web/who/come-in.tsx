import { useState } from 'preact/hooks';
import { comeIn, guest } from '../guest.js';
import { complain, say } from '../news.js';
import { go } from '../place.js';
import { useSignal } from '../signal.js';
import { useTitle } from '../title.js';

/** Another device of somebody who plays here already. Nothing is used up before the button is pressed. */
export const ComeIn = ({ code: given }: { readonly code: string }) => {
  const me = useSignal(guest);
  const [code, setCode] = useState(given);
  useTitle('Come in · Parlor');
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const name = await comeIn(code);
      go('/');
      say(`You are ${name} on this device too. Your games are below.`);
    } catch (thrown) {
      complain(thrown);
    }
  };
  return (
    <form class="card" onSubmit={enter}>
      <h1>Come in on this device</h1>
      <p>On the other device, “To my phone” shows a code. With it you are the same player here.</p>
      {me !== null && (
        <p>
          In this browser you are <strong>{me.name}</strong> now, and will not be any more: take that player
          to another device first, if you want to keep it.
        </p>
      )}
      <p>
        <label>
          The code{' '}
          <input
            value={code}
            required
            autoComplete="off"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>{' '}
        <button type="submit" class="primary">
          Come in
        </button>
      </p>
    </form>
  );
};
