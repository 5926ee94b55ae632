import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Metrics, UntoldAlarm } from '../../infra/health.ts';
import { repeat } from '../../infra/repeat.ts';

/** How often a process tells of itself. */
const beatMs = 10_000;
/** What others than browsers ask: providers, gateways, apps of the operator. */
const machineRoutes = /^\/(provider|gateway|webhook)|^\/api\/(gateway|handoff\/create)/;

interface BeatDeps {
  readonly pool: Pool;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly metrics: Metrics;
  readonly roles: ReadonlySet<string>;
}

/** The longest name of an alarm that is kept. */
const nameMax = 120;

/** Writes what was raised to where the processes' alarms come together. */
const writeAlarms = async (pool: Pool, raised: readonly UntoldAlarm[]): Promise<void> => {
  await pool.query(
    `INSERT INTO alarm (name, site_id, count, first_at, last_at)
     SELECT left(name, $2), "siteId", sum(count), now(), now()
       FROM json_to_recordset($1) AS raised (name text, "siteId" integer, count bigint) GROUP BY 1, 2
     ON CONFLICT (name, site_id) DO UPDATE SET count = alarm.count + excluded.count, last_at = now()`,
    [JSON.stringify(raised), nameMax],
  );
};

/** Tells of this process until it ends; answers how to end. */
export const tellOfProcess = async ({
  pool,
  log,
  metrics,
  roles,
}: BeatDeps): Promise<() => Promise<void>> => {
  const id = randomUUID();
  const tellAlarms = (): Promise<void> => metrics.tellAlarms((raised) => writeAlarms(pool, raised));
  const beat = async (): Promise<void> => {
    await pool.query(
      `INSERT INTO hall_process (id, host, pid, roles, version, node, started_at, seen_at, alarms, asked, called)
       VALUES ($1, $2, $3, $4, $5, $6, now(), now(), $7, $8, $9)
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, alarms = excluded.alarms, asked = excluded.asked,
         called = excluded.called`,
      [
        id,
        hostname(),
        process.pid,
        [...roles],
        packageFile.version,
        process.version,
        JSON.stringify(metrics.alarms()),
        JSON.stringify(await metrics.asked(machineRoutes)),
        JSON.stringify({ calls: await metrics.calls.called(), failing: metrics.calls.failing() }),
      ],
    );
    await tellAlarms();
  };
  await beat();
  const stop = repeat(beat, { everyMs: beatMs, what: 'telling of this process', log });
  return async () => {
    await stop();
    await tellAlarms();
    await pool.query('DELETE FROM hall_process WHERE id = $1', [id]);
  };
};
