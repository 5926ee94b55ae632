import type { PoolClient } from 'pg';
import type { DrawnFile, PictureFormat } from './drawSizes.ts';

export interface FileOfPicture {
  readonly width: number;
  readonly format: PictureFormat;
}

/** Where the files of pictures are kept, by the hash of what was uploaded. */
export interface PictureStore {
  /** Keeps the files of a picture; those that are there stay as they are. In the caller's transaction, where the store has any. */
  readonly put: (tx: Pick<PoolClient, 'query'>, hash: Buffer, files: readonly DrawnFile[]) => Promise<void>;
  /** Undefined for a file that is not there; throws where the store cannot say. */
  readonly get: (hash: Buffer, file: FileOfPicture) => Promise<Buffer | undefined>;
}

/** How a file is called in stores that have names: as its address is. */
export const fileNameOf = (hash: Buffer, { width, format }: FileOfPicture): string =>
  `${hash.toString('hex')}-${width}.${format}`;
