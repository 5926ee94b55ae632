import { writeFile } from 'node:fs/promises';
import { type DepositRefusal, depositRefusals } from '@pavilion/contract/cashier';
import { formatMinor, isCurrencyCode, minor } from '@pavilion/money';
import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import {
  approveDeposit,
  type CreditExceptionResult,
  creditException,
  type DepositReviewResult,
  refuseDeposit,
  resolveException,
} from '../apps/server/src/modules/cashier/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { readStaff } from './launcher/readStaff.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readOperator, readStaffArguments, readWords } from './launcher/staffArguments.ts';

const shownMax = 100;

interface WaitingRow {
  readonly order_number: string;
  readonly account: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly bank_name: string;
  readonly handed_in_at: Date;
}

const listWaiting = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<WaitingRow>(
    `SELECT o.order_number, m.account, o.currency, o.amount_minor, a.bank_name, r.handed_in_at
     FROM deposit_order o JOIN member m ON m.id = o.member_id JOIN house_account a ON a.id = o.house_account_id
     JOIN deposit_receipt r ON r.order_id = o.id
     WHERE o.state = 'reviewing' ORDER BY r.handed_in_at LIMIT $1`,
    [shownMax],
  );
  if (rows.length === 0) return ['No transfer waits.'];
  return rows.map((row) => {
    const amount = isCurrencyCode(row.currency) ? formatMinor(minor(row.amount_minor), row.currency) : '?';
    return `${row.order_number}  ${amount}  ${row.account}  to ${row.bank_name}  ${row.handed_in_at.toISOString()}`;
  });
};

interface ExceptionRow {
  readonly id: bigint;
  readonly kind: string;
  readonly gateway_code: string;
  readonly detail: unknown;
  readonly at: Date;
}

const listExceptions = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<ExceptionRow>(
    `SELECT id, kind, gateway_code, detail, at FROM deposit_exception
     WHERE resolved_at IS NULL ORDER BY at LIMIT $1`,
    [shownMax],
  );
  if (rows.length === 0) return ['Nothing that gateways told is left to be looked at.'];
  return rows.map(
    ({ id, kind, gateway_code, detail, at }) =>
      `${id}  ${kind}  ${gateway_code}  ${at.toISOString()}  ${JSON.stringify(detail)}`,
  );
};

const saveReceipt = async (pool: Pool, orderNumber: string, file: string): Promise<string> => {
  const { rows } = await pool.query<{ picture: Buffer }>(
    `SELECT r.picture FROM deposit_receipt r JOIN deposit_order o ON o.id = r.order_id WHERE o.order_number = $1`,
    [orderNumber],
  );
  const [row] = rows;
  if (row === undefined) throw new LaunchError(`${orderNumber}: no receipt was handed in`);
  await writeFile(file, row.picture, { mode: 0o600 });
  return `${orderNumber}: its receipt is in ${file}`;
};

const words: Readonly<Record<DepositReviewResult, string>> = {
  credited: 'credited',
  refused: 'refused: the member is told by letter',
  unknown: 'there is no such transfer',
  other_amount: 'it is over another amount',
  too_late: 'nothing can be decided about it any more',
};
const done: ReadonlySet<DepositReviewResult> = new Set(['credited', 'refused']);

const usage = [
  'npm run deposits -- list                                        transfers whose receipt waits',
  '                    receipt ORDER --out FILE.webp',
  '                    approve ORDER --operator ACCOUNT               the money is on our account',
  `                    refuse ORDER --operator ACCOUNT --reason ${depositRefusals.join(' | ')}`,
  '                    exceptions                                  what gateways told that did not fit',
  '                    credit ID --operator ACCOUNT --resolution TEXT   it was paid after all: the order is credited',
  '                    resolve ID --operator ACCOUNT --resolution TEXT  settled otherwise',
].join('\n');

const isReason = (text: string | undefined): text is DepositRefusal =>
  depositRefusals.some((reason) => reason === text);

interface Given {
  readonly operator?: string | undefined;
  readonly reason?: string | undefined;
  readonly out?: string | undefined;
  readonly resolution?: string | undefined;
}

const reviewDeps = async (pool: Pool) => ({
  pool,
  clock: await readDatabaseClock(pool),
  outbox: createOutbox(),
});

/** Who decides, on the site that `text` finds for `value`. */
const readDecider = async (
  pool: Pool,
  { text, value }: { readonly text: string; readonly value: string },
  typed: string | undefined,
) => {
  const account = readOperator(usage, typed);
  const { rows } = await pool.query<{ site_id: number | null }>(text, [value]);
  const siteId = rows[0]?.site_id ?? null;
  if (siteId === null) throw new LaunchError(`${value}: there is no such thing to decide`);
  return readStaff(pool, { siteId, account, right: 'deposits.decide', command: 'npm run deposits' });
};

const siteOfOrder = 'SELECT site_id FROM deposit_order WHERE order_number = $1';
/** What was told of no order is settled by the first of the sites that pay in with the gateway. */
const siteOfException = `
  SELECT coalesce(o.site_id, (SELECT min(m.site_id) FROM deposit_method m WHERE m.gateway_code = e.gateway_code)) AS site_id
    FROM deposit_exception e LEFT JOIN deposit_order o ON o.gateway_code = e.gateway_code
     AND (o.id = e.order_id OR (e.order_id IS NULL AND o.order_number = e.detail ->> 'order_number'))
   WHERE e.id = $1`;

const decide = async (
  pool: Pool,
  act: 'approve' | 'refuse',
  orderNumber: string,
  { operator, reason }: Given,
) => {
  if (orderNumber === '' || (act === 'refuse' && !isReason(reason))) throw new LaunchError(usage);
  const by = await readDecider(pool, { text: siteOfOrder, value: orderNumber }, operator);
  const deps = await reviewDeps(pool);
  return isReason(reason) && act === 'refuse'
    ? refuseDeposit(deps, { orderNumber, by, reason })
    : approveDeposit(deps, { orderNumber, by });
};

const readSettlement = async (pool: Pool, id: string, { operator, resolution }: Given) => {
  if (!/^[1-9][0-9]{0,17}$/.test(id)) throw new LaunchError(usage);
  const words = readWords(usage, resolution);
  const by = await readDecider(pool, { text: siteOfException, value: id }, operator);
  return { id: BigInt(id), by, resolution: words };
};

const creditWords: Readonly<Record<CreditExceptionResult, string>> = {
  credited: 'credited and settled',
  unknown: 'there is no such open exception',
  not_paid: 'it does not tell of a payment that fits a declined order: nothing to be credited',
  too_late: 'its order was credited before: resolve it',
};

const run = async (pool: Pool): Promise<number> => {
  const { positionals, values } = readStaffArguments(usage, {
    operator: { type: 'string' },
    reason: { type: 'string' },
    out: { type: 'string' },
    resolution: { type: 'string' },
  });
  const [act = 'list', subject = ''] = positionals;
  switch (act) {
    case 'list':
      console.log((await listWaiting(pool)).join('\n'));
      return 0;
    case 'exceptions':
      console.log((await listExceptions(pool)).join('\n'));
      return 0;
    case 'receipt':
      if (values.out === undefined) throw new LaunchError(usage);
      console.log(await saveReceipt(pool, subject, values.out));
      return 0;
    case 'approve':
    case 'refuse': {
      const result = await decide(pool, act, subject, values);
      console.log(`${subject}: ${words[result]}`);
      return done.has(result) ? 0 : 1;
    }
    case 'credit': {
      const result = await creditException(
        await reviewDeps(pool),
        await readSettlement(pool, subject, values),
      );
      console.log(`${subject}: ${creditWords[result]}`);
      return result === 'credited' ? 0 : 1;
    }
    case 'resolve': {
      const isResolved = await resolveException(
        await reviewDeps(pool),
        await readSettlement(pool, subject, values),
      );
      console.log(`${subject}: ${isResolved ? 'resolved' : 'there is no such open exception'}`);
      return isResolved ? 0 : 1;
    }
    default:
      throw new LaunchError(usage);
  }
};

/**
 * `npm run deposits`: what an operator decides about money that comes in, from the command line; beside a running
 * `npm start`. Leaves with 1 when nothing could be decided.
 */
await runOnHall('deposits', run);
