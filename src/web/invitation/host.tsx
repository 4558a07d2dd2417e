import { useState } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
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
      say(table.invite.closed);
    });
  return (
    <section class="card invitation">
      <h2>{table.invite.heading}</h2>
      <p>{explanation(game)}</p>
      {game.visibility !== 'private' && <Link link={link} />}
      {game.code !== null && (
        <p>
          {table.invite.sayCode} <span class="code">{game.code}</span>
          {table.invite.whereCode}
        </p>
      )}
      {game.hosting && game.status === 'waiting' && (
        <p class="ways">
          <button type="button" disabled={isBusy} onClick={giveToBot}>
            {table.invite.giveToBot}
          </button>
          <button type="button" class="quiet" disabled={isBusy} onClick={cancel}>
            {table.invite.takeBack}
          </button>
        </p>
      )}
    </section>
  );
};

const Link = ({ link }: { readonly link: string }) => (
  <>
    <p class="link">
      <code>{link}</code> <CopyButton text={link} what={table.invite.link} /> <Share link={link} />
    </p>
    <Camera link={link} />
  </>
);

const explanation = ({ status, visibility }: Game): string => {
  if (visibility === 'private') return table.invite.nobody;
  if (status !== 'waiting') return table.invite.left;
  if (visibility === 'club') return table.invite.club;
  return visibility === 'public' ? table.invite.public : table.invite.byLink;
};

/** The device's own way to send something, where it has one. */
const Share = ({ link }: { readonly link: string }) => {
  if (!('share' in navigator)) return null;
  // Whoever closes the sheet has changed their mind.
  const send = (): void => void navigator.share({ title: table.invite.title, url: link }).catch(() => {});
  return (
    <button type="button" class="quiet" onClick={send}>
      {table.invite.send}
    </button>
  );
};

const Camera = ({ link }: { readonly link: string }) => {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <QrCode text={link} label={table.invite.qr} />;
  return (
    <p>
      <button type="button" class="quiet" onClick={() => setIsShown(true)}>
        {table.invite.camera}
      </button>
    </p>
  );
};
