import { useState } from 'preact/hooks';
import { becomeGuest, friendlyName, guest } from './guest.js';
import { complain } from './news.js';
import { useSignal } from './signal.js';

/** Who one is in this browser, and the way to be somebody else. */
export const Who = () => {
  const me = useSignal(guest);
  const [isChanging, setIsChanging] = useState(false);
  if (isChanging) return <NewName done={() => setIsChanging(false)} />;
  return (
    <div class="who">
      <span>{me === null ? 'Nobody yet' : me.name}</span>
      <button type="button" class="quiet" onClick={() => setIsChanging(true)}>
        {me === null ? 'Choose a name' : 'Change'}
      </button>
    </div>
  );
};

const NewName = ({ done }: { done(): void }) => {
  const [name, setName] = useState(friendlyName);
  const become = (event: Event): void => {
    event.preventDefault();
    becomeGuest(name).then(done, complain);
  };
  return (
    <form class="who" onSubmit={become}>
      <label>
        <span class="hidden">Your name</span>
        <input
          value={name}
          maxLength={40}
          required
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit">Be this</button>
      <button type="button" class="quiet" onClick={done}>
        Stay
      </button>
    </form>
  );
};
