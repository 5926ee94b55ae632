import { type Kysely, type Selectable, sql } from 'kysely';
import type { CashierTables } from './tables.ts';

export type CashierDb = Kysely<CashierTables>;

const methodsMax = 50;

export type MethodRow = Selectable<CashierTables['deposit_method']>;
export type OrderRow = Selectable<CashierTables['deposit_order']> & { readonly method_name: unknown };

const methods = (db: CashierDb, siteId: number, currency: string) =>
  db
    .selectFrom('deposit_method')
    .innerJoin('payment_gateway', 'payment_gateway.code', 'deposit_method.gateway_code')
    .selectAll('deposit_method')
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
    .selectAll('deposit_order')
    .select('deposit_method.name as method_name');

interface Owner {
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
