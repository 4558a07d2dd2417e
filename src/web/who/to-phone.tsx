import { useEffect, useState } from 'preact/hooks';
import type { DeviceLink } from '../../client/types.js';
import { people } from '../catalogue/spoken.js';
import { CopyButton } from '../copy-button.js';
import { parlor, showToPhone } from '../guest.js';
import { complain } from '../news.js';
import { comeInPath } from '../place.js';
import { QrCode } from './qr.js';

/** The way to be the same player on another device: an address, a picture of it, a code to type. */
export const ToPhone = () => {
  const [link, setLink] = useState<DeviceLink | null>(null);
  const close = (): void => showToPhone.set(false);
  useEffect(() => {
    parlor()
      .createLink()
      .then(setLink, (thrown) => {
        close();
        complain(thrown);
      });
  }, []);
  if (link === null) return null;
  // Behind the `#`, so that no server writes the code down.
  const address = new URL(comeInPath(link.code), location.href).href;
  return (
    <section class="card to-phone" aria-label={people.toPhone}>
      <QrCode text={address} label={people.phone.qr} />
      <div>
        <h2>{people.phone.heading}</h2>
        <p>{people.phone.about}</p>
        <p class="link">
          <code>{address}</code> <CopyButton text={address} what={people.phone.link} />
        </p>
        <p>
          {people.phone.orOpen(`${location.host}/come-in`)} <span class="code">{link.code}</span>
        </p>
        {isOnlyHere() && <p class="quiet">{people.phone.onlyHere(location.hostname)}</p>}
        <button type="button" onClick={close}>
          {people.phone.done}
        </button>
      </div>
    </section>
  );
};

const isOnlyHere = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);
