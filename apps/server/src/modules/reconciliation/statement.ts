import { createHash } from 'node:crypto';
import { currencySchema } from '@pavilion/contract';
import { statementImport } from '@pavilion/contract/office';
import { minor, parseDecimal, toCurrencyCode, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import { CsvError, parse } from 'csv-parse/sync';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { delimiterOf } from '../../infra/csvDelimiter.ts';
import type { Hall } from '../../infra/hall.ts';
import { type FoundDifference, openCases } from './cases.ts';

type Asked = z.output<typeof statementImport.body>;

/** One payment of a statement, as it is written there. */
interface Line {
  readonly line: number;
  readonly orderNumber: string;
  readonly amount: string;
  readonly currency: string | undefined;
}

const { codes } = statementImport;
const unreadable = (line: number) => refused(codes, 389, 'office.no_csv', { line });

/** Begins with a letter or a digit, so that no spreadsheet takes it for a formula. */
const orderPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;
/** Thousands may be apart by commas. */
const amountPattern = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const plainAmount = (typed: string): string =>
  amountPattern.test(typed) ? typed.replaceAll(',', '') : typed;

const recordsSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number().int() }) }),
);

const readRecords = (csv: string): z.output<typeof recordsSchema> => {
  try {
    return recordsSchema.parse(
      parse(csv, {
        bom: true,
        columns: true,
        info: true,
        trim: true,
        skip_empty_lines: true,
        delimiter: delimiterOf(csv),
        max_record_size: 20_000,
      }),
    );
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(Number(error.lines) || 1);
    throw error;
  }
};

/** The payments of a statement. Refuses with 389 what is no CSV or lacks a column, with 390 a line without order or amount. */
const readLines = ({ csv, columns }: Asked): Line[] => {
  const records = readRecords(csv);
  const [first] = records;
  const wanted = Object.values(columns).filter((name) => name !== undefined);
  if (first === undefined || wanted.some((name) => !Object.hasOwn(first.record, name))) throw unreadable(1);
  return records.map(({ record, info }) => {
    const orderNumber = record[columns.order_number] ?? '';
    const amount = plainAmount(record[columns.amount] ?? '');
    if (!orderPattern.test(orderNumber) || !/^\d{1,18}(\.\d{1,6})?$/.test(amount))
      throw refused(codes, 390, 'office.bad_line', { line: info.lines });
    const currency = columns.currency === undefined ? undefined : record[columns.currency];
    return { line: info.lines, orderNumber, amount, currency };
  });
};

interface OrderRow {
  readonly order_number: string;
  readonly site_id: number;
  readonly state: string;
  readonly currency: string;
  /** What was paid, fee included. */
  readonly paid_minor: bigint;
  readonly is_due: boolean;
}

/** Orders that the statement names, whosever they are, and those that the site was credited in its time. */
const readOrders = async (
  tx: PoolClient,
  siteId: number,
  { gateway, from, to }: Asked,
  orderNumbers: readonly string[],
): Promise<OrderRow[]> => {
  const { rows } = await tx.query<OrderRow>(
    `SELECT order_number, site_id, state, currency, amount_minor + fee_minor AS paid_minor,
            site_id = $1 AND state = 'succeeded' AND settled_at >= $3 AND settled_at < $4 AS is_due
       FROM deposit_order
      WHERE gateway_code = $2
        AND (order_number = ANY ($5) OR (site_id = $1 AND state = 'succeeded' AND settled_at >= $3 AND settled_at < $4))`,
    [siteId, gateway, from, to, orderNumbers],
  );
  return rows;
};

/** Trailing zeros beyond what the currency has say nothing. */
const sameAmount = (typed: string, order: OrderRow): boolean => {
  const currency = currencySchema.parse(order.currency);
  const [whole = '0', fraction = ''] = typed.split('.');
  const kept = fraction.replace(/0+$/, '');
  return (
    parseDecimal(kept === '' ? whole.replace(/^0+(?=\d)/, '') : `${whole}.${kept}`, currency) ===
    order.paid_minor
  );
};

const differencesOf = (line: Line, order: OrderRow | undefined): FoundDifference[] => {
  const subject = line.orderNumber;
  if (order === undefined) return [{ subject, rule: 'missing_here', ours: null, theirs: line.amount }];
  if (order.state !== 'succeeded')
    return [{ subject, rule: 'state', ours: order.state, theirs: line.amount }];
  if (line.currency !== undefined && toCurrencyCode(line.currency) !== order.currency)
    return [{ subject, rule: 'currency', ours: order.currency, theirs: line.currency }];
  if (sameAmount(line.amount, order)) return [];
  const ours = toDecimal(minor(order.paid_minor), currencySchema.parse(order.currency));
  return [{ subject, rule: 'amount', ours, theirs: line.amount }];
};

const compare = (siteId: number, lines: readonly Line[], orders: readonly OrderRow[]) => {
  const known = new Map(orders.map((order) => [order.order_number, order]));
  const seen = new Set<string>();
  const differences: FoundDifference[] = [];
  let [matched, elsewhere] = [0, 0];
  for (const line of lines) {
    const order = known.get(line.orderNumber);
    if (order !== undefined && order.site_id !== siteId) {
      elsewhere += 1;
      continue;
    }
    const found = seen.has(line.orderNumber)
      ? [{ subject: line.orderNumber, rule: 'listed_twice', ours: null, theirs: line.amount }]
      : differencesOf(line, order);
    seen.add(line.orderNumber);
    if (found.length === 0) matched += 1;
    differences.push(...found);
  }
  for (const order of orders) {
    if (!order.is_due || seen.has(order.order_number)) continue;
    const ours = toDecimal(minor(order.paid_minor), currencySchema.parse(order.currency));
    differences.push({ subject: order.order_number, rule: 'missing_there', ours, theirs: null });
  }
  return { matched, elsewhere, differences };
};

/** Lays a gateway's statement beside the deposits that were credited, and makes a case of every difference. */
export const importStatement = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  who: Actor,
  asked: Asked,
): Promise<z.output<typeof statementImport.data>> => {
  const lines = readLines(asked);
  return withTransaction(pool, async (tx) => {
    const { siteId, staffId } = who;
    const { gateway, from, to, csv } = asked;
    const now = clock.now();
    const used = await tx.query(
      'SELECT FROM deposit_method WHERE site_id = $1 AND gateway_code = $2 LIMIT 1',
      [siteId, gateway],
    );
    if (used.rowCount === 0) throw refused(codes, 404, 'office.not_found');
    const orders = await readOrders(
      tx,
      siteId,
      asked,
      lines.map(({ orderNumber }) => orderNumber),
    );
    const { matched, elsewhere, differences } = compare(siteId, lines, orders);
    const cases = await openCases(tx, { siteId, source: 'statement', party: gateway, now }, differences);
    await tx.query(
      `INSERT INTO gateway_statement (site_id, gateway_code, from_at, to_at, file_hash, lines, matched, differences, staff_id, imported_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        siteId,
        gateway,
        from,
        to,
        createHash('sha256').update(csv).digest(),
        lines.length,
        matched,
        differences.length,
        staffId,
        now,
      ],
    );
    const told = { lines: lines.length, matched, elsewhere, differences: differences.length, cases };
    await who.trace(tx, { subject: { kind: 'gateway', id: gateway }, after: { from, to, ...told } });
    return told;
  });
};
