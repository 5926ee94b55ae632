import { type SqlExecutor, sqlStateOf } from './executor.ts';

const lockNotAvailable = '55P03';

/**
 * Marks the newest transfer up to which everything is decided. Answers it, or undefined where postings did not leave a
 * moment for it: then the mark before goes on to be the newest.
 */
export const markHorizon = async (executor: SqlExecutor): Promise<bigint | undefined> => {
  try {
    const { rows } = await executor.query<{ through: bigint }>({
      text: 'SELECT ledger.mark_horizon() AS through',
    });
    return rows[0]?.through;
  } catch (error) {
    if (sqlStateOf(error) === lockNotAvailable) return undefined;
    throw error;
  }
};

/** The newest horizon that was marked; 0 before the first. */
export const latestHorizon = async (executor: SqlExecutor): Promise<bigint> => {
  const { rows } = await executor.query<{ through: bigint }>({
    text: 'SELECT coalesce(max(through_transfer_id), 0)::bigint AS through FROM ledger.horizon',
  });
  return rows[0]?.through ?? 0n;
};

/** Moves of transfers up to this one are in the archive; 0 where none are. */
export const archivedThrough = async (executor: SqlExecutor): Promise<bigint> => {
  const { rows } = await executor.query<{ through: bigint }>({ text: 'SELECT archive.through() AS through' });
  return rows[0]?.through ?? 0n;
};

/** Ids of transfers beyond one, oldest first, `limit` at most. */
export const transfersBeyond = async (
  executor: SqlExecutor,
  after: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const { rows } = await executor.query<{ id: bigint }>({
    text: 'SELECT id FROM ledger.transfer WHERE id > $1 ORDER BY id LIMIT $2',
    values: [after, limit],
  });
  return rows.map(({ id }) => id);
};

export interface TransferRange {
  /** The id before the first. */
  readonly after: bigint;
  /** The last id. */
  readonly through: bigint;
  /** Of those, these alone. */
  readonly only?: readonly bigint[];
  /** Moves of transfers up to this one are left out: one of the two databases has them in its archive. */
  readonly archived?: bigint;
}

/**
 * SHA-256, hex, of the transfers of a range with their moves and of what they took back: the same on two databases
 * exactly where the books are. Columns are named one by one, so that one added later does not make a copy of earlier
 * look changed. Every range is held in the server's memory at once: take tens of thousands.
 */
export const hashTransfers = async (
  executor: SqlExecutor,
  { after, through, only, archived = 0n }: TransferRange,
): Promise<string> => {
  const { rows } = await executor.query<{ hash: string }>({
    text: `SELECT encode(sha256(convert_to(coalesce(string_agg(line, E'\\n' ORDER BY id, place), ''), 'UTF8')), 'hex') AS hash
      FROM (
        SELECT t.id, m.place, jsonb_build_array(
          t.id, t.site_id, t.scope, t.key, encode(t.input_hash, 'hex'), t.kind, t.reference, t.reason, t.actor, t.meta,
          extract(epoch FROM t.occurred_at), extract(epoch FROM t.created_at), r.transfer_id,
          m.place, m.from_id, m.to_id, m.amount_minor, m.currency, m.from_after, m.from_version, m.to_after, m.to_version
        )::text AS line
        FROM ledger.transfer t
        LEFT JOIN ledger.move m ON m.transfer_id = t.id AND m.transfer_id > greatest($1, $4::bigint) AND m.transfer_id <= $2
        LEFT JOIN ledger.reversal r ON r.reversed_by = t.id
        WHERE t.id > $1 AND t.id <= $2 AND ($3::bigint[] IS NULL OR t.id = ANY ($3))
      ) lines`,
    values: [after, through, only ?? null, archived],
  });
  return rows[0]?.hash ?? '';
};
