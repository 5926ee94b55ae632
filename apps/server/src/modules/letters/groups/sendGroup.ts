import { createHash } from 'node:crypto';
import { localizedTextSchema } from '@pavilion/contract';
import { groupLetterRecall, groupLetterSend, letterFilterSchema } from '@pavilion/contract/office';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { textOf, textsOf } from '../../../infra/storedText.ts';
import { type DeedBook, proposeOnce, proposeOrDo } from '../../proposals/index.ts';
import type { LetterDeps } from '../commands/markLetters.ts';
import { countAudience } from './audience.ts';
import { filterOf, findGroupLetter, reachAlone, type StoredLetter } from './queries.ts';
import { assertDraft, lockLetter } from './saveDraft.ts';
import { recallPiece } from './sendDue.ts';

export interface GroupDeps extends LetterDeps {
  readonly book: DeedBook;
}

const kind = 'letters.send_group';
const executorOf = (tx: PoolClient): SqlExecutor => ({
  query: ({ text, values }) => tx.query(text, values),
});

/** What is proposed is the letter itself, word for word. */
const sendContent = z.strictObject({
  letter_id: z.number().int().positive(),
  version: z.number().int(),
  send_at: z.iso.datetime().nullable(),
  titles: localizedTextSchema,
  contents: localizedTextSchema,
  filter: letterFilterSchema,
});

const schedule = (
  tx: PoolClient,
  id: number,
  given: { readonly at: Date; readonly byTwo: boolean; readonly requestId: string | null },
) =>
  tx.query(
    `UPDATE group_letter SET state = 'scheduled', send_at = $2, by_two = $3, send_request_id = $4 WHERE id = $1`,
    [id, given.at, given.byTwo, given.requestId],
  );

const later = (sendAt: string | null, now: Date): Date => {
  const at = sendAt === null ? now : new Date(sendAt);
  return at > now ? at : now;
};

/** A letter to more members than one person may reach is sent by two. */
export const registerLetterDeeds = ({ book, clock }: GroupDeps): void =>
  book.register({
    kind,
    right: 'letters.send',
    content: sendContent,
    worldOf: async (tx, { letter_id }, siteId) => {
      const letter = await lockLetter(tx, siteId, letter_id);
      if (letter === undefined) throw refused(groupLetterSend.codes, 404, 'office.not_found');
      return { version: letter.version, state: letter.state };
    },
    // A letter in eleven languages is long: the trace keeps what it is known by.
    inTrace: ({ contents, ...content }) => ({
      ...content,
      contents_sha256: createHash('sha256').update(JSON.stringify(contents)).digest('hex'),
    }),
    run: async (tx, { letter_id, send_at }) => {
      await schedule(tx, letter_id, { at: later(send_at, clock.now()), byTwo: true, requestId: null });
    },
  });

const contentOf = (letter: StoredLetter, sendAt: string | null) => ({
  letter_id: letter.id,
  version: letter.version,
  send_at: sendAt,
  titles: textsOf(letter.title),
  contents: textsOf(letter.content),
  filter: filterOf(letter),
});

/**
 * Has a draft sent at a time, or proposes it where more members fit its filter than one person may reach. Refuses with 404,
 * 409, 411, and 414 where nobody fits. Answers the proposal's id, or null for what goes.
 */
export const sendGroup = (
  { pool, clock, book }: GroupDeps,
  who: Actor,
  { id, version, send_at: sendAt, reason, request_id: requestId }: z.output<typeof groupLetterSend.body>,
): Promise<number | null> =>
  withTransaction(pool, async (tx) => {
    const { codes } = groupLetterSend;
    const locked = await lockLetter(tx, who.siteId, id);
    const letter = locked === undefined ? undefined : await findGroupLetter(executorOf(tx), who.siteId, id);
    if (locked === undefined || letter === undefined) throw refused(codes, 404, 'office.not_found');
    const subject = { kind: 'letter', id, name: textOf(letter.title, 'zh_CN') };
    if (letter.send_request_id === requestId) {
      await who.trace(tx, { subject, after: { repeated: true } });
      return null;
    }
    const content = contentOf(letter, sendAt);
    return proposeOnce(tx, who, { kind, content, requestId }, async () => {
      assertDraft(locked, version);
      const now = clock.now();
      const receivers = await countAudience(executorOf(tx), who.siteId, now, content.filter);
      if (receivers === 0) throw refused(codes, 414, 'office.letter_to_nobody');
      if (receivers > (await reachAlone(executorOf(tx), who.siteId))) {
        const named = { ...subject, name: `${subject.name} · ${receivers}` };
        return proposeOrDo(tx, book, who, { kind, content, requestId, subject: named, reason }, now);
      }
      const at = later(sendAt, now);
      await schedule(tx, id, { at, byTwo: false, requestId });
      await who.trace(tx, {
        subject,
        before: { state: letter.state },
        after: { state: 'scheduled', send_at: at.toISOString(), receivers },
        reason,
      });
      return null;
    });
  });

/**
 * Takes a letter back: what is not sent becomes a draft again; of what is sent, copies that nobody has read go, the first
 * piece at once, the others in the minute after. Refuses with 404 and 415. Answers its state.
 */
export const recallGroup = async (
  deps: GroupDeps,
  who: Actor,
  { id, reason }: z.output<typeof groupLetterRecall.body>,
): Promise<StoredLetter['state']> => {
  const { codes } = groupLetterRecall;
  await withTransaction(deps.pool, async (tx) => {
    const letter = await lockLetter(tx, who.siteId, id);
    if (letter === undefined) throw refused(codes, 404, 'office.not_found');
    const isSent = letter.state === 'sending' || letter.state === 'sent';
    if (!isSent && letter.state !== 'scheduled') throw refused(codes, 415, 'office.letter_nothing_to_recall');
    if (isSent) await tx.query(`UPDATE group_letter SET state = 'recalling' WHERE id = $1`, [id]);
    else
      await tx.query(
        `UPDATE group_letter SET state = 'draft', send_at = NULL, send_request_id = NULL WHERE id = $1`,
        [id],
      );
    await who.trace(tx, {
      subject: { kind: 'letter', id },
      before: { state: letter.state },
      after: { state: isSent ? 'recalling' : 'draft' },
      reason,
    });
  });
  await recallPiece(deps, id);
  const letter = await findGroupLetter(deps.pool, who.siteId, id);
  return letter?.state ?? 'draft';
};
