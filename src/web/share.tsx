import { replay } from './catalogue/spoken-later.js';
import { CopyButton } from './copy-button.js';

interface ShareProps {
  readonly link: string;
  /** What is sent with it: "A game of Dastan". */
  readonly title: string;
}

/** The device's own way to send something; where it has none, a copy of the link. */
export const Share = ({ link, title }: ShareProps) => {
  if (!('share' in navigator))
    return <CopyButton text={link} what={replay.share.what} label={replay.share.label} />;
  // Whoever closes the sheet has changed their mind.
  const send = (): void => void navigator.share({ title, url: link }).catch(() => {});
  return (
    <button type="button" class="quiet" onClick={send}>
      {replay.share.label}
    </button>
  );
};
