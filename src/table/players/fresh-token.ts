import { hash, randomBytes } from 'node:crypto';
import { newId } from '../id.js';

/** A token that is nobody's yet: what is kept of it, and the secret half, which is kept nowhere. */
export const freshToken = () => {
  const secret = randomBytes(32).toString('base64url');
  return { tokenId: newId('t'), tokenHash: hash('sha256', secret, 'hex'), secret };
};
