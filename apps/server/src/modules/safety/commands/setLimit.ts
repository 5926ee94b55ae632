import type { LimitKind, LimitPeriod } from '@pavilion/contract/safety';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { sql } from 'kysely';
import type { Hall } from '../../../infra/hall.ts';
import { noLimit, wishFor } from '../limitTerms.ts';
import type { Owner } from '../queries.ts';
import type { SafetyTables } from '../tables.ts';

export type SafetyDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface LimitWish {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units; minutes for `session`; null lifts the limit. */
  readonly amount: bigint | null;
}

/** The member's row of rules, there and locked: stakes that are judged from now on see what is changed under it. */
export const lockRule = (client: Parameters<typeof kyselyOn>[0], memberId: number) =>
  sql`insert into member_play_rule (member_id) values (${memberId})
      on conflict (member_id) do update set member_id = excluded.member_id`.execute(
    kyselyOn<SafetyTables>(client),
  );

/** Takes a wish about a limit: a tighter one holds at once, a looser one after 24 hours. */
export const setLimit = async (
  { pool, clock, outbox }: SafetyDeps,
  owner: Owner,
  wish: LimitWish,
): Promise<void> => {
  const { kind, period, amount } = wish;
  const { siteId, memberId } = owner;
  await withTransaction(pool, async (client) => {
    const db = kyselyOn<SafetyTables>(client);
    await lockRule(client, memberId);
    const now = clock.now();
    const stored = await db
      .selectFrom('member_limit')
      .select(['amount', 'next_amount', 'next_at'])
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .executeTakeFirst();
    const before =
      stored === undefined
        ? noLimit
        : { amount: stored.amount, nextAmount: stored.next_amount, nextAt: stored.next_at };
    const terms = wishFor(before, amount, now);
    const values = {
      amount: terms.amount,
      next_amount: terms.nextAmount,
      next_at: terms.nextAt,
      set_at: now,
    };
    await db
      .insertInto('member_limit')
      .values({ member_id: memberId, site_id: siteId, kind, period, ...values })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
      .execute();
    await db
      .updateTable('member_play_rule')
      .set({
        has_limits: sql<boolean>`exists (select from member_limit
          where member_id = ${memberId} and kind <> 'deposit' and (amount is not null or next_amount is not null))`,
      })
      .where('member_id', '=', memberId)
      .execute();
    await db
      .insertInto('member_safety_event')
      .values({
        site_id: siteId,
        member_id: memberId,
        event: 'limit',
        detail: JSON.stringify({ kind, period, amount: amount?.toString() ?? null }),
        at: now,
      })
      .execute();
    await outbox.toMember(client, memberId, 'profile_updated', {});
  });
  outbox.wake();
};
