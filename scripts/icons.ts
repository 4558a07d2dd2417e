import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** A five of dice, as in `icon.svg`, for those who take pixels alone. All lengths are parts of its side. */
const BOX = [0xa8, 0x24, 0x2c] as const;
const PIP = [0xff, 0xfd, 0xf8] as const;
const CORNER = 0.25;
const PIPS: readonly (readonly [x: number, y: number])[] = [
  [10, 10],
  [22, 10],
  [16, 16],
  [10, 22],
  [22, 22],
];

interface Icon {
  readonly name: string;
  readonly size: number;
  /** How much of the side the die takes: what is cut to a round shape needs room around it. */
  readonly scale: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'icon-maskable-512', size: 512, scale: 0.72 },
];

/** Draws them into a folder; answers their names, which hold a hash of what is in them. */
export const drawIcons = (folder: string): readonly string[] =>
  ICONS.map((icon) => {
    const bytes = png(icon.size, (x, y) => colourAt(icon, x, y));
    const name = `${icon.name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`;
    writeFileSync(join(folder, name), bytes);
    return name;
  });

/** Red, green, blue, and how much of it, in one number; edges are as soft as one pixel. Half a million pixels: nothing is made for one. */
const colourAt = ({ size, scale }: Icon, x: number, y: number): number => {
  const [dieX, dieY] = [(x - 0.5) / scale + 0.5, (y - 0.5) / scale + 0.5];
  let nearest = 1;
  for (const [px, py] of PIPS) nearest = Math.min(nearest, length(dieX - px / 32, dieY - py / 32));
  const pip = covered(nearest - 3 / 32, size);
  // A shape that is cut elsewhere is filled to its edges.
  const box = scale < 1 ? 1 : covered(length(pastCorner(x), pastCorner(y)) - CORNER, size);
  const [red, green, blue] = [
    mixed(BOX[0], PIP[0], pip),
    mixed(BOX[1], PIP[1], pip),
    mixed(BOX[2], PIP[2], pip),
  ];
  return ((red << 24) | (green << 16) | (blue << 8) | Math.round(box * 255)) >>> 0;
};

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const pastCorner = (at: number): number => Math.max(0, Math.abs(at - 0.5) - (0.5 - CORNER));
const covered = (distance: number, size: number): number => Math.min(1, Math.max(0, 0.5 - distance * size));
const mixed = (one: number, other: number, share: number): number => Math.round(one + (other - one) * share);

type Paint = (x: number, y: number) => number;

const png = (size: number, paint: Paint): Buffer => {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      rows.writeUInt32BE(
        paint((column + 0.5) / size, (row + 0.5) / size),
        row * (size * 4 + 1) + 1 + column * 4,
      );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rest = [
    piece('IHDR', header),
    piece('IDAT', deflateSync(rows, { level: 9 })),
    piece('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...rest]);
};

const piece = (name: string, bytes: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
