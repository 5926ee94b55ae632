import { contentPublish, stayingKinds } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { findVersion, lockPiece, type PieceRow } from '../pieces.ts';
import type { Changed } from './saveDraft.ts';
import { asRefusal, showContent } from './showContent.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

interface Published {
  readonly text: string;
  readonly expireAt: Date | null;
  readonly staffId: number | null;
  readonly now: Date;
  /** A draft that is not what is published stays one. */
  readonly keepsDraft: boolean;
}

/** Shows a content from now on, as the next version; as the same one where nothing but its end is another. */
export const publishNow = async (tx: PoolClient, piece: PieceRow, published: Published): Promise<number> => {
  const { text, expireAt, staffId, now, keepsDraft } = published;
  const key = await showContent(tx, piece, { text, endsAt: expireAt, now });
  const isSame = piece.shown !== null && piece.last_content === text;
  const number = (piece.last_number ?? 0) + (isSame ? 0 : 1);
  if (!isSame)
    await tx.query(
      `INSERT INTO piece_version (piece_id, number, content, published_at, published_by) VALUES ($1, $2, $3, $4, $5)`,
      [piece.id, number, text, now, staffId],
    );
  await tx.query(
    `UPDATE piece SET row_key = $2, shown = $3, draft = CASE WHEN $4 THEN draft END,
            publish_at = CASE WHEN $4 THEN publish_at END, publish_until = CASE WHEN $4 THEN publish_until END,
            expire_at = $5, timed_by = CASE WHEN $4 THEN timed_by ELSE $6 END, version = version + 1, changed_at = $7
      WHERE id = $1`,
    [piece.id, key, number, keepsDraft, expireAt, staffId, now],
  );
  return number;
};

interface Times {
  readonly publishAt: Date | null;
  readonly expireAt: Date | null;
}

const refuseTimes = (piece: PieceRow, { publishAt, expireAt }: Times, now: Date): void => {
  const begins = publishAt ?? now;
  const isPast = publishAt !== null && publishAt <= now;
  const endsTooSoon = expireAt !== null && (expireAt <= begins || stayingKinds.includes(piece.kind));
  const hasNothingToBegin = publishAt !== null && piece.draft === null;
  if (isPast || endsTooSoon) throw refused(contentPublish.codes, 365, 'office.times_unfit');
  if (hasNothingToBegin) throw refused(contentPublish.codes, 366, 'office.nothing_to_publish');
};

/** Tried and taken back: what would be refused at the time is refused now, while somebody is there to mend it. */
const rehearse = async (tx: PoolClient, piece: PieceRow, text: string, now: Date): Promise<void> => {
  await tx.query('SAVEPOINT rehearsal');
  await showContent(tx, piece, { text, endsAt: null, now });
  await tx.query('ROLLBACK TO SAVEPOINT rehearsal');
};

/**
 * Shows the draft of a piece, now or at a time, until a time or for good. Refuses with 404, 409, and with what a publication
 * is refused with: 362 to 366, 370.
 */
export const publishPiece = async (
  { pool, clock }: Deps,
  who: Actor,
  { id, version, ...times }: Changed & Times,
): Promise<Changed> => {
  const now = clock.now();
  try {
    return await withTransaction(pool, async (tx) => {
      const piece = await lockPiece(tx, who.siteId, { id, version });
      const text = piece.draft ?? (piece.shown === null ? null : piece.last_content);
      if (text === null) throw refused(contentPublish.codes, 366, 'office.nothing_to_publish');
      refuseTimes(piece, times, now);
      const { publishAt, expireAt } = times;
      const at = { publish_at: publishAt?.toISOString() ?? null, expire_at: expireAt?.toISOString() ?? null };
      if (publishAt !== null) {
        await rehearse(tx, piece, text, now);
        await tx.query(
          `UPDATE piece SET publish_at = $2, publish_until = $3, timed_by = $4, version = version + 1, changed_at = $5
            WHERE id = $1`,
          [id, publishAt, expireAt, who.staffId, now],
        );
        await who.trace(tx, { subject: { kind: 'piece', id }, after: at });
      } else {
        const number = await publishNow(tx, piece, {
          text,
          expireAt,
          staffId: who.staffId,
          now,
          keepsDraft: false,
        });
        const shown = { number: piece.shown };
        await who.trace(tx, { subject: { kind: 'piece', id }, before: shown, after: { number, ...at } });
      }
      return { id, version: version + 1 };
    });
  } catch (error) {
    throw asRefusal(error);
  }
};

/** Publishes an earlier version again, byte for byte, as a new one. What is being written stays beside it. */
export const restoreVersion = async (
  { pool, clock }: Deps,
  who: Actor,
  { id, version, number, reason }: Changed & { readonly number: number; readonly reason: string },
): Promise<Changed> => {
  try {
    return await withTransaction(pool, async (tx) => {
      const piece = await lockPiece(tx, who.siteId, { id, version });
      const text = await findVersion(tx, id, number);
      if (text === undefined) throw refused(contentPublish.codes, 404, 'office.not_found');
      const made = await publishNow(tx, piece, {
        text,
        expireAt: piece.expire_at,
        staffId: who.staffId,
        now: clock.now(),
        keepsDraft: true,
      });
      await who.trace(tx, {
        subject: { kind: 'piece', id },
        before: { number: piece.shown },
        after: { number: made, restored: number },
        reason,
      });
      return { id, version: version + 1 };
    });
  } catch (error) {
    throw asRefusal(error);
  }
};
