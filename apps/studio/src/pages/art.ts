import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from './assets.ts';

/** Addresses of a game's pictures, from the root. */
const picturesSchema = z.object({
  symbols: z.record(z.string(), z.string()),
  scene: z.object({ wide: z.string(), tall: z.string() }),
  near: z.object({ wide: z.string(), tall: z.string() }).optional(),
});
export type GamePictures = z.output<typeof picturesSchema>;

/** Where the build says where it has put them, in the folder of the browser's files. */
export const artAddressesFile = '.vite/art.json';

/**
 * What a page is told of its game's pictures, as JSON; `null` for a game without any, and without a build. Told by the server, so that
 * no page carries the addresses of all the others' pictures.
 */
export const readArt = (folder: string = distFolder): ((gameCode: string) => string | null) => {
  let text: string;
  try {
    text = readFileSync(join(folder, artAddressesFile), 'utf8');
  } catch {
    return () => null;
  }
  const art = z.record(z.string(), picturesSchema).parse(JSON.parse(text));
  return (gameCode) => (art[gameCode] ? JSON.stringify(art[gameCode]) : null);
};
