import * as z from 'zod/mini';

const picturesSchema = z.object({
  /** By name. */
  symbols: z.record(z.string(), z.string()),
  scene: z.object({ wide: z.string(), tall: z.string() }),
  /** What of the scene stands before whatever flies in it, for a game that has such a thing. */
  near: z.optional(z.object({ wide: z.string(), tall: z.string() })),
});
export type Pictures = z.output<typeof picturesSchema>;

/** Addresses of the game's pictures, as the server has written them into the page; `null` for a game that has none. */
export const readPictures = (): Pictures | null => {
  const { art } = document.body.dataset;
  return art === undefined ? null : picturesSchema.parse(JSON.parse(art));
};
