import { contentPublish, type PieceKind, type PieceState, pieceKinds } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { refused } from '../../http/refusal.ts';

/** A row of `piece` (migration 0263) with the number and the text of its last version. */
export interface PieceRow {
  readonly id: number;
  readonly site_id: number;
  readonly kind: PieceKind;
  readonly row_key: string | null;
  readonly draft: string | null;
  readonly shown: number | null;
  readonly publish_at: Date | null;
  readonly publish_until: Date | null;
  readonly expire_at: Date | null;
  readonly timed_by: number | null;
  readonly version: number;
  readonly changed_at: Date;
  readonly last_number: number | null;
  readonly last_content: string | null;
}

const columns = `piece.id, piece.site_id, piece.kind, piece.row_key, piece.draft, piece.shown, piece.publish_at, piece.publish_until, piece.expire_at,
  piece.timed_by, piece.version, piece.changed_at, last.number AS last_number, last.content AS last_content`;
const last = `LEFT JOIN LATERAL (SELECT number, content FROM piece_version
   WHERE piece_id = piece.id ORDER BY number DESC LIMIT 1) last ON true`;

export const listPieces = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  kinds: readonly PieceKind[] = pieceKinds,
): Promise<PieceRow[]> => {
  const { rows } = await tx.query<PieceRow>(
    `SELECT ${columns} FROM piece ${last} WHERE piece.site_id = $1 AND piece.kind = ANY ($2) ORDER BY piece.id`,
    [siteId, kinds],
  );
  return rows;
};

/** A piece without its words. */
export type PieceHead = Omit<PieceRow, 'draft' | 'last_content'> & { readonly has_draft: boolean };

export const headOf = ({ draft, last_content: _, ...head }: PieceRow): PieceHead => ({
  ...head,
  has_draft: draft !== null,
});

export const listPieceHeads = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  kinds: readonly PieceKind[],
): Promise<PieceHead[]> => {
  const { rows } = await tx.query<PieceHead>(
    `SELECT id, site_id, kind, row_key, shown, publish_at, publish_until, expire_at, timed_by, version, changed_at,
            draft IS NOT NULL AS has_draft,
            (SELECT max(number) FROM piece_version WHERE piece_id = piece.id) AS last_number
       FROM piece WHERE site_id = $1 AND kind = ANY ($2) ORDER BY id`,
    [siteId, kinds],
  );
  return rows;
};

/** These pieces of a site with their words. */
export const readPieces = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  ids: readonly number[],
): Promise<PieceRow[]> => {
  const { rows } = await tx.query<PieceRow>(
    `SELECT ${columns} FROM piece ${last} WHERE piece.site_id = $1 AND piece.id = ANY ($2)`,
    [siteId, ids],
  );
  return rows;
};

/** A piece of a site. Refuses with 404. */
export const findPiece = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  id: number,
): Promise<PieceRow> => {
  const { rows } = await tx.query<PieceRow>(
    `SELECT ${columns} FROM piece ${last} WHERE piece.site_id = $1 AND piece.id = $2`,
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw refused(contentPublish.codes, 404, 'office.not_found');
  return row;
};

export const stateOf = ({
  shown,
  last_number: number,
}: Pick<PieceRow, 'shown' | 'last_number'>): PieceState => {
  if (shown !== null) return 'shown';
  return number === null ? 'draft' : 'ended';
};

/** Changes of what a site shows come one after another: each reads what the one before has written. */
export const lockShelves = async (tx: PoolClient, siteId: number): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('pieces of a site'), $1)`, [siteId]);
};

/**
 * A piece that is about to be changed, as whoever changes it has seen it. Refuses with 404, and with 409 where somebody else
 * was first.
 */
export const lockPiece = async (
  tx: PoolClient,
  siteId: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<PieceRow> => {
  await lockShelves(tx, siteId);
  const piece = await findPiece(tx, siteId, id);
  if (piece.version !== version)
    throw refused(contentPublish.codes, 409, 'office.stale', {
      current: {
        version: piece.version,
        state: stateOf(piece),
        has_draft: piece.draft !== null,
        changed_at: piece.changed_at.toISOString(),
      },
    });
  return piece;
};

export interface VersionRow {
  readonly number: number;
  readonly published_at: Date;
  readonly account: string | null;
}

const versionsMax = 200;

export const listVersions = async (tx: Pick<PoolClient, 'query'>, pieceId: number): Promise<VersionRow[]> => {
  const { rows } = await tx.query<VersionRow>(
    `SELECT number, published_at, staff.account FROM piece_version LEFT JOIN staff ON staff.id = published_by
      WHERE piece_id = $1 ORDER BY number DESC LIMIT $2`,
    [pieceId, versionsMax],
  );
  return rows;
};

/** The text of a version; undefined where there is none of that number. */
export const findVersion = async (
  tx: Pick<PoolClient, 'query'>,
  pieceId: number,
  number: number,
): Promise<string | undefined> => {
  const { rows } = await tx.query<{ content: string }>(
    'SELECT content FROM piece_version WHERE piece_id = $1 AND number = $2',
    [pieceId, number],
  );
  return rows[0]?.content;
};
