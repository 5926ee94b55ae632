import { type ArrangedKind, contentOrder } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { readContent } from '../contents.ts';
import { arrange } from '../order.ts';
import { listPieces, lockShelves, type PieceRow } from '../pieces.ts';
import { publishNow } from './publishPiece.ts';
import { asRefusal } from './showContent.ts';

export interface PieceOrder {
  readonly kind: ArrangedKind;
  readonly ids: readonly number[];
  /** As whoever asks saw them. */
  readonly seen: readonly number[];
}

const withPlace = (text: string, sort: number): string => JSON.stringify({ ...readContent(text), sort });

/** Shows a piece at another place. A draft, and one that waits for a time, goes to that place too: it would lead back. */
const move = async (
  tx: PoolClient,
  piece: PieceRow,
  sort: number,
  by: { readonly staffId: number; readonly now: Date },
): Promise<void> => {
  await publishNow(tx, piece, {
    text: withPlace(piece.last_content ?? '{}', sort),
    expireAt: piece.expire_at,
    keepsDraft: true,
    ...by,
  });
  if (piece.draft !== null)
    await tx.query('UPDATE piece SET draft = $2 WHERE id = $1', [piece.id, withPlace(piece.draft, sort)]);
};

/**
 * Shows the pieces of a kind in another order: those whose place changes have a new version. Refuses with 409 where what is
 * shown, or its order, is not what was seen.
 */
export const orderPieces = async (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  who: Actor,
  { kind, ids, seen }: PieceOrder,
): Promise<void> => {
  try {
    await withTransaction(pool, async (tx) => {
      await lockShelves(tx, who.siteId);
      const pieces = arrange(await listPieces(tx, who.siteId, [kind]));
      const current = pieces.map(({ piece }) => piece.id);
      if (current.length !== seen.length || current.some((id, place) => id !== seen[place]))
        throw refused(contentOrder.codes, 409, 'office.stale', { current });
      const now = clock.now();
      for (const [place, id] of ids.entries()) {
        const found = pieces.find(({ piece }) => piece.id === id);
        if (found !== undefined && found.sort !== place + 1)
          await move(tx, found.piece, place + 1, { staffId: who.staffId, now });
      }
      await who.trace(tx, {
        subject: { kind: 'pieces', id: kind },
        before: { order: current },
        after: { order: ids },
      });
    });
  } catch (error) {
    throw asRefusal(error);
  }
};
