import { pictureWidths } from '@pavilion/contract/office';
import sharp from 'sharp';
import type { PictureReading } from '../../infra/pictureReader.ts';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface DrawnFile {
  readonly width: number;
  readonly format: PictureFormat;
  readonly content: Uint8Array;
}

export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  /** One for each width of the hall and format; what the picture is too small for is drawn as large as it is. */
  readonly files: readonly DrawnFile[];
}

const pixelsMax = 50_000_000;
const quality = { avif: 55, webp: 80 } as const;
/** Of 9: more saves some percent of the size and takes many times as long. */
const avifEffort = 3;

const draw = (file: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> => {
  const sized = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? sized.avif({ quality: quality.avif, effort: avifEffort }).toBuffer()
    : sized.webp({ quality: quality.webp }).toBuffer();
};

/**
 * Draws a picture anew in every size of the hall, upright, as AVIF and WebP: places, times, thumbnails and whatever else was
 * hidden in the file stay behind. Only ever called in a process of its own (`drawProcess.ts`).
 */
export const drawSizes = async (file: Uint8Array): Promise<PictureReading<DrawnPicture>> => {
  try {
    const { autoOrient } = await sharp(file).metadata();
    const { width, height } = autoOrient;
    if (width * height > pixelsMax) return { kind: 'too_large' };
    const files: DrawnFile[] = [];
    for (const format of pictureFormats) {
      const drawn = new Map<number, Buffer>();
      for (const wanted of pictureWidths) {
        const real = Math.min(wanted, width);
        const content = drawn.get(real) ?? (await draw(file, real, format));
        drawn.set(real, content);
        files.push({ width: wanted, format, content });
      }
    }
    return { kind: 'picture', width, height, files };
  } catch {
    // Begins as one and is none: cut off, broken, or built to break a decoder.
    return { kind: 'no_picture' };
  }
};
