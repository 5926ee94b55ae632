import { createHash, type Hash } from 'node:crypto';
import type { Pool } from '@pavilion/postgres';

/** What a column of the file holds: whole numbers exactly, times in microseconds since 1970, words as they are. */
type ColumnKind = 'int64' | 'int32' | 'text' | 'micros';

interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly isOptional?: true;
  /** Where the database has it: `m` is the move, `t` its transfer. */
  readonly from: string;
}

/**
 * Columns of a file of moves, in the order in which a row is hashed: the move, then what its transfer says, so that a file can
 * be read without the database. Never changed, only added to at the end.
 */
export const moveColumns = [
  { name: 'transfer_id', kind: 'int64', from: 'm.transfer_id' },
  { name: 'place', kind: 'int32', from: 'm.place' },
  { name: 'kind', kind: 'text', from: 'm.kind::text' },
  { name: 'from_id', kind: 'int64', from: 'm.from_id' },
  { name: 'to_id', kind: 'int64', from: 'm.to_id' },
  { name: 'amount_minor', kind: 'int64', from: 'm.amount_minor::bigint' },
  { name: 'from_after', kind: 'int64', isOptional: true, from: 'm.from_after::bigint' },
  { name: 'from_version', kind: 'int64', isOptional: true, from: 'm.from_version' },
  { name: 'to_after', kind: 'int64', isOptional: true, from: 'm.to_after::bigint' },
  { name: 'to_version', kind: 'int64', isOptional: true, from: 'm.to_version' },
  { name: 'currency', kind: 'text', from: 'm.currency::text' },
  { name: 'site_id', kind: 'int32', from: 't.site_id' },
  { name: 'scope', kind: 'text', from: 't.scope' },
  { name: 'key', kind: 'text', from: 't.key' },
  { name: 'reference', kind: 'text', from: 't.reference' },
  { name: 'reason', kind: 'text', isOptional: true, from: 't.reason' },
  { name: 'actor', kind: 'text', isOptional: true, from: 't.actor' },
  { name: 'meta', kind: 'text', isOptional: true, from: 't.meta::text' },
  {
    name: 'occurred_at',
    kind: 'micros',
    from: '(extract(epoch FROM t.occurred_at) * 1000000)::bigint',
  },
  { name: 'created_at', kind: 'micros', from: '(extract(epoch FROM t.created_at) * 1000000)::bigint' },
] as const satisfies readonly Column[];

export type MoveColumn = (typeof moveColumns)[number]['name'];
type Cell = bigint | number | string | null;
/** The cells of a move, in the order of `moveColumns`. */
export type MoveRow = readonly Cell[];

const placeOf = new Map<string, number>(moveColumns.map(({ name }, place) => [name, place]));

/** A cell of a row that holds a whole number. Throws `TypeError` where it does not. */
export const wholeOf = (row: MoveRow, name: MoveColumn): bigint => {
  const cell = row[placeOf.get(name) ?? -1];
  if (typeof cell === 'bigint') return cell;
  if (typeof cell === 'number' && Number.isInteger(cell)) return BigInt(cell);
  throw new TypeError(`${name} is no whole number: ${cell}`);
};

/** A cell of a row that holds words. Throws `TypeError` where it does not. */
export const wordsOf = (row: MoveRow, name: MoveColumn): string => {
  const cell = row[placeOf.get(name) ?? -1];
  if (typeof cell === 'string') return cell;
  throw new TypeError(`${name} holds no words: ${cell}`);
};

/** Whether a cell of a row is empty. */
export const isEmpty = (row: MoveRow, name: MoveColumn): boolean =>
  (row[placeOf.get(name) ?? -1] ?? null) === null;

/** A row as it is hashed: its cells as a JSON array of strings and nulls, whole numbers in decimals. */
const lineOf = (row: MoveRow): string =>
  JSON.stringify(row.map((cell) => (cell === null ? null : String(cell))));

/** SHA-256 over rows in their order, each a line with its end. */
export interface RowsHash {
  readonly add: (rows: readonly MoveRow[]) => void;
  readonly digest: () => Buffer;
}

export const createRowsHash = (): RowsHash => {
  const hash: Hash = createHash('sha256');
  return {
    add: (rows) => {
      for (const row of rows) hash.update(`${lineOf(row)}\n`);
    },
    digest: () => hash.digest(),
  };
};

const rowsText = `
  SELECT ${moveColumns.map(({ from }) => from).join(', ')}
    FROM ledger.move m JOIN ledger.transfer t ON t.id = m.transfer_id
   WHERE m.transfer_id >= $1 AND m.transfer_id < $2 AND (m.transfer_id, m.place) > ($3, $4)
   ORDER BY m.transfer_id, m.place LIMIT $5`;

/** The moves of transfers from one id up to and without another, in their order, so many at a time. */
export async function* readMoves(
  pool: Pool,
  { low, high }: { readonly low: bigint; readonly high: bigint },
  atATime: number,
): AsyncGenerator<readonly MoveRow[], void, undefined> {
  let after: readonly [bigint, bigint] = [low - 1n, 0n];
  for (;;) {
    const { rows: read } = await pool.query<Cell[]>({
      text: rowsText,
      values: [low, high, ...after, atATime],
      rowMode: 'array',
    });
    const last = read.at(-1);
    if (last === undefined) return;
    yield read;
    if (read.length < atATime) return;
    after = [wholeOf(last, 'transfer_id'), wholeOf(last, 'place')];
  }
}

/** What moves come to, as the manifest of their file says it. */
export interface MoveSums {
  readonly rows: bigint;
  /** Of each currency, how many moves there are and what they moved, minor units in decimals. */
  readonly sums: Readonly<Record<string, { readonly rows: string; readonly minor: string }>>;
  readonly firstId: bigint | null;
  readonly lastId: bigint | null;
  /** The earliest and the latest moment of posting, microseconds since 1970. */
  readonly firstAt: bigint | null;
  readonly lastAt: bigint | null;
}

export interface MoveCounter {
  readonly add: (rows: readonly MoveRow[]) => void;
  readonly sums: () => MoveSums;
}

/** Sums moves up as they come, in their order. */
export const countMoves = (): MoveCounter => {
  const byCurrency = new Map<string, { rows: bigint; minor: bigint }>();
  let [rows, firstId, lastId, firstAt, lastAt]: [
    bigint,
    bigint | null,
    bigint | null,
    bigint | null,
    bigint | null,
  ] = [0n, null, null, null, null];
  return {
    add: (added) => {
      for (const row of added) {
        const [id, at, currency] = [
          wholeOf(row, 'transfer_id'),
          wholeOf(row, 'created_at'),
          wordsOf(row, 'currency'),
        ];
        const sum = byCurrency.get(currency) ?? { rows: 0n, minor: 0n };
        sum.rows += 1n;
        sum.minor += wholeOf(row, 'amount_minor');
        byCurrency.set(currency, sum);
        rows += 1n;
        firstId ??= id;
        lastId = id;
        if (firstAt === null || at < firstAt) firstAt = at;
        if (lastAt === null || at > lastAt) lastAt = at;
      }
    },
    sums: () => ({
      rows,
      sums: Object.fromEntries(
        [...byCurrency]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([currency, sum]) => [currency, { rows: String(sum.rows), minor: String(sum.minor) }]),
      ),
      firstId,
      lastId,
      firstAt,
      lastAt,
    }),
  };
};
