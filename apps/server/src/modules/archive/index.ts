import type { ArchiveEnv } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { checkBytes } from './checkBytes.ts';
import { openArchiveFolder } from './folder.ts';
import { listParts } from './parts.ts';
import { archiveApart } from './runApart.ts';

export { archivedUntil } from './parts.ts';
export {
  type ArchivedEntry,
  type ArchivedPage,
  type ArchiveReader,
  ArchiveUnreadable,
  archiveBegin,
  createArchiveReader,
  isArchiveCursor,
} from './reader.ts';

/** No further part is begun after this; what is left waits for the next night. */
const archivingMs = 60 * 60_000;

interface ArchiveModuleDeps extends Pick<Hall, 'pool' | 'log'> {
  readonly env: ArchiveEnv & { readonly DATABASE_URL: string };
}

/** Reads the bytes of the file that was not looked at for the longest time. One a day: they may be large. */
const checkOne = async ({ pool, log }: ArchiveModuleDeps, path: string): Promise<void> => {
  const parts = await listParts(pool);
  const [oldest] = [...parts].sort(
    (one, other) => (one.checked_at?.getTime() ?? 0) - (other.checked_at?.getTime() ?? 0),
  );
  if (oldest === undefined) return;
  const fault = await checkBytes({ pool, folder: openArchiveFolder(path) }, oldest);
  if (fault !== null)
    log.fatal({ alarm: 'archive_damaged', file: oldest.file }, 'a file of the archive is not what it was');
};

/** Takes old parts of the ledger to files, where that is switched on, and looks after those files. */
export const createArchiveModule = (deps: ArchiveModuleDeps): ServerModule => {
  const { ARCHIVE_FOLDER: path, ARCHIVE_DAILY: isDaily, DATABASE_URL: databaseUrl } = deps.env;
  if (path === undefined) return { name: 'archive' };
  return {
    name: 'archive',
    schedules: [
      { name: 'archive-check', cron: '52 4 * * *', run: () => checkOne(deps, path) },
      ...(isDaily
        ? [
            {
              name: 'archive-parts',
              cron: '22 2 * * *',
              run: async () => {
                await archiveApart({ databaseUrl, folder: path, withinMs: archivingMs }, (line) =>
                  deps.log.info({ line }, 'archiving'),
                );
              },
            },
          ]
        : []),
    ],
  };
};
