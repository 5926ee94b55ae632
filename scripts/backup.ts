import { join, resolve } from 'node:path';
import { createPool, findFreePort } from '@pavilion/postgres';
import { setUpArchive } from './backup/archive.ts';
import { type BackupFolder, makeBackupFolder, openBackupFolder } from './backup/backupFolder.ts';
import { type Drill, lastDrill, writeDrill, writeMetrics } from './backup/outcome.ts';
import { type Plan, planRecovery, readMoment, restore } from './backup/recover.ts';
import { askServer } from './backup/server.ts';
import { type Databases, prune, takeBackup } from './backup/takeBackup.ts';
import { verifyBase } from './backup/verify.ts';
import { openBacked, openHall } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, LaunchError, type LauncherSettings, readSettings } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = `npm run backup -- --archive [--to DIR]              the server archives its log there from now on
  or [--to DIR] [--keep N]                         a base backup; --keep removes all but the N newest
  or --verify [--from DIR]                         reads backups and archive again
  or --restore DIR --into PGDATA [--at "2026-01-31 14:05:00+00"] [--port 5433]
  or --drill [--from DIR] [--at "…"] [--json]      restores into a server of its own and proves what came back
  or --drill --restored PGDATA [--json]            the same with a folder that another tool has restored
DIR is BACKUP_FOLDER unless told`;

const options = {
  archive: { type: 'boolean' },
  verify: { type: 'boolean' },
  drill: { type: 'boolean' },
  restore: { type: 'string' },
  restored: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  into: { type: 'string' },
  at: { type: 'string' },
  port: { type: 'string' },
  keep: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const readNumber = (name: string, text: string | undefined, max: number): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new LaunchError(`--${name} takes a number from 1 to ${max}: ${text}`);
  return value;
};

const readWish = () => {
  const { values, positionals } = readStaffArguments(usage, options);
  const modes = [values.archive, values.verify, values.drill, values.restore].filter(
    (mode) => mode !== undefined,
  );
  if (modes.length > 1 || positionals.length > 0) throw new LaunchError(usage);
  return {
    ...values,
    at: values.at === undefined ? undefined : readMoment(values.at),
    port: readNumber('port', values.port, 65_535),
    keep: readNumber('keep', values.keep, 1_000_000),
  };
};
type Wish = ReturnType<typeof readWish>;

/** Where backups are. In production it must be said: beside the data is no place for them. */
const folderOf = ({ to, from }: Wish, settings: LauncherSettings): string => {
  const named = to ?? from ?? process.env.BACKUP_FOLDER;
  if (named !== undefined && named !== '') return named;
  if (isProduction(process.env)) throw new LaunchError('BACKUP_FOLDER is missing');
  return join(settings.dataDir, 'backups');
};

const mebibytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MiB`;

const withDatabases = async (
  settings: LauncherSettings,
  work: (databases: Databases) => Promise<number>,
): Promise<number> => {
  const opened = await openBacked(settings);
  const server = createPool(opened.backupUrl, { max: 3, applicationName: 'pavilion-backup' });
  const hall = createPool(opened.url, { max: 1, applicationName: 'pavilion-backup' });
  try {
    return await work({ server, serverUrl: opened.backupUrl, hall });
  } finally {
    await Promise.all([server.end(), hall.end()]);
    await opened.stop();
  }
};

const archive = (settings: LauncherSettings, wish: Wish): Promise<number> =>
  withDatabases(settings, async ({ server }) => {
    const folder = makeBackupFolder(folderOf(wish, settings), (await askServer(server)).owner);
    const state = await setUpArchive(server, folder);
    console.log(
      state === 'archives'
        ? `The server archives its log into ${folder.wal}.`
        : `The server will archive its log into ${folder.wal} from its next start on: restart it, then take a backup.`,
    );
    return 0;
  });

/** Says what no backup of the database has. Says nothing of a database of before there was an archive. */
const tellOfArchive = async ({ hall }: Databases): Promise<void> => {
  const { rows: there } = await hall.query(`SELECT WHERE to_regclass('archive.part') IS NOT NULL`);
  if (there.length === 0) return;
  const { rows } = await hall.query<{ parts: number }>(
    'SELECT count(*)::integer AS parts FROM archive.part WHERE carried_at IS NOT NULL',
  );
  const parts = rows[0]?.parts ?? 0;
  if (parts > 0)
    console.log(
      `Not in it: ${parts} old ${parts === 1 ? 'part' : 'parts'} of the books in ${process.env.ARCHIVE_FOLDER ?? 'the folder of the archive'}. Copy that folder apart; npm run archive -- --verify proves it.`,
    );
};

const backUp = (settings: LauncherSettings, wish: Wish): Promise<number> =>
  withDatabases(settings, async (databases) => {
    const facts = await askServer(databases.server);
    const folder = makeBackupFolder(folderOf(wish, settings), facts.owner);
    const base = await takeBackup(databases, folder);
    console.log(
      `Base backup ${base.name}: ${base.files} files, ${mebibytes(base.bytes)}, by ${base.engine}, read again and whole.`,
    );
    await tellOfArchive(databases);
    if (wish.keep !== undefined) {
      const { bases, segments } = await prune(folder, wish.keep);
      console.log(
        `Removed ${bases.length === 0 ? 'no older one' : bases.join(', ')} and ${segments} files of the log.`,
      );
    }
    writeMetrics(folder);
    return 0;
  });

const verify = async (folder: BackupFolder): Promise<number> => {
  const bases = folder.bases();
  if (bases.length === 0) throw new LaunchError(`${folder.path} holds no base backup that is whole`);
  for (const base of bases) {
    const { files, reach } = await verifyBase(folder, base);
    console.log(
      `✓ ${base.name}: ${files} files, ${reach.segments.length} WAL segments up to ${reach.archivedAt?.toISOString()}`,
    );
  }
  return 0;
};

const describePlan = ({ base, at, reach }: Plan): string =>
  `base backup ${base.name}, ${at === undefined ? `to the end of the archive, ${reach.archivedAt?.toISOString()}` : `to ${at.text}`}`;

const restoreInto = async (wish: Wish): Promise<number> => {
  if (wish.restore === undefined || wish.into === undefined) throw new LaunchError(usage);
  const plan = planRecovery(openBackupFolder(wish.restore), wish.at);
  const pgdata = resolve(wish.into);
  const { pid } = await restore(plan, { pgdata, port: wish.port, freePort: await findFreePort() });
  console.log(`Restored ${describePlan(plan)}, into ${pgdata}.`);
  console.log(
    pid === undefined
      ? 'It can be started as any data folder; it archives nothing yet.'
      : `It runs on 127.0.0.1:${wish.port} as process ${pid}, and archives nothing yet.`,
  );
  return 0;
};

const describeDrill = (drill: Drill): string => {
  const age = drill.rpoSeconds === null ? 'not asked for' : `${drill.rpoSeconds} s old`;
  const lines = [
    `up after ${drill.rtoSeconds ?? '–'} s; the newest restorable transaction is ${age}`,
    drill.ok ? 'The drill held.' : 'The drill did NOT hold.',
  ];
  return lines.join('\n');
};

const drill = async (settings: LauncherSettings, wish: Wish): Promise<number> => {
  const folder = openBackupFolder(folderOf(wish, settings));
  const before = lastDrill(folder)?.lastSuccessAt ?? null;
  const from =
    wish.restored === undefined ? planRecovery(folder, wish.at) : { restored: resolve(wish.restored) };
  // The server's modules prove what came back; a backup at night does without them.
  const { runDrill } = await import('./backup/drill.ts');
  const opened = await openHall(settings);
  const hall = createPool(opened.url, { max: 1, applicationName: 'pavilion-drill' });
  try {
    const outcome = await runDrill(
      {
        hall,
        database: decodeURIComponent(new URL(opened.url).pathname.slice(1)),
        dataDir: settings.dataDir,
        from,
        say: ({ name, ok, words, ms }) => {
          if (wish.json !== true)
            console.log(`${ok ? '✓' : '✗'} ${name}: ${words} (${(ms / 1_000).toFixed(1)} s)`);
        },
      },
      before,
    );
    writeDrill(folder, outcome);
    writeMetrics(folder);
    console.log(wish.json === true ? JSON.stringify(outcome) : describeDrill(outcome));
    return outcome.ok ? 0 : 1;
  } finally {
    await hall.end();
    await opened.stop();
  }
};

/**
 * `npm run backup`: base backups and the archive of the log, recovery to a moment, and the drill that proves both. See
 * docs/guides/backup.md. Leaves with 1, and a line that says why, when anything did not hold.
 */
await runMain(async () => {
  const wish = readWish();
  if (wish.restore !== undefined) return restoreInto(wish);
  const settings = readSettings(process.env);
  if (wish.archive === true) return archive(settings, wish);
  if (wish.verify === true) return verify(openBackupFolder(folderOf(wish, settings)));
  if (wish.drill === true) return drill(settings, wish);
  return backUp(settings, wish);
});
