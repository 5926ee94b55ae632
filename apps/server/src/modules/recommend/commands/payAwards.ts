import { currencySchema } from '@pavilion/contract';
import { minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { payPromotion } from '../../promotions/index.ts';
import type { RecommendDeps } from './goThroughDays.ts';

/** Awards of one member paid in one transaction: the member's account is held no longer than that. */
const batchMax = 100;

interface DueRow {
  readonly id: bigint;
  readonly site_id: number;
  readonly member_id: number;
  readonly kind: string;
  readonly currency: string;
  readonly amount_minor: bigint;
}

/** What is still given: awards for friends wait while `is_friend` is 0 (spec §6), those for cash while it earns nothing. */
const isGiven = `case kind when 'cash_surplus'
  then exists (select from cash_surplus_setting s where s.site_id = a.site_id and s.currency = a.currency and s.active)
  else exists (select from recommend_setting s where s.site_id = a.site_id and s.currency = a.currency and s.is_friend) end`;

/** The awards of one member that are due and that nobody else is paying. */
const takeDue = async (client: PoolClient): Promise<DueRow[]> => {
  const { rows } = await client.query<DueRow>({
    name: 'award-take-due',
    text: `
      select id, site_id, member_id, kind, currency, amount_minor from member_award a
       where paid_at is null and ${isGiven} and member_id = (
         select member_id from member_award a where paid_at is null and ${isGiven}
          order by member_id limit 1 for update skip locked)
       order by id limit ${batchMax} for update skip locked`,
  });
  return rows;
};

const pay = async (client: PoolClient, { clock, outbox }: RecommendDeps): Promise<number> => {
  const due = await takeDue(client);
  for (const { id, site_id: siteId, member_id: memberId, kind, ...row } of due)
    await payPromotion(
      client,
      outbox,
      { siteId, memberId, currency: currencySchema.parse(row.currency) },
      {
        scope: 'award',
        key: id.toString(),
        reference: `${kind}:${id}`,
        reason: kind,
        actor: 'job:awards',
        amountMinor: minor(row.amount_minor),
      },
    );
  await client.query({
    name: 'award-mark-paid',
    text: 'update member_award set paid_at = $2 where id = any($1)',
    values: [due.map(({ id }) => id), clock.now()],
  });
  return due.length;
};

/**
 * Pays what is due, a member at a time: posting and mark in one transaction, under the award's id, so that whatever
 * happens in between it is paid once. Answers how many were paid.
 */
export const payAwards = async (deps: RecommendDeps): Promise<number> => {
  let paid = 0;
  for (;;) {
    const now = await withTransaction(deps.pool, (client) => pay(client, deps));
    if (now === 0) return paid;
    paid += now;
    deps.outbox.wake();
  }
};
