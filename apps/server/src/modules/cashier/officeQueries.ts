import type { Locale } from '@pavilion/contract';
import type {
  DepositException,
  DepositOne,
  DepositRow,
  depositExceptionList,
  depositList,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { z } from 'zod';
import { countList } from '../../infra/countedList.ts';
import { textOf } from '../../infra/storedText.ts';
import { exceptionOfOrder, isOfSite } from './commands/resolveException.ts';
import { ordersQuery, readOrderPage } from './orderPage.ts';
import type { DepositState } from './orderStates.ts';
import { currencyOf } from './presenter.ts';

export interface DeskRow {
  readonly id: bigint;
  readonly order_number: string;
  readonly site_id: number;
  readonly member_id: number;
  readonly account: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly fee_minor: bigint;
  readonly bonus_minor: bigint;
  readonly state: DepositState;
  readonly house_account_id: number | null;
  readonly method_name: unknown;
  readonly gateway_code: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly settled_at: Date | null;
  readonly handed_in_at: Date | null;
  readonly asked_times: number;
  readonly ask_at: Date;
  readonly payment_id: string | null;
  readonly refusal: DepositOne['refusal'];
  readonly bank_name: string | null;
  readonly account_number: string | null;
  readonly holder: string | null;
}

const shown = `
  SELECT o.id, o.order_number, o.site_id, o.member_id, m.account, o.currency, o.amount_minor, o.fee_minor, o.bonus_minor,
         o.state, o.house_account_id, d.name AS method_name, o.gateway_code, o.created_at, o.expires_at, o.settled_at,
         r.handed_in_at, o.asked_times, o.ask_at, o.payment_id, o.refusal, a.bank_name, a.account_number, a.holder
    FROM deposit_order o JOIN member m ON m.id = o.member_id JOIN deposit_method d ON d.id = o.method_id
    LEFT JOIN house_account a ON a.id = o.house_account_id LEFT JOIN deposit_receipt r ON r.order_id = o.id`;

const asksNobody = (row: DeskRow): boolean =>
  row.house_account_id !== null || (row.state !== 'created' && row.state !== 'pending');

export const presentDeskRow = (row: DeskRow, locale: Locale): DepositRow => {
  const currency = currencyOf(row);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    id: Number(row.id),
    order_number: row.order_number,
    member: { id: row.member_id, account: row.account },
    currency,
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    bonus: money(row.bonus_minor),
    state: row.state,
    kind: row.house_account_id === null ? 'page' : 'transfer',
    method: textOf(row.method_name, locale),
    gateway: row.gateway_code,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    asked_times: row.asked_times,
    ask_at: asksNobody(row) ? null : row.ask_at.toISOString(),
  };
};

type Asked = z.output<typeof depositList.body>;

const views = {
  receipts: `AND o.state = 'reviewing'`,
  silent: `AND o.state IN ('created', 'pending') AND o.house_account_id IS NULL AND o.expires_at <= $2::timestamptz`,
  all: '',
} as const;

interface DeskReader {
  readonly siteId: number;
  readonly now: Date;
  readonly locale: Locale;
}

/** `$1` is the site, `$2` now, `$3` a state. */
const deskOf = ({ view = 'receipts' }: Asked['filter']) =>
  ({
    table: 'deposit_order',
    select: shown,
    where: `o.site_id = $1 AND $2::timestamptz IS NOT NULL ${views[view]} AND ($3::text IS NULL OR o.state = $3)`,
  }) as const;

/** Deposits of a site; transfers whose receipt waits unless something else is asked for. The oldest first unless told. */
export const listDesk = async (pool: Pool, { siteId, now, locale }: DeskReader, asked: Asked) => {
  const { filter } = asked;
  const own = [siteId, now, filter.state ?? null] as const;
  const { rows, ...bounds } = await readOrderPage<DeskRow>(pool, deskOf(filter), own, asked);
  return { rows: rows.map((row) => presentDeskRow(row, locale)), ...bounds };
};

/** All of them that fit a filter, as a query that may be read row by row. */
export const deskQuery = ({ siteId, now }: Omit<DeskReader, 'locale'>, filter: Asked['filter']) =>
  ordersQuery(deskOf(filter), [siteId, now, filter.state ?? null], filter);

export const findDeskRow = async (
  pool: Pool,
  siteId: number,
  orderNumber: string,
): Promise<DeskRow | undefined> => {
  const { rows } = await pool.query<DeskRow>(`${shown} WHERE o.site_id = $1 AND o.order_number = $2`, [
    siteId,
    orderNumber,
  ]);
  return rows[0];
};

const othersShown = 10;

interface OtherRow {
  readonly order_number: string;
  readonly created_at: Date;
  readonly method_name: unknown;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly state: DepositState;
  readonly refusal: string | null;
}

/** The member's other deposits, the latest first. */
export const readOthers = async (pool: Pool, row: DeskRow, locale: Locale): Promise<DepositOne['others']> => {
  const { rows } = await pool.query<OtherRow>(
    `SELECT o.order_number, o.created_at, d.name AS method_name, o.currency, o.amount_minor, o.state, o.refusal
       FROM deposit_order o JOIN deposit_method d ON d.id = o.method_id
      WHERE o.site_id = $1 AND o.member_id = $2 AND o.id <> $3 ORDER BY o.id DESC LIMIT $4`,
    [row.site_id, row.member_id, row.id, othersShown],
  );
  return rows.map((other) => ({
    order_number: other.order_number,
    at: other.created_at.toISOString(),
    method: textOf(other.method_name, locale),
    currency: currencyOf(other),
    amount: toDecimal(minor(other.amount_minor), currencyOf(other)),
    state: other.state,
    refusal: other.refusal,
  }));
};

interface StepRow {
  readonly from: string;
  readonly to: string;
  readonly cause: string;
  readonly at: Date;
}

export const readHistory = async (pool: Pool, { id }: DeskRow): Promise<DepositOne['history']> => {
  const { rows } = await pool.query<StepRow>(
    `SELECT from_state AS from, to_state AS to, cause, at FROM deposit_transition WHERE order_id = $1 ORDER BY id`,
    [id],
  );
  return rows.map((step) => ({ ...step, at: step.at.toISOString() }));
};

export const readExceptionsOf = async (pool: Pool, { id }: DeskRow): Promise<DepositOne['exceptions']> => {
  const { rows } = await pool.query<{ id: bigint; kind: string; is_open: boolean }>(
    `SELECT id, kind, resolved_at IS NULL AS is_open FROM deposit_exception WHERE order_id = $1 ORDER BY id DESC LIMIT 20`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: String(row.id) }));
};

interface ReceiptRow {
  readonly picture: Buffer;
  readonly handed_in_at: Date;
  readonly name: string | null;
}

/** The picture that a member handed in, and the member's name in clear. */
export const readReceipt = async (pool: Pool, { id }: DeskRow): Promise<ReceiptRow | undefined> => {
  const { rows } = await pool.query<ReceiptRow>(
    `SELECT r.picture, r.handed_in_at, m.name
       FROM deposit_receipt r JOIN deposit_order o ON o.id = r.order_id JOIN member m ON m.id = o.member_id
      WHERE r.order_id = $1`,
    [id],
  );
  return rows[0];
};

interface ExceptionRow {
  readonly id: bigint;
  readonly kind: DepositException['kind'];
  readonly gateway_code: string;
  readonly detail: unknown;
  readonly at: Date;
  readonly resolved_at: Date | null;
  readonly resolved_by: string | null;
  readonly resolution: string | null;
  readonly order_number: string | null;
  readonly state: DepositState | null;
  readonly amount_minor: bigint | null;
  readonly fee_minor: bigint | null;
  readonly currency: string | null;
  readonly member_id: number | null;
  readonly account: string | null;
}

const textOrNull = z.string().nullable().catch(null);
const toldSchema = z
  .object({
    order_number: textOrNull,
    payment_id: textOrNull,
    state: textOrNull,
    amount_minor: textOrNull,
    currency: textOrNull,
    occurred_at: z.iso.datetime().nullable().catch(null),
  })
  .catch({
    order_number: null,
    payment_id: null,
    state: null,
    amount_minor: null,
    currency: null,
    occurred_at: null,
  });

const orderOf = (row: ExceptionRow): DepositException['order'] => {
  const { order_number, state, amount_minor, fee_minor, member_id, account } = row;
  if (order_number === null || state === null || amount_minor === null || fee_minor === null) return null;
  if (row.currency === null || member_id === null || account === null) return null;
  const currency = currencyOf({ currency: row.currency });
  return {
    order_number,
    state,
    amount: toDecimal(minor(amount_minor), currency),
    fee: toDecimal(minor(fee_minor), currency),
    currency,
    member: { id: member_id, account },
  };
};

const presentException = (row: ExceptionRow): DepositException => {
  const told = toldSchema.parse(row.detail);
  return {
    id: String(row.id),
    kind: row.kind,
    gateway: row.gateway_code,
    order: orderOf(row),
    told,
    at: row.at.toISOString(),
    may_credit:
      row.resolved_at === null &&
      row.kind === 'contradiction' &&
      told.state === 'approved' &&
      row.state !== 'succeeded',
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: row.resolved_by,
    resolution: row.resolution,
  };
};

/** What gateways told a site that did not fit, the oldest first unless told. */
export const listExceptions = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof depositExceptionList.body>,
) => {
  const values = [
    siteId,
    filter.settled ?? false,
    filter.kind ?? null,
    filter.gateway ?? null,
    filter.order_number ?? null,
  ];
  const matching = `FROM ${exceptionOfOrder} LEFT JOIN member m ON m.id = o.member_id
    WHERE ${isOfSite('$1')} AND (e.resolved_at IS NOT NULL) = $2 AND ($3::text IS NULL OR e.kind = $3)
      AND ($4::text IS NULL OR e.gateway_code = $4) AND ($5::text IS NULL OR e.detail ->> 'order_number' = $5)`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<ExceptionRow>(
    `SELECT e.id, e.kind, e.gateway_code, e.detail, e.at, e.resolved_at, e.resolved_by, e.resolution, o.order_number, o.state,
            o.amount_minor, o.fee_minor, o.currency, o.member_id, m.account
       ${matching} ORDER BY e.at ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, e.id LIMIT $6 OFFSET $7`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentException), ...bounds };
};
