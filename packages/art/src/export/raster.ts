import sharp, { type Sharp } from 'sharp';
import { randomFrom } from '../paper/random.ts';
import type { Encoding, Picture, RasterFile } from './pictures.ts';

/** Encoder effort: a third of the time of effort 3 for a tenth more in size, well inside the limits. */
const avifEffort = 1;
const webpEffort = 2;

const grainSide = 512;
/** Largest change of a channel by the grain, of 255. */
const grainStrength = 5;

/** A tile of noise, the sum of two steps so that small changes are the most frequent. */
const grainTile = (): Int8Array => {
  const random = randomFrom('grain');
  return Int8Array.from({ length: grainSide * grainSide }, () =>
    Math.round(
      random.between(-grainStrength / 2, grainStrength / 2) +
        random.between(-grainStrength / 2, grainStrength / 2),
    ),
  );
};
const grain = grainTile();

/** The tooth of the paper, laid over the pixels in place. Three channels. */
const addGrain = (pixels: Uint8Array, width: number): void => {
  for (let at = 0, pixel = 0; at < pixels.length; at += 3, pixel += 1) {
    const row = Math.floor(pixel / width) % grainSide;
    const change = grain[row * grainSide + ((pixel % width) % grainSide)] ?? 0;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.min(255, Math.max(0, (pixels[channel] ?? 0) + change));
  }
};

const encoded = (image: Sharp, encoding: Encoding): Sharp => {
  switch (encoding.kind) {
    case 'avif':
      return image.avif({ quality: encoding.quality, effort: avifEffort });
    case 'webp':
      return image.webp({ quality: encoding.quality, effort: webpEffort });
    case 'jpeg':
      return image.jpeg({ quality: encoding.quality, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: false });
  }
};

type RasterPicture = Extract<Picture, { kind: 'raster' }>;

/** Pixels of the picture without its bleed, at the size of its largest file. */
const pixelsOf = async ({ svg, width, bleed, files }: RasterPicture): Promise<Sharp> => {
  const largest = files.reduce((most, file) => (file.width > most.width ? file : most));
  const scale = largest.width / width;
  const drawing = sharp(Buffer.from(svg), { density: 72 * scale });
  if (bleed === 0) return drawing.resize(largest.width, largest.height, { fit: 'fill' });
  const left = Math.round(bleed * scale);
  return drawing.extract({ left, top: left, width: largest.width, height: largest.height });
};

/** Draws the picture once and encodes it for each file; answers the bytes in the order of the files. */
export const rasterise = async (
  picture: RasterPicture,
): Promise<{ readonly file: RasterFile; readonly bytes: Buffer }[]> => {
  const image = await pixelsOf(picture);
  const prepared = picture.grain ? image.removeAlpha() : image.ensureAlpha();
  const { data, info } = await prepared.raw().toBuffer({ resolveWithObject: true });
  if (picture.grain) addGrain(data, info.width);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const results: { file: RasterFile; bytes: Buffer }[] = [];
  for (const file of picture.files) {
    const sized =
      file.width === info.width ? sharp(data, { raw }) : sharp(data, { raw }).resize(file.width, file.height);
    results.push({ file, bytes: await encoded(sized, file.encoding).toBuffer() });
  }
  return results;
};

/** What, besides the drawing, decides the bytes; part of every hash. */
export const rasterRecipe = JSON.stringify({ avifEffort, webpEffort, grainStrength, sharp: sharp.versions });
