import type { Pool } from '@pavilion/postgres';
import { countList, type ListBounds } from '../../infra/countedList.ts';
import { accountKeyOf } from '../identity/index.ts';

/** What orders of either direction are looked for by. */
interface OrderFilter {
  readonly currency?: string | undefined;
  readonly account?: string | undefined;
  readonly order_number?: string | undefined;
  readonly member_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface OrderPage {
  readonly filter: OrderFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Orders as a desk reads them, by three values of its own: `$1` the site, `$2` and `$3`. */
interface OrderDesk {
  readonly table: 'deposit_order' | 'withdrawal_order';
  /** What is shown of an order `o`, up to its WHERE. */
  readonly select: string;
  /** Which orders the desk has, as conditions on `o` alone. */
  readonly where: string;
  /** What stands before all others where the oldest come first, as an order on `o` alone. */
  readonly before?: string;
}

/** The filter as conditions on `o` alone, so that those before a page are passed over without a look at what belongs to them. */
const matching = `AND ($4::text IS NULL OR o.currency = $4)
     AND ($5::text IS NULL OR o.member_id = (SELECT id FROM member WHERE site_id = $1 AND account_key = $5))
     AND ($6::text IS NULL OR o.order_number = $6) AND ($7::integer IS NULL OR o.member_id = $7)
     AND ($8::timestamptz IS NULL OR o.created_at >= $8) AND ($9::timestamptz IS NULL OR o.created_at < $9)`;

type OwnValues = readonly [unknown, unknown, unknown];

const valuesOf = (own: OwnValues, filter: OrderFilter): unknown[] => [
  ...own,
  filter.currency ?? null,
  filter.account === undefined ? null : accountKeyOf(filter.account),
  filter.order_number ?? null,
  filter.member_id ?? null,
  filter.from ?? null,
  filter.to ?? null,
];

/** All orders that fit, the oldest first, as a query that may be read row by row. */
export const ordersQuery = ({ select, where }: OrderDesk, own: OwnValues, filter: OrderFilter) => ({
  text: `${select} WHERE ${where} ${matching} ORDER BY o.created_at, o.id`,
  values: valuesOf(own, filter),
});

/** One page of orders that a desk works on, the oldest first unless told, and how many there are. */
export const readOrderPage = async <Row extends object>(
  pool: Pool,
  { table, select, where, before }: OrderDesk,
  own: OwnValues,
  { filter, sort, page, perPage }: OrderPage,
): Promise<{ rows: Row[] } & ListBounds> => {
  const values = valuesOf(own, filter);
  const chosen = `FROM ${table} o WHERE ${where} ${matching}`;
  const column = sort?.field === 'amount' ? 'o.amount_minor' : 'o.created_at';
  const isQueue = sort?.field !== 'amount' && sort?.order !== 'DESC';
  const first = isQueue && before !== undefined ? `${before}, ` : '';
  const order = `ORDER BY ${first}${column} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, o.id`;
  const bounds = await countList(pool, chosen, values);
  const { rows } = await pool.query<Row>(
    `${select} WHERE o.id = ANY (ARRAY(SELECT o.id ${chosen} ${order} LIMIT $10 OFFSET $11)) ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows, ...bounds };
};
