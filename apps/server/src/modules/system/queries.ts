import type {
  FailedJob,
  HallProcessRow,
  SystemQueue,
  systemFailedJobs,
  systemHooks,
} from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { z } from 'zod';

interface ProcessRow extends Omit<HallProcessRow, 'started_at' | 'seen_at'> {
  readonly started_at: Date;
  readonly seen_at: Date;
}

/** Processes that told of themselves within the hour, by the database's own clock. */
export const listProcesses = async (pool: Pool): Promise<HallProcessRow[]> => {
  const { rows } = await pool.query<ProcessRow>(
    `SELECT id, host, pid, roles, version, node, started_at, seen_at, seen_at > now() - interval '1 minute' AS is_up,
            alarms, asked
       FROM hall_process WHERE seen_at > now() - interval '1 hour' ORDER BY host, started_at, id`,
  );
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
  }));
};

/** pg-boss's own housekeeping is nobody's to watch. */
export const isOurs = `q.name NOT LIKE '\\_\\_pgboss%'`;

export const listQueues = async (pool: Pool): Promise<SystemQueue[]> => {
  const { rows } = await pool.query<Omit<SystemQueue, 'oldest_at'> & { readonly oldest_at: Date | null }>(
    `SELECT q.name, s.cron,
            count(j.id) FILTER (WHERE j.state = 'created')::integer AS waiting,
            count(j.id) FILTER (WHERE j.state = 'active')::integer AS active,
            count(j.id) FILTER (WHERE j.state = 'retry')::integer AS retrying,
            count(j.id) FILTER (WHERE j.state = 'failed')::integer AS failed,
            min(j.created_on) FILTER (WHERE j.state IN ('created', 'retry')) AS oldest_at
       FROM pgboss.queue q
       LEFT JOIN pgboss.schedule s ON s.name = q.name
       LEFT JOIN pgboss.job j ON j.name = q.name
      WHERE ${isOurs} GROUP BY q.name, s.cron ORDER BY s.cron IS NOT NULL, q.name`,
  );
  return rows.map((row) => ({ ...row, oldest_at: row.oldest_at?.toISOString() ?? null }));
};

interface FailedRow extends Omit<FailedJob, 'created_at' | 'failed_at'> {
  readonly created_at: Date;
  readonly failed_at: Date | null;
}

export const listFailed = async (
  pool: Pool,
  { filter, sort, page, perPage }: z.output<typeof systemFailedJobs.body>,
) => {
  const values = [filter.queue ?? null];
  const matching = `FROM pgboss.job j JOIN pgboss.queue q ON q.name = j.name
    WHERE j.state = 'failed' AND ${isOurs} AND ($1::text IS NULL OR j.name = $1)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<FailedRow>(
    `SELECT j.id, j.name AS queue, j.retry_count + 1 AS tries,
            left(coalesce(j.output ->> 'why', j.output ->> 'message', ''), 300) AS why,
            j.created_on AS created_at, j.completed_on AS failed_at,
            EXISTS (SELECT FROM pgboss.schedule s WHERE s.name = j.name) AS may_run_again
       ${matching} ORDER BY j.completed_on ${sort?.order === 'ASC' ? 'ASC' : 'DESC'} NULLS LAST, j.id LIMIT $2 OFFSET $3`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      failed_at: row.failed_at?.toISOString() ?? null,
    })),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};

const trackedMs = 30 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const failuresMax = 20;

/** What gateways told, and what became of marketing events. */
export const readHooks = async (
  pool: Pool,
  siteId: number,
  now: Date,
): Promise<z.output<typeof systemHooks.data>> => {
  const [gateways, tracking, failures] = await Promise.all([
    pool.query<{ code: string; events: number; last_at: Date | null; exceptions: number }>(
      `SELECT g.code, count(e.event_id)::integer AS events, max(e.received_at) AS last_at,
              (SELECT count(*)::integer FROM deposit_exception x
                WHERE x.gateway_code = g.code AND x.site_id = $1 AND x.resolved_at IS NULL) AS exceptions
         FROM payment_gateway g
         LEFT JOIN (gateway_event e JOIN deposit_order d ON d.id = e.order_id AND d.site_id = $1)
           ON e.gateway_code = g.code AND e.received_at > $2
        WHERE g.adapter <> 'agents' AND EXISTS (SELECT FROM deposit_method m WHERE m.gateway_code = g.code AND m.site_id = $1)
        GROUP BY g.code ORDER BY g.code`,
      [siteId, new Date(now.getTime() - dayMs)],
    ),
    pool.query<{ state: 'recorded' | 'waiting' | 'sent' | 'failed'; events: number }>(
      `SELECT state, count(*)::integer AS events FROM tracking_event
        WHERE site_id = $1 AND created_at > $2 GROUP BY state ORDER BY state`,
      [siteId, new Date(now.getTime() - trackedMs)],
    ),
    pool.query<{ id: bigint; at: Date; outcome: string | null }>(
      `SELECT id, created_at AS at, last_outcome AS outcome FROM tracking_event
        WHERE site_id = $1 AND state = 'failed' AND created_at > $2 ORDER BY id DESC LIMIT $3`,
      [siteId, new Date(now.getTime() - trackedMs), failuresMax],
    ),
  ]);
  return {
    gateways: gateways.rows.map((row) => ({ ...row, last_at: row.last_at?.toISOString() ?? null })),
    tracking: tracking.rows,
    failures: failures.rows.map(({ id, at, outcome }) => ({
      id: Number(id),
      at: at.toISOString(),
      outcome,
    })),
  };
};
