import { randomFillSync } from 'node:crypto';

const STOCK = Buffer.alloc(4_096);
let used = STOCK.length;

/** Random bytes, in hexadecimal digits. To ask the system for a few takes as long as for many, so there is a stock; what was handed out is wiped. */
export const randomHex = (bytes: number): string => {
  if (used + bytes > STOCK.length) {
    randomFillSync(STOCK);
    used = 0;
  }
  const own = STOCK.subarray(used, used + bytes);
  used += bytes;
  const digits = own.toString('hex');
  own.fill(0);
  return digits;
};
