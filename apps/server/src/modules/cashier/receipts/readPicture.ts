import { receiptBytesMax, receiptPixelsMax } from '@pavilion/contract/cashier';
import sharp from 'sharp';

/** Longer sides are brought down to this: enough to read the small print of a receipt. */
const sideMaxPx = 2_000;
const webpQuality = 80;

/** How files of the kinds that are taken begin. Nothing else reaches a decoder, whatever it calls itself. */
const beginnings: readonly (readonly { readonly at: number; readonly bytes: Buffer }[])[] = [
  [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }],
  [
    { at: 0, bytes: Buffer.from('RIFF') },
    { at: 8, bytes: Buffer.from('WEBP') },
  ],
];

const isPicture = (file: Buffer): boolean =>
  beginnings.some((parts) =>
    parts.every(({ at, bytes }) => file.subarray(at, at + bytes.length).equals(bytes)),
  );

export type PictureReading =
  | { readonly kind: 'picture'; readonly webp: Buffer }
  | { readonly kind: 'no_picture' }
  | { readonly kind: 'too_large' };

/**
 * Reads a picture as a member hands it in and draws it anew, upright and as WebP: places, times, thumbnails and whatever
 * else was hidden in the file stay behind. Known by its content alone: JPEG, PNG, WebP.
 */
export const readPicture = async (file: Buffer): Promise<PictureReading> => {
  if (file.length > receiptBytesMax) return { kind: 'too_large' };
  if (!isPicture(file)) return { kind: 'no_picture' };
  try {
    const { width, height } = await sharp(file).metadata();
    if (width * height > receiptPixelsMax) return { kind: 'too_large' };
    const webp = await sharp(file, { limitInputPixels: receiptPixelsMax, failOn: 'error' })
      .autoOrient()
      .resize({ width: sideMaxPx, height: sideMaxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: webpQuality })
      .toBuffer();
    return { kind: 'picture', webp };
  } catch {
    // Begins as one and is none: cut off, broken, or built to break a decoder.
    return { kind: 'no_picture' };
  }
};
