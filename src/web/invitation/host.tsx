import { useState } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { CopyButton } from '../copy-button.js';
import { parlor } from '../guest.js';
import { complain, say } from '../news.js';
import { gamePath, go } from '../place.js';
import { QrCode } from '../who/qr.js';

interface HostProps {
  readonly game: Game;
  changed(): Promise<void>;
}

/** For whoever waits: a link to send; and, at a table of one's own, the ways not to wait. */
export const Host = ({ game, changed }: HostProps) => {
  const link = new URL(gamePath(game.id), location.href).href;
  const [isBusy, setIsBusy] = useState(false);
  const attempt = (deed: () => Promise<unknown>): void => {
    setIsBusy(true);
    deed()
      .catch(complain)
      .finally(() => setIsBusy(false));
  };
  const giveToBot = (): void =>
    attempt(async () => {
      for (const { seat, kind } of game.seats)
        if (kind === 'open') await parlor().changeSeat(game, seat, { bot: 'easy' });
      await changed();
    });
  const cancel = (): void =>
    attempt(async () => {
      await parlor().endGame(game);
      go('/');
      say('The table is closed, and its link leads to nothing any more.');
    });
  return (
    <section class="card invitation">
      <h2>Invite somebody</h2>
      <p>{explanation(game)}</p>
      <p class="link">
        <code>{link}</code> <CopyButton text={link} what="the link" /> <Share link={link} />
      </p>
      {game.code !== null && (
        <p>
          Or say the code <span class="code">{game.code}</span>: it is typed on the first page.
        </p>
      )}
      <Camera link={link} />
      {game.hosting && game.status === 'waiting' && (
        <p class="ways">
          <button type="button" disabled={isBusy} onClick={giveToBot}>
            Let a bot sit there instead
          </button>
          <button type="button" class="quiet" disabled={isBusy} onClick={cancel}>
            Take the invitation back
          </button>
        </p>
      )}
    </section>
  );
};

const explanation = ({ status, visibility }: Game): string => {
  if (status !== 'waiting') return 'Somebody left. Send this link: whoever opens it can play on from here.';
  const who =
    visibility === 'public'
      ? 'Everybody sees this table in the lobby; with this link one finds it at once.'
      : 'Only whoever has this link finds the table.';
  return `${who} The game begins when no seat is free.`;
};

/** The device's own way to send something, where it has one. */
const Share = ({ link }: { readonly link: string }) => {
  if (!('share' in navigator)) return null;
  // Whoever closes the sheet has changed their mind.
  const send = (): void => void navigator.share({ title: 'Play with me', url: link }).catch(() => {});
  return (
    <button type="button" class="quiet" onClick={send}>
      Send
    </button>
  );
};

const Camera = ({ link }: { readonly link: string }) => {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <QrCode text={link} label="A QR code with the link" />;
  return (
    <p>
      <button type="button" class="quiet" onClick={() => setIsShown(true)}>
        Show it to a camera
      </button>
    </p>
  );
};
