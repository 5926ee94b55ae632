import { pictureWidths } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import { pictureFormats } from './drawSizes.ts';
import { type FileOfPicture, fileNameOf, type PictureStore } from './store.ts';

interface MovedPictures {
  readonly copied: number;
  /** Files that were there already, the same. */
  readonly there: number;
  /** Files that the first store does not have, by their names there. */
  readonly missing: readonly string[];
}

const allFiles: readonly FileOfPicture[] = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => ({ width, format })),
);

/**
 * Brings every file of every picture from one store into another; the first keeps what it has. It may be run again, and be
 * stopped anywhere: what was copied is read back before it counts.
 */
export const movePictures = async (
  pool: Pool,
  from: PictureStore,
  to: PictureStore,
): Promise<MovedPictures> => {
  const { rows } = await pool.query<{ hash: Buffer }>('SELECT DISTINCT hash FROM picture ORDER BY hash');
  let [copied, there] = [0, 0];
  const missing: string[] = [];
  for (const { hash } of rows)
    for (const file of allFiles) {
      const name = fileNameOf(hash, file);
      const content = await from.get(hash, file);
      const known = await to.get(hash, file);
      if (known !== undefined && (content === undefined || known.equals(content))) there += 1;
      else if (content === undefined) missing.push(name);
      else {
        await to.put(pool, hash, [{ ...file, content }]);
        if (!(await to.get(hash, file))?.equals(content))
          throw new Error(`${name} was not kept as it was given`);
        copied += 1;
      }
    }
  return { copied, there, missing };
};
