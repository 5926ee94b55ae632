import { type Kysely, type Selectable, sql } from 'kysely';
import type { CashierTables } from './tables.ts';

export type CashierDb = Kysely<CashierTables>;

const methodsMax = 50;

/** A way to pay in; with an account of the house it is paid by transfer. */
export type MethodRow = Selectable<CashierTables['deposit_method']> & {
  readonly house_account_id: number | null;
  readonly adapter: string;
};
export type OrderRow = Selectable<CashierTables['deposit_order']> & {
  readonly method_name: unknown;
  /** Null for an order without a promotion. */
  readonly promotion_name: unknown;
  /** Where a transfer goes; nulls for an order that is paid on a page. */
  readonly bank_name: string | null;
  readonly account_number: string | null;
  readonly holder: string | null;
  readonly handed_in_at: Date | null;
};

/** The adapter of ways to pay that are transfers: nobody is asked, staff look. */
export const transferAdapter = 'transfer';

const methods = (db: CashierDb, siteId: number, currency: string) =>
  db
    .selectFrom('deposit_method')
    .innerJoin('payment_gateway', 'payment_gateway.code', 'deposit_method.gateway_code')
    .leftJoin('house_account', (join) =>
      join.onRef('house_account.method_id', '=', 'deposit_method.id').on('house_account.enabled', '=', true),
    )
    .selectAll('deposit_method')
    .select(['house_account.id as house_account_id', 'payment_gateway.adapter as adapter'])
    // A transfer needs an account to go to.
    .where((row) =>
      row.or([
        row('payment_gateway.adapter', '<>', transferAdapter),
        row('house_account.id', 'is not', null),
      ]),
    )
    .where('deposit_method.site_id', '=', siteId)
    .where('deposit_method.currency', '=', currency)
    .where('deposit_method.enabled', '=', true)
    .where('payment_gateway.enabled', '=', true);

/** Ways to pay in that a site offers in a currency, in the operator's order. */
export const listMethods = (db: CashierDb, siteId: number, currency: string): Promise<MethodRow[]> =>
  methods(db, siteId, currency)
    .orderBy('deposit_method.sort')
    .orderBy('deposit_method.id')
    .limit(methodsMax)
    .execute();

export const findMethod = (
  db: CashierDb,
  siteId: number,
  currency: string,
  methodId: number,
): Promise<MethodRow | undefined> =>
  methods(db, siteId, currency).where('deposit_method.id', '=', methodId).executeTakeFirst();

const orders = (db: CashierDb) =>
  db
    .selectFrom('deposit_order')
    .innerJoin('deposit_method', 'deposit_method.id', 'deposit_order.method_id')
    .leftJoin('house_account', 'house_account.id', 'deposit_order.house_account_id')
    .leftJoin('deposit_receipt', 'deposit_receipt.order_id', 'deposit_order.id')
    .leftJoin('deposit_promotion', 'deposit_promotion.id', 'deposit_order.promotion_id')
    .selectAll('deposit_order')
    .select([
      'deposit_method.name as method_name',
      'deposit_promotion.name as promotion_name',
      'house_account.bank_name as bank_name',
      'house_account.account_number as account_number',
      'house_account.holder as holder',
      'deposit_receipt.handed_in_at as handed_in_at',
    ]);

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** The member's own order; nobody else's, whatever its number. */
export const findOrder = (
  db: CashierDb,
  { siteId, memberId }: Owner,
  orderNumber: string,
): Promise<OrderRow | undefined> =>
  orders(db)
    .where('deposit_order.order_number', '=', orderNumber)
    .where('deposit_order.site_id', '=', siteId)
    .where('deposit_order.member_id', '=', memberId)
    .executeTakeFirst();

export const findOrderByRequest = (
  db: CashierDb,
  { siteId, memberId }: Owner,
  requestId: string,
): Promise<OrderRow | undefined> =>
  orders(db)
    .where('deposit_order.request_id', '=', requestId)
    .where('deposit_order.site_id', '=', siteId)
    .where('deposit_order.member_id', '=', memberId)
    .executeTakeFirst();

/**
 * Whether a member may pay in: the account is active, and the member has not excluded themselves
 * (decisions: People's safety, exclusion stops deposits at once).
 */
export const mayDeposit = async (db: CashierDb, { siteId, memberId }: Owner, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from member
     where id = ${memberId} and site_id = ${siteId} and status = 'active'
       and not exists (select from member_play_rule
                        where member_id = ${memberId} and excluded_until > ${now})`.execute(db);
  return rows.length === 1;
};

/** How the member paid last, by a way that is still open. */
export const findLastPaid = (
  db: CashierDb,
  { siteId, memberId }: Owner,
  currency: string,
): Promise<{ method_id: number; amount_minor: bigint } | undefined> =>
  methods(db, siteId, currency)
    .innerJoin('deposit_order', 'deposit_order.method_id', 'deposit_method.id')
    .clearSelect()
    .select(['deposit_order.method_id', 'deposit_order.amount_minor'])
    .where('deposit_order.site_id', '=', siteId)
    .where('deposit_order.member_id', '=', memberId)
    .where('deposit_order.state', '=', 'succeeded')
    .orderBy('deposit_order.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Payments of the member by this method that the payer's bank or the gateway declined since then. */
export const countDeclined = async (
  db: CashierDb,
  { siteId, memberId }: Owner,
  methodId: number,
  since: Date,
): Promise<number> => {
  const { declined } = await db
    .selectFrom('deposit_order')
    .select(sql<number>`count(*)::integer`.as('declined'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('method_id', '=', methodId)
    .where('state', '=', 'declined')
    .where('settled_at', '>', since)
    .where('house_account_id', 'is', null)
    .executeTakeFirstOrThrow();
  return declined;
};

/** Transfers of the member that wait for their receipt, and those that wait for staff. */
export const countTransfers = (
  db: CashierDb,
  { siteId, memberId }: Owner,
  now: Date,
): Promise<{ readonly awaited: number; readonly reviewed: number }> =>
  db
    .selectFrom('deposit_order')
    .select([
      sql<number>`count(*) filter (where state = 'created' and expires_at > ${now})::integer`.as('awaited'),
      sql<number>`count(*) filter (where state = 'reviewing')::integer`.as('reviewed'),
    ])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('house_account_id', 'is not', null)
    .executeTakeFirstOrThrow();
