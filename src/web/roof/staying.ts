import { isProblem } from '../../client/problem.js';
import { beIntroducedAgain, isForgotten } from '../guest.js';
import { complain } from '../news.js';
import { untilLater } from '../until-later.js';

interface Staying {
  /** Looks, and follows for as long as there is something to follow. */
  arrive(signal: AbortSignal): Promise<void>;
  /** The line is lost: it is tried again. */
  lost(): void;
  /** The server's last word. */
  failed(thrown: unknown): void;
}

/** Looks at something for as long as somebody is here: whoever cannot be reached is asked again, what the server says is its last word. */
export const stayAt = ({ arrive, lost, failed }: Staying): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stay = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        return await arrive(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        if (isForgotten(thrown)) return void beIntroducedAgain().catch(complain);
        if (isProblem(thrown)) return failed(thrown);
        lost();
        await untilLater(failures);
      }
    }
  };
  void stay();
  return () => leaving.abort();
};
