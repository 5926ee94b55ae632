import { type Currency, currencySchema } from '@pavilion/contract';
import { depositStates, withdrawalStates } from '@pavilion/contract/cashier';
import type { PaymentDirection } from '@pavilion/contract/records';
import { type Minor, minor } from '@pavilion/money';
import type { Pool } from 'pg';
import { z } from 'zod';
import { badField } from '../../http/refusal.ts';

const depositState = z.enum(depositStates);
const withdrawalState = z.enum(withdrawalStates);

/** A deposit, with its method's texts, or a withdrawal, with the bank that it goes to. */
export type Payment = {
  readonly orderNumber: string;
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currency: Currency;
  readonly at: Date;
} & (
  | {
      readonly direction: 'deposit';
      readonly state: z.infer<typeof depositState>;
      readonly methodName: unknown;
    }
  | {
      readonly direction: 'withdrawal';
      readonly state: z.infer<typeof withdrawalState>;
      readonly bankName: string;
    }
);

interface PaymentRow {
  readonly direction: 'deposit' | 'withdrawal';
  readonly order_number: string;
  readonly state: string;
  readonly amount_minor: bigint;
  readonly fee_minor: bigint;
  readonly currency: string;
  readonly at: Date;
  readonly method_name: unknown;
  readonly bank_name: string | null;
}

const readRow = (row: PaymentRow): Payment => {
  const common = {
    orderNumber: row.order_number,
    amount: minor(row.amount_minor),
    fee: minor(row.fee_minor),
    currency: currencySchema.parse(row.currency),
    at: row.at,
  };
  return row.direction === 'deposit'
    ? { ...common, direction: 'deposit', state: depositState.parse(row.state), methodName: row.method_name }
    : {
        ...common,
        direction: 'withdrawal',
        state: withdrawalState.parse(row.state),
        bankName: row.bank_name ?? '',
      };
};

/** The moment of the last row and its number: both lists are in this order. */
const cursorPattern = /^([0-9]{1,15})\.([DW][0-9A-Z]{1,39})$/;

export interface PaymentQuery {
  readonly siteId: number;
  readonly memberId: number;
  readonly cursor: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly direction: PaymentDirection | undefined;
  readonly count: number;
}

/** The member's deposits and withdrawals, newest first. Refuses (HTTP 400) a cursor that no page has handed out. */
export const listPayments = async (
  pool: Pool,
  { siteId, memberId, cursor, from, to, direction, count }: PaymentQuery,
): Promise<{ readonly payments: readonly Payment[]; readonly nextCursor: string | null }> => {
  const place = cursor === undefined ? undefined : cursorPattern.exec(cursor);
  if (place === null) throw badField('cursor');
  const beyond = place === undefined ? null : new Date(Number(place[1]));
  const { rows } = await pool.query<PaymentRow>({
    name: 'cashier-payments',
    text: `
      select * from (
        select 'deposit' as direction, o.order_number, o.state, o.amount_minor, o.fee_minor, o.currency,
               date_trunc('milliseconds', o.created_at) as at, m.name as method_name, null::text as bank_name
          from deposit_order o join deposit_method m on m.id = o.method_id
         where o.site_id = $1 and o.member_id = $2
        union all
        select 'withdrawal', w.order_number, w.state, w.amount_minor, w.fee_minor, w.currency,
               date_trunc('milliseconds', w.created_at), null, b.bank_name
          from withdrawal_order w join bank_account b on b.id = w.bank_account_id
         where w.site_id = $1 and w.member_id = $2
      ) payment
      where ($3::timestamptz is null or (at, order_number) < ($3, $4::text))
        and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
        and ($8::text is null or direction = $8)
      order by at desc, order_number desc limit $7`,
    values: [
      siteId,
      memberId,
      beyond,
      place?.[2] ?? null,
      from ?? null,
      to ?? null,
      count + 1,
      direction ?? null,
    ],
  });
  const page = rows.slice(0, count);
  const last = page.at(-1);
  return {
    payments: page.map(readRow),
    nextCursor:
      rows.length > count && last !== undefined ? `${last.at.getTime()}.${last.order_number}` : null,
  };
};

export interface PaymentTotals {
  readonly deposited: Minor;
  readonly withdrawn: Minor;
  readonly waiting: Minor;
}

/** What the member's deposits and withdrawals of a currency come to, from a moment until before another. */
export const sumPayments = async (
  pool: Pool,
  {
    siteId,
    memberId,
    currency,
    from,
    to,
  }: Pick<PaymentQuery, 'siteId' | 'memberId' | 'from' | 'to'> & { readonly currency: Currency },
): Promise<PaymentTotals> => {
  const { rows } = await pool.query<{ deposited: bigint; withdrawn: bigint; waiting: bigint }>({
    name: 'cashier-payment-totals',
    text: `
      select coalesce(sum(amount_minor) filter (where state = 'succeeded'), 0)::bigint as deposited,
             coalesce(sum(amount_minor) filter (where state = 'paid'), 0)::bigint as withdrawn,
             coalesce(sum(amount_minor) filter (where state not in
               ('succeeded', 'paid', 'declined', 'expired', 'failed', 'refused')), 0)::bigint as waiting
        from (
          select amount_minor, state, created_at from deposit_order
           where site_id = $1 and member_id = $2 and currency = $3
          union all
          select amount_minor, state, created_at from withdrawal_order
           where site_id = $1 and member_id = $2 and currency = $3
        ) payment
       where ($4::timestamptz is null or created_at >= $4) and ($5::timestamptz is null or created_at < $5)`,
    values: [siteId, memberId, currency, from ?? null, to ?? null],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a sum answered nothing');
  return {
    deposited: minor(row.deposited),
    withdrawn: minor(row.withdrawn),
    waiting: minor(row.waiting),
  };
};
