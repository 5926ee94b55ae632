import { localeSchema } from '@pavilion/contract';
import type { HelpTopic } from '@pavilion/contract/help';
import { helpCaseAnswer } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { letterPlain, letterText, sendLetter } from '../../letters/index.ts';
import type { HelpDeps } from './writeCase.ts';

const topicKeys: Readonly<Record<HelpTopic, string>> = {
  deposit: 'help.topic_deposit',
  withdrawal: 'help.topic_withdrawal',
  game: 'help.topic_game',
  account: 'help.topic_account',
  promotion: 'help.topic_promotion',
  other: 'help.topic_other',
};

interface Asked {
  readonly member_id: number;
  readonly topic: HelpTopic;
  readonly words: string;
  readonly locale: string;
  readonly answer: string | null;
}

/**
 * Answers a case by a letter in the language in which it was written, with the member's own words below. The same answer again
 * changes nothing. Refuses with 404, and with 386 a case that was answered otherwise.
 */
export const answerCase = async (
  { pool, clock, outbox }: HelpDeps,
  who: Actor,
  { id, answer }: z.output<typeof helpCaseAnswer.body>,
): Promise<void> => {
  await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Asked>(
      'SELECT member_id, topic, words, locale, answer FROM help_case WHERE site_id = $1 AND id = $2 FOR UPDATE',
      [who.siteId, id],
    );
    const [asked] = rows;
    if (asked === undefined) throw refused(helpCaseAnswer.codes, 404, 'office.not_found');
    if (asked.answer !== null && asked.answer !== answer)
      throw refused(helpCaseAnswer.codes, 386, 'office.case_answered');
    const subject = { kind: 'member', id: asked.member_id };
    if (asked.answer !== null) {
      await who.trace(tx, { subject, after: { case: id, repeated: true } });
      return;
    }
    const now = clock.now();
    await tx.query(
      `UPDATE help_case SET state = 'answered', answer = $2, answered_by = $3, answered_at = $4 WHERE id = $1`,
      [id, answer, who.account, now],
    );
    const locale = localeSchema.parse(asked.locale);
    const asWritten = letterText('letter.help_asked')[locale] ?? '';
    await sendLetter(tx, outbox, {
      siteId: who.siteId,
      sendKey: `help-case:${id}`,
      title: letterText('letter.help_answered', { topic: { key: topicKeys[asked.topic] } }),
      content: { [locale]: `${letterPlain(answer)}<hr>${letterPlain(`${asWritten}\n${asked.words}`)}` },
      sender: `operator:${who.staffId}`,
      memberIds: [asked.member_id],
      now,
    });
    // The words may be about the person: the trace says that there was an answer, the case says which.
    await who.trace(tx, {
      subject,
      before: { case: id, state: 'waiting' },
      after: { case: id, state: 'answered' },
    });
  });
  outbox.wake();
};
