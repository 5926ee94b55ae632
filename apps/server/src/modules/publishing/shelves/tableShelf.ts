import type { PieceContent, PieceKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { Place, Shelf, ShelfRow } from './shelf.ts';

type Cells = Readonly<Record<string, unknown>>;

interface TableShelfOptions<K extends PieceKind> {
  readonly table: string;
  /** The column by which a row is known within its site. */
  readonly key: 'id' | 'section' | 'template';
  /** Whether rows have `enabled`; those without go and come. */
  readonly switches: boolean;
  /** Whether rows have `starts_at` and `ends_at`. */
  readonly times: boolean;
  /** Whether rows have `updated_at`. */
  readonly dated: boolean;
  readonly cellsOf: (content: PieceContent<K>) => Cells;
  readonly contentOf: (row: Cells) => Cells;
}

/** A text per language goes into jsonb. */
const storable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** A kind whose pieces are rows of a table, one each. Names of tables and columns are those of the code. */
export const tableShelf = <K extends PieceKind>(options: TableShelfOptions<K>): Shelf<K> => {
  const { table, key, switches, times, dated, cellsOf, contentOf } = options;

  const cellsAt = ({ endsAt, now }: Place, content: PieceContent<K>): Cells => ({
    ...cellsOf(content),
    ...(switches ? { enabled: true } : {}),
    ...(times ? { starts_at: null, ends_at: endsAt } : {}),
    ...(dated ? { updated_at: now } : {}),
  });
  const update = async (tx: PoolClient, place: Place, cells: Cells): Promise<string | undefined> => {
    const names = Object.keys(cells);
    const set = names.map((name, index) => `${name} = $${index + 3}`).join(', ');
    const { rows } = await tx.query<{ key: string }>(
      `UPDATE ${table} SET ${set} WHERE site_id = $1 AND ${key}::text = $2 RETURNING ${key}::text AS key`,
      [place.siteId, place.key, ...Object.values(cells).map(storable)],
    );
    return rows[0]?.key;
  };
  const insert = async (tx: PoolClient, { siteId }: Place, cells: Cells): Promise<string> => {
    const names = Object.keys(cells);
    const { rows } = await tx.query<{ key: string }>(
      `INSERT INTO ${table} (site_id, ${names.join(', ')})
       VALUES ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) RETURNING ${key}::text AS key`,
      [siteId, ...Object.values(cells).map(storable)],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`${table} took no row`);
    return row.key;
  };

  return {
    knowsEnd: times,
    read: async (tx, siteId) => {
      const { rows } = await tx.query<Cells>(
        `SELECT *, ${key}::text AS piece_key FROM ${table} WHERE site_id = $1 ORDER BY ${key}`,
        [siteId],
      );
      return rows.map(
        (row): ShelfRow => ({
          key: String(row.piece_key),
          content: contentOf(row),
          isOn: row.enabled !== false,
          endsAt: row.ends_at instanceof Date ? row.ends_at : null,
        }),
      );
    },
    write: async (tx, place, content) => {
      const cells = cellsAt(place, content);
      // A row that somebody took away beside the office is made anew.
      const there = place.key === null ? undefined : await update(tx, place, cells);
      return there ?? insert(tx, place, cells);
    },
    remove: async (tx, { siteId, key: name }) => {
      await tx.query(
        switches
          ? `UPDATE ${table} SET enabled = false WHERE site_id = $1 AND ${key}::text = $2`
          : `DELETE FROM ${table} WHERE site_id = $1 AND ${key}::text = $2`,
        [siteId, name],
      );
    },
  };
};
