import { createHash } from 'node:crypto';
import { contentSave, singleKinds, type WrittenPiece } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { hasPicture } from '../../pictures/index.ts';
import { changedParts, contentText, judgeContent, readContent } from '../contents.ts';
import { lockPiece, lockShelves } from '../pieces.ts';

interface Draft {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly piece: WrittenPiece;
  readonly requestId: string;
}

export interface Changed {
  readonly id: number;
  readonly version: number;
}

const change = async (tx: PoolClient, who: Actor, id: number, draft: Draft, now: Date): Promise<Changed> => {
  const before = await lockPiece(tx, who.siteId, { id, version: draft.version ?? -1 });
  if (before.kind !== draft.piece.kind) throw badField('piece.kind');
  const text = contentText(draft.piece);
  const was = readContent(before.draft ?? before.last_content ?? '{}');
  const after = readContent(text);
  // What is written as it is shown is no draft.
  const kept =
    before.shown !== null && before.publish_at === null && before.last_content === text ? null : text;
  await tx.query(`UPDATE piece SET draft = $2, version = version + 1, changed_at = $3 WHERE id = $1`, [
    id,
    kept,
    now,
  ]);
  await who.trace(tx, {
    subject: { kind: 'piece', id },
    before: changedParts(after, was),
    after: changedParts(was, after),
  });
  return { id, version: before.version + 1 };
};

const begin = async (
  tx: PoolClient,
  who: Actor,
  { piece, requestId }: Draft,
  now: Date,
): Promise<Changed> => {
  await lockShelves(tx, who.siteId);
  const text = contentText(piece);
  const hash = createHash('sha256').update(piece.kind).update(text).digest();
  const { rows } = await tx.query<Changed & { request_hash: Buffer }>(
    'SELECT id, version, request_hash FROM piece WHERE made_by = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [known] = rows;
  if (known !== undefined) {
    if (!known.request_hash.equals(hash)) throw refused(contentSave.codes, 345, 'office.other_content');
    await who.trace(tx, { subject: { kind: 'piece', id: known.id }, after: { repeated: true } });
    return { id: known.id, version: known.version };
  }
  if (singleKinds.includes(piece.kind)) {
    const { rowCount } = await tx.query('SELECT FROM piece WHERE site_id = $1 AND kind = $2', [
      who.siteId,
      piece.kind,
    ]);
    if (rowCount !== 0) throw refused(contentSave.codes, 361, 'office.one_of_kind');
  }
  const made = await tx.query<{ id: number }>(
    `INSERT INTO piece (site_id, kind, draft, changed_at, made_by, request_id, request_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [who.siteId, piece.kind, text, now, who.staffId, requestId, hash],
  );
  const id = made.rows[0]?.id ?? 0;
  await who.trace(tx, { subject: { kind: 'piece', id }, after: { kind: piece.kind, ...readContent(text) } });
  return { id, version: 0 };
};

/**
 * Writes the draft of a piece, or a new piece: members see nothing of it. Refuses with HTTP 400 what the hall does not take,
 * with 404, 409, 361 for a second one of a kind of which there is one, 345 for another repeat.
 */
export const saveDraft = async (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  who: Actor,
  draft: Draft,
): Promise<Changed> => {
  judgeContent(draft.piece);
  const { content } = draft.piece;
  if ('picture' in content && !(await hasPicture(pool, who.siteId, content.picture)))
    throw badField('piece.content.picture');
  return withTransaction(pool, (tx) =>
    draft.id === undefined
      ? begin(tx, who, draft, clock.now())
      : change(tx, who, draft.id, draft, clock.now()),
  );
};
