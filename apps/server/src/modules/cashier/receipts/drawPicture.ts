import { receiptPixelsMax, receiptScreenPixelsMax } from '@pavilion/contract/cashier';
import sharp from 'sharp';
import type { PictureReading } from '../../../infra/pictureReader.ts';

/** Longer sides are brought down to this: enough to read the small print of a receipt. */
const sideMaxPx = 2_000;
const webpQuality = 80;

export interface DrawnReceipt {
  readonly webp: Uint8Array;
}

/**
 * Draws a picture anew, upright and as WebP: places, times, thumbnails and whatever else was hidden in the file stay
 * behind. Only ever called in a process of its own (`pictureProcess.ts`).
 */
export const drawPicture = async (file: Uint8Array): Promise<PictureReading<DrawnReceipt>> => {
  try {
    const { width, height, format } = await sharp(file).metadata();
    const pixelsMax = format === 'jpeg' ? receiptPixelsMax : receiptScreenPixelsMax;
    if (width * height > pixelsMax) return { kind: 'too_large' };
    const webp = await sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' })
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
