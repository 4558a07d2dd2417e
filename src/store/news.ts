/** The channel on which the ledger tells other processes which games it wrote to, and who among the players changed. */
export const NEWS = 'parlor_news';
