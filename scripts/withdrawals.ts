import { formatMinor, isCurrencyCode, minor } from '@pavilion/money';
import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import {
  approveWithdrawal,
  type ReviewResult,
  refuseWithdrawal,
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
  readonly state: string;
  readonly approvals: number;
  readonly approvals_needed: number;
  readonly created_at: Date;
}

const listWaiting = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<WaitingRow>(
    `SELECT o.order_number, m.account, o.currency, o.amount_minor, o.state, o.approvals_needed, o.created_at,
       (SELECT count(*)::integer FROM withdrawal_approval a WHERE a.order_id = o.id) AS approvals
     FROM withdrawal_order o JOIN member m ON m.id = o.member_id
     WHERE o.state IN ('requested', 'reviewing') ORDER BY o.created_at LIMIT $1`,
    [shownMax],
  );
  if (rows.length === 0) return ['No withdrawal waits.'];
  return rows.map((row) => {
    const amount = isCurrencyCode(row.currency) ? formatMinor(minor(row.amount_minor), row.currency) : '?';
    const approvals = `${row.approvals} of ${row.approvals_needed} approvals`;
    return `${row.order_number}  ${amount}  ${row.account}  ${approvals}  ${row.created_at.toISOString()}`;
  });
};

const words: Readonly<Record<ReviewResult, string>> = {
  approved: 'approved: it is paid next',
  reviewing: 'approved once: somebody else must approve as well',
  refused: 'refused: the money is back in the wallet',
  unknown: 'there is no such withdrawal',
  same_operator: 'this account has approved it before: it needs somebody else',
  other_amount: 'it is over another amount',
  too_late: 'nothing can be decided about it any more',
};
const done: ReadonlySet<ReviewResult> = new Set(['approved', 'reviewing', 'refused']);

const usage =
  'npm run withdrawals -- list | approve ORDER --operator ACCOUNT | refuse ORDER --operator ACCOUNT --reason TEXT';

/** Who decides, on the site of the order. */
const readDecider = async (pool: Pool, orderNumber: string, account: string) => {
  const { rows } = await pool.query<{ site_id: number }>(
    'SELECT site_id FROM withdrawal_order WHERE order_number = $1',
    [orderNumber],
  );
  const [order] = rows;
  if (order === undefined) throw new LaunchError(`${orderNumber}: ${words.unknown}`);
  return readStaff(pool, {
    siteId: order.site_id,
    account,
    right: 'withdrawals.decide',
    command: 'npm run withdrawals',
  });
};

const run = async (pool: Pool): Promise<number> => {
  const { positionals, values } = readStaffArguments(usage, {
    operator: { type: 'string' },
    reason: { type: 'string' },
  });
  const [act = 'list', orderNumber = ''] = positionals;
  if (act === 'list') {
    console.log((await listWaiting(pool)).join('\n'));
    return 0;
  }
  if ((act !== 'approve' && act !== 'refuse') || orderNumber === '') throw new LaunchError(usage);
  const operator = readOperator(usage, values.operator);
  const deps = { pool, clock: await readDatabaseClock(pool), outbox: createOutbox() };
  const by = await readDecider(pool, orderNumber, operator);
  const result =
    act === 'approve'
      ? await approveWithdrawal(deps, { orderNumber, by })
      : await refuseWithdrawal(deps, { orderNumber, by, reason: readWords(usage, values.reason) });
  console.log(`${orderNumber}: ${words[result]}`);
  return done.has(result) ? 0 : 1;
};

/**
 * `npm run withdrawals`: what an operator decides about withdrawals, from the command line; beside a running `npm start`.
 * Lists those that wait, approves and refuses them. Leaves with 1 when nothing could be decided.
 */
await runOnHall('withdrawals', run);
