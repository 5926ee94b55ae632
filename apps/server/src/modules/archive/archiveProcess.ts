import { setPriority } from 'node:os';
import { createPool } from '@pavilion/postgres';
import { archiveParts } from './archiveParts.ts';
import { openArchiveFolder } from './folder.ts';
import type { ArchiveWish } from './runApart.ts';

/** A process of `archiveApart`: writes parts of the ledger to files, behind everything else that this machine does. */

const lowPriority = 10;
setPriority(lowPriority);

// Written by our own process.
process.once('message', ({ databaseUrl, folder, withinMs, settleMs }: ArchiveWish) => {
  const beganMs = performance.now();
  const pool = createPool(databaseUrl, { max: 2, applicationName: 'pavilion-archive' });
  archiveParts({
    pool,
    folder: openArchiveFolder(folder),
    say: (line) => process.send?.({ line }),
    mayGoOn: () => performance.now() - beganMs < withinMs,
    ...(settleMs === undefined ? {} : { settleMs }),
  }).then(
    ({ archived }) => process.send?.({ archived }, () => process.exit()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.exit()),
  );
});
// The hall is gone, however it went. What was begun goes on with the next run.
process.once('disconnect', () => process.exit());
