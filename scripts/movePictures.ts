import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import { pictureStoreOf, pictureStores, readPictureEnv } from '../apps/server/src/infra/env.ts';
import { findPictureStore, movePictures } from '../apps/server/src/modules/pictures/index.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = `npm run move-pictures -- --from ${pictureStores.join(' | ')}`;

const run = async (pool: Pool): Promise<number> => {
  const { values } = readStaffArguments(usage, { from: { type: 'string' } });
  const from = pictureStores.find((name) => name === values.from);
  if (from === undefined) throw new LaunchError(usage);
  const env = readPictureEnv(process.env);
  const to = pictureStoreOf(env);
  if (from === to) throw new LaunchError(`the environment keeps pictures there already: ${to}`);
  const deps = { pool, clock: await readDatabaseClock(pool) };
  const [source, target] = [findPictureStore(from, env, deps), findPictureStore(to, env, deps)];
  if (source === undefined || target === undefined)
    throw new LaunchError(`the environment does not describe the store ${from}`);
  const { copied, there, missing } = await movePictures(pool, source, target);
  console.log(`${copied} files copied, ${there} were there, from ${from} to ${to}.`);
  for (const name of missing) console.log(`missing in ${from}: ${name}`);
  return missing.length === 0 ? 0 : 1;
};

/**
 * `npm run move-pictures -- --from database`: brings the files of all pictures into the store that the environment names. What
 * is in the first one stays there. It may be run again; it leaves with 1 where a file is missing.
 */
await runOnHall('move-pictures', run);
