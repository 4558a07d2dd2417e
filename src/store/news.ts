/** The channel on which the ledger tells other processes which games it wrote to. */
export const NEWS = 'parlor_news';
