import { useState } from 'preact/hooks';
import { site } from './catalogue/spoken.js';

interface CopyButtonProps {
  readonly text: string;
  /** For the name of the button: "the link". */
  readonly what: string;
  readonly label?: string;
}

const SHOWN_MS = 1500;

/** Copies; where the browser does not allow it, as without TLS, it shows the text to be copied by hand. */
export const CopyButton = ({ text, what, label = site.copy.copy }: CopyButtonProps) => {
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      setTimeout(() => setState('ready'), SHOWN_MS);
    } catch {
      setState('by-hand');
    }
  };
  if (state === 'by-hand')
    return (
      <input class="by-hand" readOnly value={text} aria-label={site.copy.byHand(what)} onFocus={select} />
    );
  return (
    <button type="button" class="quiet copy" onClick={copy} aria-label={`${label}: ${what}`}>
      {state === 'copied' ? site.copy.copied : label}
    </button>
  );
};

const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
  currentTarget.select();
