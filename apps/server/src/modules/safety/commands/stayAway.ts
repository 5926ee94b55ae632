import { type AwayFor, isExclusion, safetyAway } from '@pavilion/contract/safety';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { sql } from 'kysely';
import { refused } from '../../../http/refusal.ts';
import type { Owner } from '../queries.ts';
import type { SafetyTables } from '../tables.ts';
import { lockRule, type SafetyDeps } from './setLimit.ts';

/** PostgreSQL's intervals: months and years by the calendar. */
const lengths: Readonly<Record<Exclude<AwayFor, 'for_good'>, string>> = {
  '1_day': '24 hours',
  '3_days': '72 hours',
  '7_days': '168 hours',
  '30_days': '720 hours',
  '6_months': '6 months',
  '1_year': '1 year',
  '5_years': '5 years',
};

/**
 * A break or an exclusion, beside what the site may have laid upon the member: from the next stake and deposit on, in the middle of a game too. What is open is still settled
 * and paid. Refuses with 101 what would end before the one that holds.
 */
export const stayAway = async (
  { pool, clock, outbox }: SafetyDeps,
  owner: Owner,
  term: AwayFor,
): Promise<void> => {
  const { siteId, memberId } = owner;
  await withTransaction(pool, async (client) => {
    const db = kyselyOn<SafetyTables>(client);
    await lockRule(client, memberId);
    const now = clock.now();
    const until =
      term === 'for_good'
        ? sql`'infinity'::timestamptz`
        : sql`${now}::timestamptz + ${lengths[term]}::interval`;
    const { rows } = await sql`
      update member_play_rule
         set own_away_until = ${until}, excluded_until = greatest(${until}, site_away_until)
       where member_id = ${memberId}
         and coalesce(own_away_until, case when site_away_until is null then excluded_until end, '-infinity') <= ${until}
      returning member_id`.execute(db);
    if (rows.length === 0) throw refused(safetyAway.codes, 101, 'safety.shorter');
    await db
      .insertInto('member_safety_event')
      .values({
        site_id: siteId,
        member_id: memberId,
        event: isExclusion(term) ? 'exclusion' : 'cooling_off',
        detail: JSON.stringify({ term }),
        at: now,
      })
      .execute();
    await outbox.toMember(client, memberId, 'profile_updated', {});
  });
  outbox.wake();
};
