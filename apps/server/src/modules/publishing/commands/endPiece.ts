import { contentDiscard, contentEnd, stayingKinds } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { lockPiece, type PieceRow } from '../pieces.ts';
import { shelfOf } from '../shelves/shelves.ts';
import type { Changed } from './saveDraft.ts';
import { asRefusal } from './showContent.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

/** Takes a piece away from members. A time at which its draft begins stays. */
export const endNow = async (tx: PoolClient, piece: PieceRow, now: Date): Promise<void> => {
  await shelfOf(piece.kind).remove(tx, { siteId: piece.site_id, key: piece.row_key, now });
  await tx.query(
    `UPDATE piece SET shown = NULL, expire_at = NULL, version = version + 1, changed_at = $2 WHERE id = $1`,
    [piece.id, now],
  );
};

/** Takes a piece away from members, now. Refuses with 404, 409, 367 what is not shown or stays, 364 what others belong to. */
export const endPiece = async (
  { pool, clock }: Deps,
  who: Actor,
  { id, version, reason }: Changed & { readonly reason: string },
): Promise<Changed> => {
  try {
    return await withTransaction(pool, async (tx) => {
      const piece = await lockPiece(tx, who.siteId, { id, version });
      if (piece.shown === null || stayingKinds.includes(piece.kind))
        throw refused(contentEnd.codes, 367, 'office.not_to_end');
      await endNow(tx, piece, clock.now());
      await who.trace(tx, {
        subject: { kind: 'piece', id },
        before: { number: piece.shown },
        after: { number: null },
        reason,
      });
      return { id, version: version + 1 };
    });
  } catch (error) {
    throw asRefusal(error);
  }
};

/** Drops a draft and the time at which it would have begun. Refuses with 404, 409, and 366 where there is none. */
export const discardDraft = ({ pool, clock }: Deps, who: Actor, { id, version }: Changed): Promise<Changed> =>
  withTransaction(pool, async (tx) => {
    const piece = await lockPiece(tx, who.siteId, { id, version });
    if (piece.draft === null) throw refused(contentDiscard.codes, 366, 'office.no_draft');
    await tx.query(
      `UPDATE piece SET draft = NULL, publish_at = NULL, publish_until = NULL, version = version + 1, changed_at = $2
        WHERE id = $1`,
      [id, clock.now()],
    );
    await who.trace(tx, { subject: { kind: 'piece', id }, after: { draft: null } });
    return { id, version: version + 1 };
  });
