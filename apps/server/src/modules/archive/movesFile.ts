import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import {
  asyncBufferFromFile,
  type FileMetaData,
  parquetMetadataAsync,
  parquetRead,
  rowIndex,
  type SchemaElement,
} from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { z } from 'zod';
import { type MoveColumn, type MoveRow, moveColumns } from './moveRows.ts';

/** Rows of a group: what is read and decoded at once. */
export const groupRows = 65_536;
/** Of a group's filter that tells which accounts cannot be in it. It is kept in memory until the file ends. */
const filterBytesMax = 65_536;

const physical = {
  int64: { type: 'INT64' },
  int32: { type: 'INT32' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  micros: { type: 'INT64', converted_type: 'TIMESTAMP_MICROS' },
} as const satisfies Record<string, Partial<SchemaElement>>;

const schema: SchemaElement[] = [
  { name: 'move', num_children: moveColumns.length },
  ...moveColumns.map(
    (column): SchemaElement => ({
      name: column.name,
      ...physical[column.kind],
      repetition_type: 'isOptional' in column ? 'OPTIONAL' : 'REQUIRED',
    }),
  ),
];

export interface MovesWriter {
  /** A group, of `groupRows` rows but for the last. */
  readonly add: (rows: readonly MoveRow[]) => void;
  readonly end: () => void;
}

/** Writes a Parquet file of moves, zstd within, group after group. The same rows make the same bytes. */
export const writeMovesFile = (path: string): MovesWriter => {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema,
    codec: 'ZSTD',
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    createdBy: 'pavilion',
  });
  return {
    add: (rows) => {
      void writer.write({
        columnData: moveColumns.map(({ name }, place) => ({
          name,
          data: rows.map((row) => row[place] ?? null),
          ...(name === 'from_id' || name === 'to_id' ? { bloomFilter: { maxBytes: filterBytesMax } } : {}),
        })),
        rowGroupSize: groupRows,
      });
    },
    end: () => void writer.finish(),
  };
};

/** How compressed pages are opened, and times left as they are written: whole microseconds. */
const reading = {
  compressors: { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes) },
  parsers: { timestampFromMicroseconds: (micros: bigint) => micros },
};

export interface RowGroup {
  /** Rows before it in the file. */
  readonly start: number;
  readonly rows: number;
  /** Ids of its first and last transfer. */
  readonly firstId: bigint;
  readonly lastId: bigint;
  /** Earliest and latest moment of posting, microseconds. */
  readonly firstAt: bigint;
  readonly lastAt: bigint;
}

export interface MovesFile {
  readonly groups: readonly RowGroup[];
  /** Rows from one place up to and without another. Throws when the file is not what was written. */
  readonly rows: (start: number, end: number) => Promise<readonly MoveRow[]>;
  /** Some columns of the rows of a group, in the order in which a file has them. */
  readonly columns: (group: RowGroup, names: readonly MoveColumn[]) => Promise<unknown[]>;
  /**
   * Places, in the file, of rows of a group that touch an account of several. A group whose filters know none of them costs no
   * more than a look at those.
   */
  readonly find: (group: RowGroup, accountIds: readonly bigint[]) => Promise<readonly number[]>;
}

const boundsSchema = z.object({ min_value: z.bigint(), max_value: z.bigint() });
const cellSchema = z.union([z.bigint(), z.number(), z.string(), z.null()]);
const rowsSchema = z.array(z.array(cellSchema).length(moveColumns.length));
/** Rows bear their place under a symbol, which zod leaves alone. */
const foundSchema = z.custom<{ readonly [rowIndex]: number }>(
  (row) => typeof row === 'object' && row !== null && rowIndex in row,
);

const boundsOf = ({ columns }: FileMetaData['row_groups'][number], name: string): [bigint, bigint] => {
  const chunk = columns.find(({ meta_data }) => meta_data?.path_in_schema[0] === name);
  const { min_value, max_value } = boundsSchema.parse(chunk?.meta_data?.statistics);
  return [min_value, max_value];
};

const groupsOf = (metadata: FileMetaData): RowGroup[] => {
  let start = 0;
  return metadata.row_groups.map((group) => {
    const [firstId, lastId] = boundsOf(group, 'transfer_id');
    const [firstAt, lastAt] = boundsOf(group, 'created_at');
    const found = { start, rows: Number(group.num_rows), firstId, lastId, firstAt, lastAt };
    start += found.rows;
    return found;
  });
};

/** Opens a file of moves. Throws when it is none. */
export const openMovesFile = async (path: string): Promise<MovesFile> => {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file, reading);
  const names = metadata.schema.slice(1).map(({ name }) => name);
  if (names.join() !== moveColumns.map(({ name }) => name).join())
    throw new Error(`${path} is no file of moves: it has ${names.join(', ')}`);
  const read = (options: object): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      parquetRead({ file, metadata, ...reading, ...options, onComplete: resolve }).catch(reject);
    });
  return {
    groups: groupsOf(metadata),
    rows: async (rowStart, rowEnd) =>
      rowsSchema.parse(await read({ rowStart, rowEnd, useOffsetIndex: true })),
    columns: ({ start, rows }, names) => read({ rowStart: start, rowEnd: start + rows, columns: [...names] }),
    find: async ({ start, rows }, accountIds) => {
      const found = await read({
        rowStart: start,
        rowEnd: start + rows,
        columns: ['from_id', 'to_id'],
        rowFormat: 'object',
        filter: { $or: [{ from_id: { $in: [...accountIds] } }, { to_id: { $in: [...accountIds] } }] },
        useBloomFilters: true,
        includeRowIndex: true,
      });
      return z
        .array(foundSchema)
        .parse(found)
        .map((row) => row[rowIndex]);
    },
  };
};
