import { join } from 'node:path';
import type { Pool } from '@pavilion/postgres';
import { readArchiveEnv } from '../apps/server/src/infra/env.ts';
import {
  archiveParts,
  listParts,
  nextPart,
  openArchiveFolder,
  verifyPart,
} from '../apps/server/src/modules/archive/apart.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { isProduction, LaunchError, readSettings } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = `npm run archive                 takes every part of the ledger that may go to a file, oldest first
  or -- --list                  what is in the archive, and why the next part stays
  or -- --verify                reads every file again: bytes, rows, sums, and what accounts carry
The folder is ARCHIVE_FOLDER, or --to DIR`;

const options = {
  list: { type: 'boolean' },
  verify: { type: 'boolean' },
  to: { type: 'string' },
} as const;

/** Where files lie. In production it must be said: it is to be kept for years. */
const folderOf = (to: string | undefined): string => {
  const named = to ?? readArchiveEnv(process.env).ARCHIVE_FOLDER;
  if (named !== undefined) return named;
  if (isProduction(process.env)) throw new LaunchError('ARCHIVE_FOLDER is missing');
  return join(readSettings(process.env).dataDir, 'archive');
};

const list = async (pool: Pool): Promise<number> => {
  for (const part of await listParts(pool)) {
    const state = part.dropped_at !== null ? 'in the archive' : 'its rows are still here';
    const fault = part.fault === null ? '' : `; ${part.fault}`;
    console.log(`${part.name}: ${part.rows} rows in ${part.file}, ${state}${fault}`);
  }
  const next = await nextPart(pool);
  console.log(next === undefined ? 'no part has an end yet' : `${next.name} ${next.stays ?? 'may go'}`);
  return 0;
};

const verify = async (pool: Pool, path: string): Promise<number> => {
  let faults = 0;
  for (const part of await listParts(pool)) {
    const fault = await verifyPart({ pool, folder: openArchiveFolder(path) }, part);
    if (fault !== null) faults += 1;
    console.log(
      fault === null
        ? `✓ ${part.file}: ${part.rows} rows, what accounts carry is what they come to`
        : `✗ ${fault}`,
    );
  }
  return faults === 0 ? 0 : 1;
};

const run = async (pool: Pool): Promise<number> => {
  const { values, positionals } = readStaffArguments(usage, options);
  if (positionals.length > 0 || (values.list === true && values.verify === true))
    throw new LaunchError(usage);
  if (values.list === true) return list(pool);
  const path = folderOf(values.to);
  if (values.verify === true) return verify(pool, path);
  const { archived, stays } = await archiveParts({
    pool,
    folder: openArchiveFolder(path),
    say: (line) => console.log(`· ${line}`),
  });
  const what = archived.length === 0 ? 'Nothing went' : `${archived.join(', ')} went`;
  console.log(`${what} to the archive${stays === null ? '' : `; the next part stays: ${stays}`}.`);
  return 0;
};

/**
 * `npm run archive`: old parts of the ledger as Parquet files with manifests (docs/decisions/0342). It may be stopped anywhere
 * and run again. `-- --verify` leaves with 1 where a file is lost, changed, or not what accounts carry.
 */
await runOnHall('archive', run);
