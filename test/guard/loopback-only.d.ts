/** What was tried since this was asked last, in this thread. */
export declare const takeRefused: () => readonly string[];
