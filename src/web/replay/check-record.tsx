import { useState } from 'preact/hooks';
import { complain } from '../news.js';
import { download } from '../roof/download.js';
import { type Checked, check } from './check.js';
import { Judgement } from './judgement.js';

interface CheckRecordProps {
  readonly words: { readonly check: string; readonly checking: string; readonly download: string };
  readonly record: () => Promise<string>;
  /** What the file is called that somebody keeps. */
  readonly file: string;
}

/** A record that this browser works out again, and that one may keep. */
export const CheckRecord = ({ words, record, file }: CheckRecordProps) => {
  const [state, setState] = useState<'idle' | 'checking' | Checked>('idle');
  const checkIt = (): void => {
    setState('checking');
    record()
      .then(check)
      .then(setState)
      .catch((thrown) => {
        setState('idle');
        complain(thrown);
      });
  };
  const keep = (): void => void record().then((text) => download(text, file, 'application/json'), complain);
  return (
    <>
      <p class="after">
        <button type="button" onClick={checkIt} disabled={state === 'checking'}>
          {state === 'checking' ? words.checking : words.check}
        </button>
        <button type="button" onClick={keep}>
          {words.download}
        </button>
      </p>
      {typeof state === 'object' && <Judgement checked={state} />}
    </>
  );
};
