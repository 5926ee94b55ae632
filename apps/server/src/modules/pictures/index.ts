import { pictureBytesMax } from '@pavilion/contract/office';
import type { PictureEnv } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import { createPictureReader } from '../../infra/pictureReader.ts';
import type { ServerModule } from '../../module.ts';
import type { DrawnPicture } from './drawSizes.ts';
import { pictureCalls } from './officeCalls.ts';
import { registerPictures } from './pictureRoute.ts';
import { createPictureStore } from './stores.ts';

export { movePictures } from './movePictures.ts';
export { findPicture, hasPicture } from './officeCalls.ts';
export { findPictureStore } from './stores.ts';

export interface PicturesModule extends ServerModule {
  readonly close: () => void;
}

/** A dozen files of one picture, the largest of them of many megapixels: far longer than a receipt takes. */
const drawWithinMs = 60_000;

/** Pictures that staff upload and members see. */
export const createPicturesModule = ({
  pool,
  clock,
  log,
  env,
}: Pick<Hall, 'pool' | 'clock' | 'log'> & { readonly env: PictureEnv }): PicturesModule => {
  const reader = createPictureReader<DrawnPicture>(new URL('./drawProcess.ts', import.meta.url), {
    bytesMax: pictureBytesMax,
    atOnceMax: 1,
    withinMs: drawWithinMs,
  });
  const store = createPictureStore(env, { pool, clock });
  return {
    name: 'pictures',
    officeCalls: pictureCalls({ pool, clock, reader, store }),
    routes: registerPictures(store, log),
    close: reader.close,
  };
};
