import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BackupFolder, writeWhole } from './backupFolder.ts';

/** What a drill came to, for whoever watches: `last-drill.json` in the folder of backups. */
const drillSchema = z.object({
  ok: z.boolean(),
  startedAt: z.iso.datetime(),
  /** The base backup it began from; null for a folder that another tool restored. */
  base: z.string().nullable(),
  /** The moment that was asked for; null for the newest. */
  at: z.string().nullable(),
  parts: z.array(
    z.object({ name: z.string(), ok: z.boolean(), words: z.string(), ms: z.number().int().nonnegative() }),
  ),
  /** From the first byte copied until the server took statements that write. */
  rtoSeconds: z.number().nullable(),
  /** Age of the newest transaction that came back, as the server was up, where all of the archive was asked for. */
  rpoSeconds: z.number().nullable(),
  lastTransactionAt: z.iso.datetime().nullable(),
  /** When a drill held last, this one included. */
  lastSuccessAt: z.iso.datetime().nullable(),
});
export type Drill = z.infer<typeof drillSchema>;

const fileOf = (folder: BackupFolder): string => join(folder.path, 'last-drill.json');

export const lastDrill = (folder: BackupFolder): Drill | undefined => {
  if (!existsSync(fileOf(folder))) return undefined;
  // A file of an earlier form, or a damaged one: as if there had been no drill, which is what alarms.
  try {
    return drillSchema.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch {
    return undefined;
  }
};

export const writeDrill = (folder: BackupFolder, drill: Drill): void =>
  writeWhole(fileOf(folder), `${JSON.stringify(drill, null, 2)}\n`);

const seconds = (at: Date | undefined): number => (at === undefined ? 0 : Math.floor(at.getTime() / 1_000));

const gauge = (name: string, help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;

/** Writes `backup.prom`, which node_exporter's textfile collector reads: 0 where there was none yet. */
export const writeMetrics = (folder: BackupFolder): void => {
  const drill = lastDrill(folder);
  const held = drill?.lastSuccessAt ?? null;
  const lines = [
    gauge(
      'pavilion_backup_last_success_timestamp_seconds',
      'End of the newest base backup that is whole.',
      seconds(folder.bases().at(-1)?.endedAt),
    ),
    gauge(
      'pavilion_backup_drill_last_success_timestamp_seconds',
      'Begin of the newest drill in which everything held.',
      seconds(held === null ? undefined : new Date(held)),
    ),
    gauge('pavilion_backup_drill_ok', 'Whether the newest drill held.', drill?.ok === true ? 1 : 0),
  ];
  writeWhole(join(folder.path, 'backup.prom'), lines.join(''));
};
