import { parseAccept } from 'hono/utils/accept';
import { CODINGS, type Coding } from '../documents/ready-made.js';
import type { Exchange } from '../exchange.js';
import { header } from './header.js';

/** The one the caller would rather have; null for whoever wants bodies as they are. */
export const codingFor = (c: Exchange): Coding | null => {
  const said = header(c, 'accept-encoding');
  if (said === undefined || said === '') return null;
  const wishes = new Map(parseAccept(said).map(({ type, q }) => [type.toLowerCase(), q]));
  const wish = (coding: Coding): number => wishes.get(coding) ?? wishes.get('*') ?? 0;
  const [dearest] = CODINGS.filter((coding) => wish(coding) > 0).toSorted((a, b) => wish(b) - wish(a));
  return dearest ?? null;
};
