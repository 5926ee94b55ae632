import { type OfficeToday, type QueueName, queueNames, queueRights } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { StaffSession } from '../../http/officeCaller.ts';
import { exceptionOfOrder, isOfSite } from '../cashier/index.ts';
import { decidable } from '../proposals/index.ts';

/** Of each queue, how many wait and since when the oldest does; of the site, moment, person and rights that are given. */
const sources: Readonly<Record<QueueName, string>> = {
  withdrawals: `count(*)::integer, min(created_at)
    FROM withdrawal_order WHERE site_id = $1 AND state IN ('requested', 'reviewing')`,
  transfers: `count(*)::integer, min(r.handed_in_at)
    FROM deposit_order o JOIN deposit_receipt r ON r.order_id = o.id WHERE o.site_id = $1 AND o.state = 'reviewing'`,
  silent_gateways: `count(*)::integer, min(expires_at)
    FROM deposit_order WHERE site_id = $1 AND state IN ('created', 'pending') AND house_account_id IS NULL AND expires_at <= $2`,
  payment_exceptions: `count(*)::integer, min(e.at)
    FROM ${exceptionOfOrder} WHERE e.resolved_at IS NULL AND ${isOfSite('$1')}`,
  withheld_wins: `count(*)::integer, min(created_at)
    FROM withheld_win WHERE site_id = $1 AND state = 'withheld'`,
  risk_cases: `count(*)::integer, min(opened_at)
    FROM risk_case WHERE site_id = $1 AND closed_at IS NULL`,
  reconciliation_cases: `count(*)::integer, min(found_at)
    FROM reconciliation_case WHERE site_id = $1 AND closed_at IS NULL`,
  help_cases: `count(*)::integer, min(created_at)
    FROM help_case WHERE site_id = $1 AND state = 'waiting'`,
  agent_applications: `count(*)::integer, min(created_at)
    FROM agent_application WHERE site_id = $1 AND state = 'waiting'`,
  // A second look is for whoever has not had the first.
  agent_bills: `count(*)::integer, min(coalesce(reviewed_at, calculated_at))
    FROM settlement_cycle WHERE site_id = $1 AND (state = 'calculated'
      OR state = 'reviewed' AND reviewed_by <> (SELECT account FROM staff WHERE id = $3))`,
  agent_disputes: `count(*)::integer, min(created_at)
    FROM agent_dispute WHERE site_id = $1 AND state = 'open'`,
  proposals: `count(*)::integer, min(made_at)
    FROM proposal WHERE site_id = $1 AND state = 'open' AND expires_at > $2 AND made_by <> $3 AND needs_right = ANY ($4)`,
};

interface QueueRow {
  readonly name: QueueName;
  readonly count: number;
  readonly oldest_at: Date | null;
}

/** What waits on a site for somebody who works there: only queues that they may see, of proposals what they may decide. */
export const readQueues = async (
  pool: Pool,
  siteId: number,
  staff: Pick<StaffSession, 'staffId' | 'rights'>,
  now: Date,
): Promise<OfficeToday['queues']> => {
  const shown = queueNames.filter((name) => staff.rights.has(queueRights[name]));
  if (shown.length === 0) return [];
  const { rows } = await pool.query<QueueRow>(
    // The types of the parameters, also of those that no shown queue asks for.
    `WITH given AS (SELECT $1::integer, $2::timestamptz, $3::integer, $4::text[]),
     queue (name, count, oldest_at) AS (${shown.map((name) => `SELECT '${name}', ${sources[name]}`).join(' UNION ALL ')})
     SELECT name, count, oldest_at FROM queue`,
    [siteId, now, staff.staffId, decidable(staff)],
  );
  return shown.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, count: row?.count ?? 0, oldest_at: row?.oldest_at?.toISOString() ?? null };
  });
};
