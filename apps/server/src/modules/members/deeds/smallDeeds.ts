import { memberSetCode, memberWriteLetter } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { safeHtml } from '../../content/index.ts';
import { letterPlain, sendLetter } from '../../letters/index.ts';
import { lockMember, type MemberDeskDeps } from './standing.ts';

interface Reasoned {
  readonly id: number;
  readonly reason: string;
}

/** One order for the member's open pages; the trigger of migration 0133 tells them. */
export const cleanCache = async (
  { pool, clock, outbox }: MemberDeskDeps,
  who: Actor,
  { id, reason }: Reasoned,
): Promise<void> => {
  await withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    await tx.query(
      'INSERT INTO cache_clean (site_id, member_id, reason, ordered_at) VALUES ($1, $2, $3, $4)',
      [who.siteId, id, reason, clock.now()],
    );
    await who.trace(tx, { subject: { kind: 'member', id }, after: { cache_clean: true }, reason });
  });
  outbox.wake();
};

export const setCode = async (
  { pool }: MemberDeskDeps,
  who: Actor,
  { id, code, status, reason }: z.output<typeof memberSetCode.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    const { rows } = await tx.query<{ status: string }>(
      'SELECT status FROM recommend_code WHERE site_id = $1 AND code = $2 AND member_id = $3 FOR UPDATE',
      [who.siteId, code, id],
    );
    const [before] = rows;
    if (before === undefined) throw refused(memberSetCode.codes, 404, 'office.not_found');
    await tx.query('UPDATE recommend_code SET status = $3 WHERE site_id = $1 AND code = $2', [
      who.siteId,
      code,
      status,
    ]);
    await who.trace(tx, {
      subject: { kind: 'member', id },
      before: { code, status: before.status },
      after: { code, status },
      reason,
    });
  });

interface SentLetter {
  readonly title: unknown;
  readonly content: unknown;
}

/** Writes one member a letter, once. Refuses with 404, and with 345 the same request with other words. */
export const writeLetter = async (
  { pool, clock, outbox }: MemberDeskDeps,
  who: Actor,
  { id, locale, title, text, request_id: requestId }: z.output<typeof memberWriteLetter.body>,
): Promise<void> => {
  const sendKey = `office:${who.staffId}:${requestId}`;
  await withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    const { rows } = await tx.query<SentLetter>(
      `SELECT l.title -> $3 AS title, l.content -> $3 AS content FROM letter l JOIN member_letter own ON own.letter_id = l.id
        WHERE l.site_id = $1 AND l.send_key = $2 AND own.member_id = $4`,
      [who.siteId, sendKey, locale, id],
    );
    const [before] = rows;
    const content = safeHtml(letterPlain(text));
    if (before === undefined) {
      const reached = await sendLetter(tx, outbox, {
        siteId: who.siteId,
        sendKey,
        title: { [locale]: title },
        content: { [locale]: content },
        sender: `operator:${who.staffId}`,
        memberIds: [id],
        now: clock.now(),
      });
      if (reached !== 1) throw refused(memberWriteLetter.codes, 345, 'office.other_content');
    } else if (before.title !== title || before.content !== content)
      throw refused(memberWriteLetter.codes, 345, 'office.other_content');
    // The words may be about the person: the trace says that there were some, the member's letters say which.
    await who.trace(tx, {
      subject: { kind: 'member', id },
      after: { letter: title, repeated: before !== undefined },
    });
  });
  outbox.wake();
};
