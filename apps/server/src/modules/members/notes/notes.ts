import { type MemberNote, memberNotePin, type memberNotes, memberNoteWrite } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { lockMember } from '../deeds/standing.ts';

export type NoteDeps = Pick<Hall, 'pool' | 'clock'>;

const pinnedMax = 10;

interface NoteRow extends Omit<MemberNote, 'at'> {
  readonly at: Date;
}

/** A note's place in the list: pinned or not, and its number. */
const cursorPattern = /^([01])\.([1-9][0-9]{0,8})$/;

/** Notes about a member, those that are pinned first, then the latest. */
export const readNotes = async (
  pool: Pool,
  memberId: number,
  { cursor, count }: z.output<typeof memberNotes.body>,
): Promise<z.output<typeof memberNotes.data>> => {
  const place = cursor === undefined ? undefined : cursorPattern.exec(cursor);
  if (place === null) throw badField('cursor');
  const { rows } = await pool.query<NoteRow>(
    `SELECT n.id, n.text, n.pinned, s.account AS by, n.at, n.version
       FROM member_note n JOIN staff s ON s.id = n.staff_id
      WHERE n.member_id = $1 AND n.removed_at IS NULL AND ($2::boolean IS NULL OR (n.pinned, n.id) < ($2, $3::integer))
      ORDER BY n.pinned DESC, n.id DESC LIMIT $4`,
    [memberId, place === undefined ? null : place[1] === '1', place?.[2] ?? null, count + 1],
  );
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    next_cursor: rows.length > count && last !== undefined ? `${last.pinned ? 1 : 0}.${last.id}` : null,
  };
};

/** The member is locked: of two who pin at once the second sees the first. */
const assertRoomForPin = async (tx: PoolClient, memberId: number): Promise<void> => {
  const { rows } = await tx.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM member_note WHERE member_id = $1 AND removed_at IS NULL AND pinned',
    [memberId],
  );
  if ((rows[0]?.count ?? 0) >= pinnedMax) throw refused(memberNoteWrite.codes, 374, 'office.too_many_pinned');
};

interface Written {
  readonly id: number;
  readonly member_id: number;
  readonly text: string;
}

/** Writes a note once; the same request with other content is refused with 345. Answers its id. */
export const writeNote = (
  { pool, clock }: NoteDeps,
  who: Actor,
  { id: memberId, text, pinned, request_id: requestId }: z.output<typeof memberNoteWrite.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, memberId);
    const { rows: known } = await tx.query<Written>(
      'SELECT id, member_id, text FROM member_note WHERE staff_id = $1 AND request_id = $2',
      [who.staffId, requestId],
    );
    const [before] = known;
    const subject = { kind: 'member', id: memberId } as const;
    if (before !== undefined) {
      if (before.member_id !== memberId || before.text !== text)
        throw refused(memberNoteWrite.codes, 345, 'office.other_content');
      await who.trace(tx, { subject, after: { note: before.id, repeated: true } });
      return before.id;
    }
    if (pinned) await assertRoomForPin(tx, memberId);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO member_note (site_id, member_id, text, pinned, staff_id, request_id, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (staff_id, request_id) DO NOTHING RETURNING id`,
      [who.siteId, memberId, text, pinned, who.staffId, requestId, clock.now()],
    );
    const [made] = rows;
    // The same request for another member, at the same moment.
    if (made === undefined) throw refused(memberNoteWrite.codes, 345, 'office.other_content');
    await who.trace(tx, { subject, after: { note: made.id, pinned } });
    return made.id;
  });

interface Key {
  readonly id: number;
  readonly note_id: number;
  readonly version: number;
}

interface LockedNote {
  readonly pinned: boolean;
  readonly version: number;
}

/** A note that is as it was looked at. Refuses with 404 and 409. */
const lockNote = async (tx: PoolClient, who: Actor, { id, note_id, version }: Key): Promise<LockedNote> => {
  await lockMember(tx, who.siteId, id);
  const { rows } = await tx.query<LockedNote>(
    'SELECT pinned, version FROM member_note WHERE id = $1 AND member_id = $2 AND removed_at IS NULL FOR UPDATE',
    [note_id, id],
  );
  const [note] = rows;
  if (note === undefined) throw refused(memberNotePin.codes, 404, 'office.not_found');
  if (note.version !== version) throw refused(memberNotePin.codes, 409, 'office.stale', { current: note });
  return note;
};

/** Answers the note's new version. */
export const pinNote = (
  { pool }: NoteDeps,
  who: Actor,
  { pinned, ...key }: Key & { readonly pinned: boolean },
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const before = await lockNote(tx, who, key);
    if (pinned && !before.pinned) await assertRoomForPin(tx, key.id);
    await tx.query('UPDATE member_note SET pinned = $2, version = version + 1 WHERE id = $1', [
      key.note_id,
      pinned,
    ]);
    await who.trace(tx, {
      subject: { kind: 'member', id: key.id },
      before: { note: key.note_id, pinned: before.pinned },
      after: { note: key.note_id, pinned },
    });
    return before.version + 1;
  });

/** The row stays, with when it was taken away. */
export const removeNote = ({ pool, clock }: NoteDeps, who: Actor, key: Key): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await lockNote(tx, who, key);
    await tx.query('UPDATE member_note SET removed_at = $2, version = version + 1 WHERE id = $1', [
      key.note_id,
      clock.now(),
    ]);
    await who.trace(tx, {
      subject: { kind: 'member', id: key.id },
      before: { note: key.note_id },
      after: { note: null },
    });
  });
