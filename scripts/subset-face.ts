import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, inflateSync } from 'node:zlib';

/**
 * A face with the outlines of some letters alone. Everything but the outlines stays as it is, so the letters that are left
 * keep their numbers and widths; the page says by `unicode-range` which letters there are, and takes the others elsewhere.
 */
export const subsetFace = (path: string, letters: ReadonlySet<number>): Uint8Array => {
  const tables = tablesOf(readFileSync(path));
  const [glyf, loca, head, cmap] = ['glyf', 'loca', 'head', 'cmap'].map((tag) => needed(tables, tag));
  if (glyf === undefined || loca === undefined || head === undefined || cmap === undefined)
    throw new Error(path);
  const isLong = head.readInt16BE(50) === 1;
  const starts = Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, at) =>
    isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2,
  );
  const outline = (glyph: number): Buffer => glyf.subarray(starts[glyph] ?? 0, starts[glyph + 1] ?? 0);
  const kept = withParts(glyphsFor(cmap, letters), outline);
  const outlines = starts
    .slice(0, -1)
    .map((_, glyph) => (kept.has(glyph) ? outline(glyph) : Buffer.alloc(0)));
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', locaOf(outlines, isLong));
  // Names of letters, substitutes for them and the axes they came from are not drawn; kerning weighs a tenth of the face.
  tables.set('post', Buffer.concat([Buffer.from([0, 3, 0, 0]), needed(tables, 'post').subarray(4, 32)]));
  for (const tag of ['GSUB', 'GPOS', 'STAT', 'DSIG']) tables.delete(tag);
  return woff2(tables);
};

type Tables = Map<string, Buffer>;

const needed = (tables: Tables, tag: string): Buffer => {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the face has no table ${tag}`);
  return found;
};

/** The tables of a WOFF file, unpacked. */
const tablesOf = (woff: Buffer): Tables => {
  const tables: Tables = new Map();
  for (let at = 44, left = woff.readUInt16BE(12); left > 0; at += 20, left--) {
    const [offset, packed, plain] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(woff.toString('latin1', at, at + 4), packed === plain ? bytes : inflateSync(bytes));
  }
  return tables;
};

/** The numbers of these letters by the table of segments (format 4), which every face has, and of the box for what is missing. */
const glyphsFor = (cmap: Buffer, letters: ReadonlySet<number>): ReadonlySet<number> => {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? 0;
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const field = (row: number, segment: number): number =>
    start + 14 + row * segments * 2 + (row > 0 ? 2 : 0) + segment * 2;
  const glyphOf = (letter: number): number => {
    const segment =
      Array.from({ length: segments }, (_, at) => at).find(
        (at) => cmap.readUInt16BE(field(0, at)) >= letter,
      ) ?? 0;
    const [first, delta, range] = [1, 2, 3].map((row) => cmap.readUInt16BE(field(row, segment)));
    if (first === undefined || delta === undefined || range === undefined || first > letter) return 0;
    if (range === 0) return (letter + delta) & 0xffff;
    return cmap.readUInt16BE(field(3, segment) + range + (letter - first) * 2);
  };
  return new Set([0, ...[...letters].map(glyphOf)]);
};

/** A letter with an accent is made of two others, which must be there too. */
const withParts = (glyphs: ReadonlySet<number>, outline: (glyph: number) => Buffer): ReadonlySet<number> => {
  const all = new Set(glyphs);
  for (const glyph of all) for (const part of partsOf(outline(glyph))) all.add(part);
  return all;
};

const MORE_PARTS = 0x20;

const partsOf = (outline: Buffer): readonly number[] => {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags = MORE_PARTS; flags & MORE_PARTS; ) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return parts;
};

const locaOf = (outlines: readonly Buffer[], isLong: boolean): Buffer => {
  const loca = Buffer.alloc((outlines.length + 1) * (isLong ? 4 : 2));
  let end = 0;
  for (const [glyph, { length }] of outlines.entries()) {
    end += length;
    if (isLong) loca.writeUInt32BE(end, (glyph + 1) * 4);
    else loca.writeUInt16BE(end / 2, (glyph + 1) * 2);
  }
  return loca;
};

/** Every table as it is, all of them packed together: `glyf` and `loca` say that they were not rearranged. */
const woff2 = (tables: Tables): Uint8Array => {
  // The second of the two follows the first.
  const all = [...tables].toSorted(([a], [b]) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const rows = all.map(([tag, { length }]) =>
    Buffer.concat([
      Buffer.from([tag === 'glyf' || tag === 'loca' ? 0xff : 0x3f]),
      Buffer.from(tag, 'latin1'),
      base128(length),
    ]),
  );
  const plain = Buffer.concat(all.map(([, bytes]) => bytes));
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
    },
  });
  const header = Buffer.alloc(48);
  const used = 48 + rows.reduce((sum, { length }) => sum + length, 0) + packed.length;
  const end = Buffer.alloc((4 - (used % 4)) % 4);
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(used + end.length, 8);
  header.writeUInt16BE(all.length, 12);
  header.writeUInt32BE(12 + all.reduce((sum, [, { length }]) => sum + 16 + Math.ceil(length / 4) * 4, 0), 16);
  header.writeUInt32BE(packed.length, 20);
  return new Uint8Array(Buffer.concat([header, ...rows, packed, end]));
};

const orderOf = (tag: string): string => (tag === 'loca' ? 'glyf, then loca' : tag);

/** Seven bits to the byte, the last without the eighth. */
const base128 = (value: number): Buffer => {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
};
