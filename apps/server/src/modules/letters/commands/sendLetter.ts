import type { LocalizedText } from '@pavilion/contract';
import { kyselyOn } from '@pavilion/postgres';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';
import { safeHtml } from '../../content/index.ts';
import type { LetterTables } from '../tables.ts';
import { tellUnread } from './tellUnread.ts';

export interface NewLetter {
  readonly siteId: number;
  /** Names the sending within the site, 1–200 characters: the same key sends once. */
  readonly sendKey: string;
  readonly title: LocalizedText;
  /** HTML by language. */
  readonly content: LocalizedText;
  /** Who wrote it: `operator:1`, `withdrawal`. */
  readonly sender: string;
  readonly memberIds: readonly number[];
  readonly now: Date;
}

/** Members whom one sending reaches; more are reached by further sendings under the same key. */
const recipientsMax = 1_000;

const cleaned = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, safeHtml(html)]));

/**
 * Puts a letter into the inboxes of at most 1,000 members of the site, in the caller's transaction, and tells their screens. Sent again
 * under the same key it reaches those whom it has not reached yet, with its first words. Answers how many received it.
 */
export const sendLetter = async (
  client: PoolClient,
  outbox: Pick<Outbox, 'toMember'>,
  letter: NewLetter,
): Promise<number> => {
  const { siteId, sendKey, title, content, sender, memberIds, now } = letter;
  if (memberIds.length > recipientsMax)
    throw new RangeError(`a letter goes to ${recipientsMax} members at once`);
  const db = kyselyOn<LetterTables>(client);
  const { id } = await db
    .insertInto('letter')
    .values({
      site_id: siteId,
      send_key: sendKey,
      title: JSON.stringify(title),
      content: JSON.stringify(cleaned(content)),
      sender,
      sent_at: now,
    })
    // Written upon itself, so that the row is locked and answered when it is there already.
    .onConflict((conflict) => conflict.columns(['site_id', 'send_key']).doUpdateSet({ send_key: sendKey }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ member_id: number }>`
    insert into member_letter (site_id, member_id, letter_id, received_at)
    select ${siteId}, member.id, ${id}, ${now} from member
     where member.site_id = ${siteId} and member.id = any(${[...memberIds]}::integer[])
     order by member.id
    on conflict do nothing
    returning member_id`.execute(db);
  for (const { member_id: memberId } of rows) await tellUnread(client, outbox, { siteId, memberId });
  return rows.length;
};
