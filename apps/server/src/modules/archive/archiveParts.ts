import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Pool, sqlStateOf } from '@pavilion/postgres';
import { type ArchiveFolder, giveName, hashFile, makeFolderOf } from './folder.ts';
import { countMoves, createRowsHash, type MoveRow, type MoveSums, readMoves } from './moveRows.ts';
import { groupRows, openMovesFile, writeMovesFile } from './movesFile.ts';
import { listParts, type NextPart, nextPart, relation } from './parts.ts';

/** What was done, and may have been the last thing before the process was killed. */
export type ArchiveStep = 'file' | 'noted' | 'carried' | 'dropped';

export interface ArchiveDeps {
  readonly pool: Pool;
  readonly folder: ArchiveFolder;
  /** Told what was done, in a line. */
  readonly say: (line: string) => void;
  /**
   * How long after its sums were carried a part is dropped: statements that began before must have found its rows. 5,000 ms
   * unless told.
   */
  readonly settleMs?: number;
  /** Asked before each part but the first. Goes on to the end unless told. */
  readonly mayGoOn?: () => boolean;
  /** Called after each step. */
  readonly after?: (step: ArchiveStep) => void;
}

export interface ArchiveOutcome {
  /** Parts that are in the archive now and were not before. */
  readonly archived: readonly string[];
  /** Why the next part stays; null where there is none that has an end. */
  readonly stays: string | null;
}

const lockNotAvailable = '55P03';
const settleUnlessTold = 5_000;

interface Written extends MoveSums {
  readonly file: string;
  readonly bytes: bigint;
  readonly fileSha256: Buffer;
  readonly rowsSha256: Buffer;
}

const textOf = (row: MoveRow): string => row.map(String).join('\t');

/** Reads a file back beside the part. Throws where a row differs, or one of them has more. */
const compare = async (pool: Pool, part: NextPart, path: string): Promise<void> => {
  const file = await openMovesFile(path);
  let place = 0;
  for await (const rows of readMoves(pool, part, groupRows)) {
    const found = await file.rows(place, place + rows.length);
    rows.forEach((row, n) => {
      const other = found[n];
      if (other === undefined || textOf(other) !== textOf(row))
        throw new Error(`${path} was read back and differs from ${part.name} in row ${place + n + 1}`);
    });
    place += rows.length;
  }
  const inFile = file.groups.reduce((sum, { rows }) => sum + rows, 0);
  if (inFile !== place)
    throw new Error(`${path} was read back and has ${inFile} rows, ${part.name} has ${place}`);
};

/** So much of the hash of a file is in its name: a file never takes the place of another. */
const hashDigits = 16;

/** Writes a part to a file, reads it back beside the part, and gives it its name. */
const writePart = async ({ pool, folder }: ArchiveDeps, part: NextPart): Promise<Written> => {
  const beside = folder.pathBeside();
  const [hash, counter] = [createRowsHash(), countMoves()];
  await makeFolderOf(beside);
  try {
    const writer = writeMovesFile(beside);
    for await (const rows of readMoves(pool, part, groupRows)) {
      writer.add(rows);
      hash.add(rows);
      counter.add(rows);
    }
    writer.end();
    await compare(pool, part, beside);
    const { bytes, sha256 } = await hashFile(beside);
    const file = `${relation}/${part.low}-${part.high}-${sha256.toString('hex').slice(0, hashDigits)}.parquet`;
    await makeFolderOf(folder.pathOf(file));
    await giveName(beside, folder.pathOf(file));
    return { ...counter.sums(), file, bytes, fileSha256: sha256, rowsSha256: hash.digest() };
  } finally {
    await rm(beside, { force: true });
  }
};

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
/** Microseconds as the database reads a moment. */
const moment = (micros: bigint | null): string | null =>
  micros === null
    ? null
    : `${new Date(Number(micros / 1_000n)).toISOString().slice(0, -1)}${String(micros % 1_000n).padStart(3, '0')}Z`;

/** The manifest, as `archive.note` takes it and as it lies beside the file. */
const manifestOf = async (
  pool: Pool,
  { name, low, high }: NextPart,
  written: Written,
): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await pool.query<{ id: string }>('SELECT archive.migration() AS id');
  return {
    relation,
    name,
    low: String(low),
    high: String(high),
    rows: String(written.rows),
    first_id: written.firstId === null ? null : String(written.firstId),
    last_id: written.lastId === null ? null : String(written.lastId),
    first_at: moment(written.firstAt),
    last_at: moment(written.lastAt),
    sums: written.sums,
    file: written.file,
    bytes: String(written.bytes),
    file_sha256: hex(written.fileSha256),
    rows_sha256: hex(written.rowsSha256),
    migration: rows[0]?.id,
  };
};

/** File, manifest beside it and manifest in the database. The same rows make the same file, so an earlier try leaves no other. */
const note = async (deps: ArchiveDeps, part: NextPart): Promise<void> => {
  const written = await writePart(deps, part);
  const { file } = written;
  const manifest = await manifestOf(deps.pool, part, written);
  const beside = deps.folder.pathBeside();
  try {
    await writeFile(beside, `${JSON.stringify(manifest, null, 2)}\n`);
    await giveName(beside, `${deps.folder.pathOf(file)}.json`);
  } finally {
    await rm(beside, { force: true });
  }
  deps.after?.('file');
  await deps.pool.query('SELECT archive.note($1)', [JSON.stringify(manifest)]);
  deps.say(`${part.name}: ${written.rows} rows in ${file}, ${written.bytes} bytes, read back and equal`);
  deps.after?.('noted');
};

/**
 * Takes parts that are noted as far as they can go: sums carried, rows dropped. Throws where the file of one that still has its
 * rows is not the one that was noted. Answers the names of those that are dropped now.
 */
const finish = async (deps: ArchiveDeps): Promise<string[]> => {
  const { pool, folder, say } = deps;
  const dropped: string[] = [];
  for (const part of await listParts(pool)) {
    if (part.dropped_at !== null) continue;
    const { bytes, sha256 } = await hashFile(folder.pathOf(part.file));
    if (bytes !== part.bytes || !sha256.equals(part.file_sha256))
      throw new Error(`${part.file} is not the file that was noted; ${part.name} stays`);
    if (part.carried_at === null) {
      await pool.query('SELECT archive.carry($1, $2)', [relation, part.low]);
      say(`${part.name}: its sums are carried, nobody reads its rows any more`);
      deps.after?.('carried');
    }
    await sleep(deps.settleMs ?? settleUnlessTold);
    try {
      await pool.query('SELECT archive.drop($1, $2)', [relation, part.low]);
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
      say(`${part.name} left no moment to be dropped; it is tried again next time`);
      return dropped;
    }
    say(`${part.name}: dropped`);
    dropped.push(part.name);
    deps.after?.('dropped');
  }
  return dropped;
};

/** A part that was noted, and whose file is lost or changed before its sums were carried, is written anew. */
const noteAnew = async (deps: ArchiveDeps): Promise<void> => {
  for (const part of await listParts(deps.pool)) {
    if (part.carried_at !== null) continue;
    const facts = await hashFile(deps.folder.pathOf(part.file)).catch(() => undefined);
    if (facts?.sha256.equals(part.file_sha256) === true) continue;
    const next = await nextPart(deps.pool);
    if (next?.low === part.low && next.stays === null) await note(deps, next);
  }
};

/**
 * Archives every part of the ledger's moves that may go, the oldest first. Each step is a transaction, and what was begun and
 * cut short anywhere goes on with the next call. Never takes rows away whose file was not read back and found the same. Throws,
 * too, while a file of the archive is known to be lost or changed.
 */
export const archiveParts = async (deps: ArchiveDeps): Promise<ArchiveOutcome> => {
  const archived: string[] = [];
  for (;;) {
    await noteAnew(deps);
    archived.push(...(await finish(deps)));
    const next = await nextPart(deps.pool);
    const parts = await listParts(deps.pool);
    const fault = parts.find((part) => part.fault !== null)?.fault;
    if (fault !== undefined) throw new Error(`${fault}; nothing more goes there until that is put right`);
    const isOpen = parts.some(({ dropped_at }) => dropped_at === null);
    if (
      next === undefined ||
      next.stays !== null ||
      isOpen ||
      (archived.length > 0 && deps.mayGoOn?.() === false)
    )
      return { archived, stays: next?.stays ?? null };
    await note(deps, next);
  }
};
