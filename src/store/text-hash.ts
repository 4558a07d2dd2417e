const START = 0x9e37_79b9;
/** Postgres adds this to the length of what it hashes. */
const SALT = 3_923_095;

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/**
 * `hashtext` of Postgres, by which a cluster shares out its rows: Jenkins' hash of 2006 in the order of bytes of all usual machines.
 * A test compares it with the database's own.
 */
export const hashText = (text: string): number => {
  const bytes = Buffer.from(text, 'utf8');
  const padded = Buffer.alloc(Math.max(12, Math.ceil(bytes.length / 12) * 12));
  bytes.copy(padded);
  let a = (START + bytes.length + SALT) | 0;
  let b = a;
  let c = a;
  let at = 0;
  for (; bytes.length - at >= 12; at += 12) {
    a = (a + padded.readInt32LE(at)) | 0;
    b = (b + padded.readInt32LE(at + 4)) | 0;
    c = (c + padded.readInt32LE(at + 8)) | 0;
    [a, b, c] = mixed(a, b, c);
  }
  if (at < padded.length) {
    a = (a + padded.readInt32LE(at)) | 0;
    b = (b + padded.readInt32LE(at + 4)) | 0;
    // The lowest byte of the last word is kept for the length.
    c = (c + (padded.readInt32LE(at + 8) << 8)) | 0;
  }
  return finished(a, b, c);
};

type Three = [a: number, b: number, c: number];

const mixed = (x: number, y: number, z: number): Three => {
  let [a, b, c] = [x, y, z];
  a = (a - c) ^ rotated(c, 4);
  c = (c + b) | 0;
  b = (b - a) ^ rotated(a, 6);
  a = (a + c) | 0;
  c = (c - b) ^ rotated(b, 8);
  b = (b + a) | 0;
  a = (a - c) ^ rotated(c, 16);
  c = (c + b) | 0;
  b = (b - a) ^ rotated(a, 19);
  a = (a + c) | 0;
  c = (c - b) ^ rotated(b, 4);
  b = (b + a) | 0;
  return [a, b, c];
};

const finished = (x: number, y: number, z: number): number => {
  let [a, b, c] = [x, y, z];
  c = (c ^ b) - rotated(b, 14);
  a = (a ^ c) - rotated(c, 11);
  b = (b ^ a) - rotated(a, 25);
  c = (c ^ b) - rotated(b, 16);
  a = (a ^ c) - rotated(c, 4);
  b = (b ^ a) - rotated(a, 14);
  c = (c ^ b) - rotated(b, 24);
  return c | 0;
};
