import { isDeepStrictEqual } from 'node:util';
import { type PieceKind, pieceKinds } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { elapsedMs } from '../../../infra/clock.ts';
import type { Hall } from '../../../infra/hall.ts';
import { readContent } from '../contents.ts';
import { listPieces, lockShelves, type PieceRow } from '../pieces.ts';
import type { ShelfRow } from '../shelves/shelf.ts';
import { shelfOf } from '../shelves/shelves.ts';

interface Found {
  readonly siteId: number;
  readonly kind: PieceKind;
  readonly row: ShelfRow;
  readonly isShown: boolean;
  readonly now: Date;
}

const addVersion = async (
  tx: PoolClient,
  pieceId: number,
  number: number,
  { row, now }: Found,
): Promise<void> => {
  await tx.query(
    'INSERT INTO piece_version (piece_id, number, content, published_at) VALUES ($1, $2, $3, $4)',
    [pieceId, number, JSON.stringify(row.content), now],
  );
};

/** A row that no piece stands behind: it was there before, or came with a command. */
const adopt = async (tx: PoolClient, found: Found): Promise<void> => {
  const { siteId, kind, row, isShown, now } = found;
  const { rows } = await tx.query<{ id: number }>(
    'INSERT INTO piece (site_id, kind, row_key, changed_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [siteId, kind, row.key, now],
  );
  const id = rows[0]?.id ?? 0;
  await addVersion(tx, id, 1, found);
  if (isShown) await tx.query('UPDATE piece SET shown = 1, expire_at = $2 WHERE id = $1', [id, row.endsAt]);
};

/** A piece whose row was written beside the office: what members see is its newest version, whoever wrote it. */
const follow = async (tx: PoolClient, piece: PieceRow, found: Found): Promise<void> => {
  const { kind, row, isShown, now } = found;
  const isSame = isDeepStrictEqual(readContent(piece.last_content ?? '{}'), row.content);
  const number = (piece.last_number ?? 0) + (isSame ? 0 : 1);
  const shown = isShown ? number : null;
  const expireAt = !isShown ? null : shelfOf(kind).knowsEnd ? row.endsAt : piece.expire_at;
  if (isSame && piece.shown === shown && piece.expire_at?.getTime() === expireAt?.getTime()) return;
  if (!isSame) await addVersion(tx, piece.id, number, found);
  await tx.query(
    `UPDATE piece SET shown = $2, expire_at = $3, version = version + 1, changed_at = $4 WHERE id = $1`,
    [piece.id, shown, expireAt, now],
  );
};

const adoptKind = async (tx: PoolClient, siteId: number, kind: PieceKind, now: Date): Promise<void> => {
  const rows = await shelfOf(kind).read(tx, siteId);
  const pieces = new Map((await listPieces(tx, siteId, [kind])).map((piece) => [piece.row_key, piece]));
  for (const row of rows) {
    const isShown = row.isOn && (row.endsAt === null || row.endsAt > now);
    const piece = pieces.get(row.key);
    const found = { siteId, kind, row, isShown, now };
    if (piece === undefined) await adopt(tx, found);
    else await follow(tx, piece, found);
  }
  const keys = rows.map(({ key }) => key);
  await tx.query(
    `UPDATE piece SET shown = NULL, expire_at = NULL, version = version + 1, changed_at = $4
      WHERE site_id = $1 AND kind = $2 AND shown IS NOT NULL AND row_key <> ALL ($3)`,
    [siteId, kind, keys, now],
  );
};

/**
 * Brings the pieces of a site in line with what its members see: rows of the demo hall, of `npm run open` and of an earlier
 * version become pieces with a first version. Changes nothing that is in line already.
 */
export const adoptRows = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  siteId: number,
  kinds: readonly PieceKind[] = pieceKinds,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await lockShelves(tx, siteId);
    for (const kind of kinds) await adoptKind(tx, siteId, kind, clock.now());
  });

/** How long a list may show things as they were: what the office itself writes stands in the pieces at once. */
const adoptedForMs = 5_000;
/** Older than this nothing is shown before it has been looked at anew. */
const adoptedAtMostMs = 60_000;

interface Adopted {
  readonly atMs: number;
  readonly work: Promise<void>;
}
const adopted = new WeakMap<Pool, Map<number, Adopted>>();

/**
 * As `adoptRows`, of all kinds, for whoever lists them: once for all who ask within five seconds, for it reads every word of
 * the site. Within a minute whoever asks does not wait for it.
 */
export const adoptRowsLately = (deps: Pick<Hall, 'pool' | 'clock'>, siteId: number): Promise<void> => {
  const sites = adopted.get(deps.pool) ?? new Map<number, Adopted>();
  adopted.set(deps.pool, sites);
  const nowMs = elapsedMs(deps.clock);
  const last = sites.get(siteId);
  const ageMs = last === undefined ? Number.POSITIVE_INFINITY : nowMs - last.atMs;
  if (last !== undefined && ageMs < adoptedForMs) return last.work;
  const work = adoptRows(deps, siteId);
  sites.set(siteId, { atMs: nowMs, work });
  // What failed is tried anew by whoever asks next.
  work.catch(() => sites.delete(siteId));
  return last !== undefined && ageMs < adoptedAtMostMs ? last.work : work;
};
