import { useEffect, useState } from 'preact/hooks';
import type { DeviceLink } from '../../client/types.js';
import { CopyButton } from '../copy-button.js';
import { parlor } from '../guest.js';
import { complain } from '../news.js';
import { comeInPath } from '../place.js';
import { QrCode } from './qr.js';
import { showToPhone } from './who.js';

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
    <section class="card to-phone" aria-label="To my phone">
      <QrCode text={address} label="A QR code with the link" />
      <div>
        <h2>Be yourself on another device</h2>
        <p>
          Open this link there, or point its camera here. It works once, within ten minutes; whoever opens it
          can play as you, so show it to nobody else.
        </p>
        <p class="link">
          <code>{address}</code> <CopyButton text={address} what="the link" />
        </p>
        <p>
          Or open <code>{location.host}/come-in</code> there and type <span class="code">{link.code}</span>
        </p>
        {isOnlyHere() && (
          <p class="quiet">
            This server answers at <code>{location.hostname}</code>, which other devices do not reach.
          </p>
        )}
        <button type="button" onClick={close}>
          Done
        </button>
      </div>
    </section>
  );
};

const isOnlyHere = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);
