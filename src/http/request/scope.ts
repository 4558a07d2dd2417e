/** What of an endpoint says whether it changes something. */
interface Asked {
  readonly method: string;
  readonly isLook?: boolean;
}

/** Whether it only looks: every GET does, and of the others those that say so. */
export const isLook = ({ method, isLook: saysSo }: Asked): boolean => saysSo ?? method === 'get';
