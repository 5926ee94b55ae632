import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from '@pavilion/postgres';
import { z } from 'zod';
import { LaunchError } from '../launcher/settings.ts';

/** What a backup has to know of the server that is backed up. */
export interface ServerFacts {
  readonly major: number;
  readonly systemIdentifier: string;
  readonly segmentBytes: number;
  readonly database: string;
  /** The data folder, where it is on this machine. */
  readonly localData: string | undefined;
  /** Whom the data folder belongs to, where it is on this machine. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
  readonly archives: boolean;
  /** Whether it lets `pg_basebackup` in. */
  readonly sends: boolean;
}

const oldestMajor = 15;

const rowSchema = z.object({
  version: z.coerce.number(),
  system: z.string(),
  segment: z.coerce.number(),
  database: z.string(),
  data: z.string().nullable(),
  archives: z.boolean(),
  senders: z.coerce.number(),
});

/** `pg_control` begins with the system's identifier: two servers never share one. */
const isDataOf = (folder: string, systemIdentifier: string): boolean => {
  const control = join(folder, 'global', 'pg_control');
  try {
    return existsSync(control) && readFileSync(control).readBigUInt64LE(0).toString() === systemIdentifier;
  } catch {
    // Another machine's folder of the same name, or one that is closed to us: no data that we could copy.
    return false;
  }
};

/** Throws `LaunchError` for a server that is too old. */
export const askServer = async (server: Pool): Promise<ServerFacts> => {
  const { rows } = await server.query(
    `SELECT current_setting('server_version_num') AS version, s.system_identifier::text AS system,
       pg_size_bytes(current_setting('wal_segment_size')) AS segment, current_database()::text AS database,
       CASE WHEN pg_has_role(current_user, 'pg_read_all_settings', 'MEMBER') THEN current_setting('data_directory') END AS data,
       current_setting('archive_mode') <> 'off' AS archives, current_setting('max_wal_senders') AS senders
     FROM pg_control_system() s`,
  );
  const row = rowSchema.parse(rows[0]);
  const major = Math.floor(row.version / 10_000);
  if (major < oldestMajor)
    throw new LaunchError(`the server is PostgreSQL ${major}: backups take ${oldestMajor} or newer`);
  const localData = row.data !== null && isDataOf(row.data, row.system) ? row.data : undefined;
  const { uid, gid } = localData === undefined ? {} : statSync(localData);
  return {
    major,
    systemIdentifier: row.system,
    segmentBytes: row.segment,
    database: row.database,
    localData,
    // Only root may give a file away.
    owner: process.getuid?.() === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {},
    archives: row.archives,
    sends: row.senders > 0,
  };
};
