import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Owner } from '../queries.ts';
import type { SafetyTables } from '../tables.ts';
import { lockRule, type SafetyDeps } from './setLimit.ts';

/** How often to remind the member while playing; null for never. */
export const setRealityCheck = async (
  { pool, clock, outbox }: SafetyDeps,
  { siteId, memberId }: Owner,
  minutes: number | null,
): Promise<void> => {
  await withTransaction(pool, async (client) => {
    const db = kyselyOn<SafetyTables>(client);
    await lockRule(client, memberId);
    await db
      .updateTable('member_play_rule')
      .set({ reality_check_minutes: minutes })
      .where('member_id', '=', memberId)
      .execute();
    await db
      .insertInto('member_safety_event')
      .values({
        site_id: siteId,
        member_id: memberId,
        event: 'reality_check',
        detail: JSON.stringify({ minutes }),
        at: clock.now(),
      })
      .execute();
    await outbox.toMember(client, memberId, 'profile_updated', {});
  });
  outbox.wake();
};
