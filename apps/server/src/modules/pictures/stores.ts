import type { Pool } from 'pg';
import type { Clock } from '../../infra/clock.ts';
import { type PictureEnv, type PictureStoreName, pictureStoreOf } from '../../infra/env.ts';
import { createDatabaseStore } from './databaseStore.ts';
import { createFolderStore } from './folderStore.ts';
import { createS3Store } from './s3Store.ts';
import type { PictureStore } from './store.ts';

interface StoreDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The store of a name, as the environment describes it; undefined where it does not. */
export const findPictureStore = (
  name: PictureStoreName,
  env: PictureEnv,
  { pool, clock }: StoreDeps,
): PictureStore | undefined => {
  if (name === 'database') return createDatabaseStore(pool);
  if (name === 'folder')
    return env.PICTURES_FOLDER === undefined ? undefined : createFolderStore(env.PICTURES_FOLDER);
  const { PICTURES_S3_ENDPOINT: endpoint, PICTURES_S3_BUCKET: bucket, PICTURES_S3_REGION: region } = env;
  const { PICTURES_S3_KEY_ID: keyId, PICTURES_S3_SECRET: secret } = env;
  if (endpoint === undefined || bucket === undefined || keyId === undefined || secret === undefined) return;
  return createS3Store({ endpoint, bucket, region, keyId, secret, clock });
};

/** The store that the environment asks for, which `readEnv` has found to be described. */
export const createPictureStore = (env: PictureEnv, deps: StoreDeps): PictureStore => {
  const store = findPictureStore(pictureStoreOf(env), env, deps);
  if (store === undefined) throw new Error('the environment names a store of pictures without describing it');
  return store;
};
