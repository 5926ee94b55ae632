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

/**
 * What is still given: awards for friends wait while `is_friend` is 0 (spec §6), those for cash while it earns nothing. One for a
 * mission is paid when it is taken, one that was won in a tournament is owed; what a level earned waits while the site has none, and while nothing may be given to its member.
 */
const isGiven = `case when kind = 'mission' then false when kind = 'tournament' then true when kind in ('vip_cash_back', 'vip_birthday')
  then exists (select from vip_setting s where s.site_id = a.site_id and s.currency = a.currency and s.active)
    and exists (select from member m where m.id = a.member_id and m.status = 'active')
    and not exists (select from member_play_rule r where r.member_id = a.member_id and r.excluded_until > $3)
  when kind = 'cash_surplus'
  then exists (select from cash_surplus_setting s where s.site_id = a.site_id and s.currency = a.currency and s.active)
  else exists (select from recommend_setting s where s.site_id = a.site_id and s.currency = a.currency and s.is_friend) end`;

/** How far a run has come. What was refused lies behind it, and waits for the next run. */
type Place = Pick<DueRow, 'member_id' | 'id'>;

/** The awards of the next member behind `place` that are due and that nobody else is paying. */
const takeDue = async (client: PoolClient, place: Place, now: Date): Promise<DueRow[]> => {
  const { rows } = await client.query<DueRow>({
    name: 'award-take-due',
    text: `
      select id, site_id, member_id, kind, currency, amount_minor from member_award a
       where paid_at is null and ${isGiven} and (member_id, id) > ($1::integer, $2::bigint) and member_id = (
         select member_id from member_award a
          where paid_at is null and ${isGiven} and (member_id, id) > ($1::integer, $2::bigint)
          order by member_id limit 1 for update skip locked)
       order by id limit ${batchMax} for update skip locked`,
    values: [place.member_id, place.id, now],
  });
  return rows;
};

const pay = (client: PoolClient, { outbox }: RecommendDeps, award: DueRow): Promise<void> =>
  payPromotion(
    client,
    outbox,
    { siteId: award.site_id, memberId: award.member_id, currency: currencySchema.parse(award.currency) },
    {
      scope: 'award',
      key: award.id.toString(),
      reference: `${award.kind}:${award.id}`,
      reason: award.kind,
      actor: 'job:awards',
      amountMinor: minor(award.amount_minor),
    },
  );

/** Pays one of several awards of a transaction: what goes wrong with it is undone, and leaves the others as they are. */
const tryToPay = async (client: PoolClient, deps: RecommendDeps, award: DueRow): Promise<boolean> => {
  await client.query('savepoint award');
  try {
    await pay(client, deps, award);
    return true;
  } catch (error) {
    await client.query('rollback to savepoint award');
    const about = { err: error, alarm: 'award_not_paid', awardId: award.id.toString() };
    deps.log.error(about, 'an award cannot be paid');
    return false;
  } finally {
    await client.query('release savepoint award');
  }
};

const payDue = async (client: PoolClient, deps: RecommendDeps, due: readonly DueRow[]): Promise<number> => {
  const paid: bigint[] = [];
  for (const award of due) if (await tryToPay(client, deps, award)) paid.push(award.id);
  await client.query({
    name: 'award-mark-paid',
    text: 'update member_award set paid_at = $2 where id = any($1)',
    values: [paid, deps.clock.now()],
  });
  return paid.length;
};

export interface PaidAwards {
  readonly paid: number;
  readonly refused: number;
}

/**
 * Pays what is due, a member at a time: posting and mark in one transaction, under the award's id, so that whatever
 * happens in between it is paid once. An award that cannot be paid holds up no other: it alarms, and the next run tries it
 * again.
 */
export const payAwards = async (deps: RecommendDeps): Promise<PaidAwards> => {
  let [paid, refused] = [0, 0];
  let place: Place = { member_id: 0, id: 0n };
  for (;;) {
    const from = place;
    const [due, count] = await withTransaction(deps.pool, async (client) => {
      const taken = await takeDue(client, from, deps.clock.now());
      return [taken, await payDue(client, deps, taken)] as const;
    });
    const last = due.at(-1);
    if (last === undefined) return { paid, refused };
    place = last;
    paid += count;
    refused += due.length - count;
    if (count > 0) deps.outbox.wake();
  }
};
