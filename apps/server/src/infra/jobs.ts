import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';

/** Work that is done again and again by the clock, once whichever number of processes run. */
export interface Schedule {
  readonly name: string;
  /** Cron expression with minutes, in UTC. */
  readonly cron: string;
  /** Must be safe to run again: a failed run is retried. */
  readonly run: () => Promise<void>;
}

const retryLimit = 3;

/**
 * Runs schedules on pg-boss in the same PostgreSQL. Its tables come with the migrations (0170) and its indexes are left
 * alone: the server's role may neither make nor rebuild any. Answers how to stop.
 */
export const startSchedules = async (
  databaseUrl: string,
  schedules: readonly Schedule[],
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, migrate: false, reindex: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, { retryLimit, retryBackoff: true });
    await boss.work(name, async () => {
      await run();
    });
    await boss.schedule(name, cron);
  }
  return () => boss.stop({ graceful: true, timeout: 5_000 });
};
