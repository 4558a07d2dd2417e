import { useState } from 'preact/hooks';
import { people } from '../catalogue/spoken.js';
import { becomeGuest, friendlyName, type Guest, guest, rename, showToPhone } from '../guest.js';
import { complain } from '../news.js';
import { useSignal } from '../signal.js';

/** Who one is in this browser; another name, another device. */
export const Who = () => {
  const me = useSignal(guest);
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) return <Name me={me} done={() => setIsNaming(false)} />;
  return (
    <div class="who">
      <span>{me === null ? people.nobody : me.name}</span>
      <button type="button" class="quiet" onClick={() => setIsNaming(true)}>
        {me === null ? people.choose : people.rename}
      </button>
      {me !== null && (
        <button type="button" class="quiet" onClick={() => showToPhone.set(true)}>
          {people.toPhone}
        </button>
      )}
    </div>
  );
};

/** A name for somebody new, or another name for the same player: seats and games stay. */
const Name = ({ me, done }: { readonly me: Guest | null; done(): void }) => {
  const [name, setName] = useState(me?.name ?? friendlyName);
  const keep = (event: Event): void => {
    event.preventDefault();
    const named = me === null ? becomeGuest(name) : rename(name);
    named.then(done, complain);
  };
  return (
    <form class="who" onSubmit={keep}>
      <label>
        <span class="hidden">{people.name}</span>
        <input
          value={name}
          maxLength={40}
          required
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit">{people.keep}</button>
      <button type="button" class="quiet" onClick={done}>
        {people.leave}
      </button>
      {me === null && <a href="/come-in">{people.haveCode}</a>}
    </form>
  );
};
