import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../../infra/hall.ts';
import type { Owner } from '../queries.ts';
import type { LetterTables } from '../tables.ts';
import { tellUnread } from './tellUnread.ts';

export type LetterDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

/**
 * Marks the member's own letters as read or thrown away; others, and those that are it already, are passed over. The
 * member's other screens are told when anything changed.
 */
export const markLetters = async (
  { pool, clock, outbox }: LetterDeps,
  owner: Owner,
  ids: readonly number[],
  mark: 'read_at' | 'destroyed_at',
): Promise<void> => {
  if (ids.length === 0) return;
  await withTransaction(pool, async (client) => {
    const changed = await kyselyOn<LetterTables>(client)
      .updateTable('member_letter')
      .set({ [mark]: clock.now() })
      .where('id', 'in', [...ids])
      .where('site_id', '=', owner.siteId)
      .where('member_id', '=', owner.memberId)
      .where('destroyed_at', 'is', null)
      .$if(mark === 'read_at', (query) => query.where('read_at', 'is', null))
      .returning('id')
      .execute();
    if (changed.length > 0) await tellUnread(client, outbox, owner);
  });
  outbox.wake();
};
