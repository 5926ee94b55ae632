import type { Currency } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import { type Kysely, type Selectable, sql } from 'kysely';
import { raisePayoutBounds } from '../../vip/index.ts';
import type { CashierTables } from '../tables.ts';

export type WithdrawalDb = Kysely<CashierTables>;
export type WithdrawalRule = Selectable<CashierTables['withdrawal_rule']>;
export type WithdrawalRow = Selectable<CashierTables['withdrawal_order']>;

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** The terms of a site and currency; undefined where nothing is paid out. */
export const findRule = (
  db: WithdrawalDb,
  siteId: number,
  currency: Currency,
): Promise<WithdrawalRule | undefined> =>
  db
    .selectFrom('withdrawal_rule')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .executeTakeFirst();

/** The terms of a site, and whether a member's withdrawals stand first in the queue. */
export type MemberRule = WithdrawalRule & { readonly payouts_first: boolean };

/** The rule as it is for a member: a level may lift its bounds. */
export const findRuleFor = async (
  executor: Pick<SqlExecutor, 'query'>,
  db: WithdrawalDb,
  owner: Owner & { readonly currency: Currency },
): Promise<MemberRule | undefined> => {
  const rule = await findRule(db, owner.siteId, owner.currency);
  return rule === undefined ? undefined : raisePayoutBounds(executor, owner, rule);
};

const own = (db: WithdrawalDb, { siteId, memberId }: Owner) =>
  db
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId);

export const findByRequest = (
  db: WithdrawalDb,
  owner: Owner,
  requestId: string,
): Promise<WithdrawalRow | undefined> =>
  own(db, owner).where('request_id', '=', requestId).executeTakeFirst();

/** The member's withdrawals, newest first, one more than `count` when there are more. */
export const listWithdrawals = (
  db: WithdrawalDb,
  owner: Owner,
  { cursor, count }: { readonly cursor: string | undefined; readonly count: number },
): Promise<WithdrawalRow[]> =>
  own(db, owner)
    .$if(cursor !== undefined, (query) => query.where('id', '<', BigInt(cursor ?? 0)))
    .orderBy('id', 'desc')
    .limit(count + 1)
    .execute();

/** What came with deposits: the bonus, minor units, and the names of its promotion, by order number. */
export const readBonuses = async (
  db: WithdrawalDb,
  siteId: number,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly bonusMinor: bigint; readonly promotionName: unknown }>> => {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit_order as o')
    .innerJoin('deposit_promotion as p', 'p.id', 'o.promotion_id')
    .select(['o.order_number', 'o.bonus_minor', 'p.name'])
    .where('o.site_id', '=', siteId)
    .where('o.order_number', 'in', orderNumbers)
    .where('o.bonus_minor', '>', 0n)
    .where('o.given_up_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ order_number, bonus_minor, name }) => [
      order_number,
      { bonusMinor: bonus_minor, promotionName: name },
    ]),
  );
};

const dayMs = 24 * 60 * 60_000;

/** Withdrawals asked for within 24 hours that were not refused and did not fail. */
export const countToday = async (
  db: WithdrawalDb,
  { siteId, memberId }: Owner,
  now: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('withdrawal_order')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('state', 'not in', ['refused', 'failed'])
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether the account is active, and whether it has a withdraw password. Exclusion never stops money out. */
export const readStanding = async (
  db: WithdrawalDb,
  { siteId, memberId }: Owner,
): Promise<{ readonly isActive: boolean; readonly hasPassword: boolean }> => {
  const { rows } = await sql<{ is_active: boolean; has_password: boolean }>`
    select status = 'active' as is_active, withdraw_password_hash is not null as has_password
      from member where id = ${memberId} and site_id = ${siteId}`.execute(db);
  return { isActive: rows[0]?.is_active ?? false, hasPassword: rows[0]?.has_password ?? false };
};
