import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Four bits a pixel, by palette; the three noughts are the only methods there are. */
const bitDepth = 4;
const byPalette = 3;

export type Rgb = readonly [red: number, green: number, blue: number];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/**
 * Writes a picture as PNG (RFC 2083). `tones` holds one entry of the palette a pixel, 0 to 15; the width is even. Packed off
 * the thread that answers calls.
 */
export const writePng = async (
  tones: Uint8Array,
  { widthPx, heightPx, palette }: { widthPx: number; heightPx: number; palette: readonly Rgb[] },
): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([bitDepth, byPalette], 8);
  const rowBytes = widthPx / 2 + 1;
  const rows = Buffer.alloc(rowBytes * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 2) {
      const at = y * widthPx + x;
      rows[y * rowBytes + 1 + x / 2] = ((tones[at] ?? 0) << 4) | (tones[at + 1] ?? 0);
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
