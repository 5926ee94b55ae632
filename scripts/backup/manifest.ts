import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LaunchError } from '../launcher/settings.ts';
import { forEachAtOnce, type Hashed, hashFile } from './copyFile.ts';

/** PostgreSQL's own manifest of a base backup, which `pg_basebackup` writes and `pg_verifybackup` reads. */

export const manifestName = 'backup_manifest';

const manifestSchema = z.object({
  Files: z.array(
    z.object({
      Path: z.string().optional(),
      'Encoded-Path': z.string().optional(),
      Size: z.number().int().nonnegative(),
      'Checksum-Algorithm': z.string(),
      Checksum: z.string(),
    }),
  ),
  'WAL-Ranges': z.array(
    z.object({ Timeline: z.number().int(), 'Start-LSN': z.string(), 'End-LSN': z.string() }),
  ),
  'Manifest-Checksum': z.string(),
});

export interface ManifestFile extends Hashed {
  /** From the data folder on, with `/`. */
  readonly path: string;
}

export interface Manifest {
  readonly files: readonly ManifestFile[];
  readonly timeline: number;
  readonly startLsn: string;
  readonly stopLsn: string;
  /** SHA-256 of the manifest's own file, hex. */
  readonly sha256: string;
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const damaged = (folder: string, what: string): LaunchError =>
  new LaunchError(`the base backup ${folder} is damaged: ${what}`);

/** Reads a manifest and checks its own checksum. Throws `LaunchError`. */
export const readManifest = (folder: string): Manifest => {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw damaged(folder, `${manifestName} is missing`);
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  const body = text.slice(0, text.lastIndexOf('"Manifest-Checksum"'));
  let parsed: z.infer<typeof manifestSchema>;
  try {
    parsed = manifestSchema.parse(JSON.parse(text));
  } catch {
    throw damaged(folder, `${manifestName} cannot be read`);
  }
  if (parsed['Manifest-Checksum'] !== sha256(body)) throw damaged(folder, `${manifestName} was changed`);
  const [first] = parsed['WAL-Ranges'];
  const last = parsed['WAL-Ranges'].at(-1);
  if (first === undefined || last === undefined) throw damaged(folder, `${manifestName} names no log`);
  return {
    files: parsed.Files.map((file) => {
      const name = file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString('utf8');
      if (file['Checksum-Algorithm'] !== 'SHA256') throw damaged(folder, `${name} has no SHA-256`);
      return { path: name, bytes: file.Size, sha256: file.Checksum };
    }),
    timeline: last.Timeline,
    startLsn: first['Start-LSN'],
    stopLsn: last['End-LSN'],
    sha256: sha256(bytes),
  };
};

export interface ManifestOptions {
  readonly files: readonly (ManifestFile & { readonly modifiedAt: Date })[];
  readonly timeline: number;
  readonly startLsn: string;
  readonly stopLsn: string;
  readonly systemIdentifier: string;
  readonly major: number;
}

/** From PostgreSQL 17 on a manifest names its system. */
const majorWithSystem = 17;

/** Writes the manifest of a copy, as `pg_basebackup` would. */
export const writeManifest = (folder: string, options: ManifestOptions): void => {
  const head =
    options.major >= majorWithSystem
      ? `{ "PostgreSQL-Backup-Manifest-Version": 2,\n"System-Identifier": ${options.systemIdentifier},\n`
      : '{ "PostgreSQL-Backup-Manifest-Version": 1,\n';
  const files = options.files.map(({ path, bytes, sha256, modifiedAt }) => {
    const at = modifiedAt.toISOString().slice(0, 19).replace('T', ' ');
    return `{ "Path": ${JSON.stringify(path)}, "Size": ${bytes}, "Last-Modified": "${at} GMT", "Checksum-Algorithm": "SHA256", "Checksum": "${sha256}" }`;
  });
  const range = `{ "Timeline": ${options.timeline}, "Start-LSN": "${options.startLsn}", "End-LSN": "${options.stopLsn}" }`;
  const body = `${head}"Files": [\n${files.join(',\n')}\n],\n"WAL-Ranges": [\n${range}\n],\n`;
  writeFileSync(join(folder, manifestName), `${body}"Manifest-Checksum": "${sha256(body)}"}\n`, {
    mode: 0o600,
  });
};

/** What a server may have changed in a copy, or makes itself, and no manifest lists: the rule of `pg_verifybackup`. */
const notListed = /^(backup_manifest|postgresql\.auto\.conf|recovery\.signal|standby\.signal|pg_wal\/.*)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Refuses a file that is not as the manifest has it. Throws `LaunchError`. */
export const expectAsListed = (folder: string, file: ManifestFile, found: Hashed): void => {
  if (found.bytes !== file.bytes)
    throw damaged(folder, `${file.path} has ${found.bytes} bytes where it had ${file.bytes}`);
  if (found.sha256 !== file.sha256) throw damaged(folder, `${file.path} was changed`);
};

/** Reads every file of a base backup again. Throws `LaunchError` naming the first that is missing, changed or not listed. */
export const verifyFiles = async (folder: string, { files }: Manifest): Promise<void> => {
  const listed = new Set(files.map(({ path }) => path));
  const stray = filesIn(folder).find((path) => !listed.has(path) && !notListed.test(path));
  if (stray !== undefined) throw damaged(folder, `${stray} is not in its manifest`);
  await forEachAtOnce(files, async (file) => {
    const path = join(folder, file.path);
    if (!existsSync(path)) throw damaged(folder, `${file.path} is missing`);
    expectAsListed(folder, file, await hashFile(path));
  });
};
