import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Metrics } from '../../infra/health.ts';
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

/** Tells of this process until it ends; answers how to end. */
export const tellOfProcess = async ({
  pool,
  log,
  metrics,
  roles,
}: BeatDeps): Promise<() => Promise<void>> => {
  const id = randomUUID();
  const startedAt = new Date();
  const beat = async (): Promise<void> => {
    await pool.query(
      `INSERT INTO hall_process (id, host, pid, roles, version, node, started_at, seen_at, alarms, asked)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now(), $8, $9)
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, alarms = excluded.alarms, asked = excluded.asked`,
      [
        id,
        hostname(),
        process.pid,
        [...roles],
        packageFile.version,
        process.version,
        startedAt,
        JSON.stringify(metrics.alarms()),
        JSON.stringify(await metrics.asked(machineRoutes)),
      ],
    );
  };
  await beat();
  const stop = repeat(beat, { everyMs: beatMs, what: 'telling of this process', log });
  return async () => {
    await stop();
    await pool.query('DELETE FROM hall_process WHERE id = $1', [id]);
  };
};
