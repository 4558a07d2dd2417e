import { useState } from 'preact/hooks';
import { home } from '../catalogue/spoken.js';
import { playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, go } from '../place.js';

/** For whoever was told the code of a table. */
export const Join = () => {
  const [code, setCode] = useState('');
  const join = (event: Event): void => {
    event.preventDefault();
    playing((parlor) => parlor.joinByCode(code)).then(({ id }) => go(gamePath(id)), complain);
  };
  return (
    <form class="join" onSubmit={join}>
      <label>
        {home.join.code}
        <input
          value={code}
          required
          autoComplete="off"
          size={12}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <button type="submit">{home.join.sit}</button>
    </form>
  );
};
