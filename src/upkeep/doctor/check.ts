/** What came of one look at the house. */
export interface Finding {
  readonly name: string;
  /** A warning should be looked at some day, a failure now. */
  readonly status: 'ok' | 'warning' | 'failed';
  /** One sentence, and what to do when it is not ok. */
  readonly says: string;
}

const finding =
  (status: Finding['status']) =>
  (name: string, says: string): Finding => ({ name, status, says });

export const ok = finding('ok');
export const warning = finding('warning');
export const failed = finding('failed');

/** Looks, and takes what breaks as an answer too. */
export const looked = async (name: string, look: () => Promise<Finding>): Promise<Finding> => {
  try {
    return await look();
  } catch (error) {
    return failed(name, error instanceof Error ? error.message : String(error));
  }
};
