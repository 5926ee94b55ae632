import { type TestDatabase, waitFor } from '@pavilion/testing';
import type { FastifyBaseLogger } from 'fastify';
import { givenUpQueueOf, type Jobs, openJobs, type Work } from '../infra/jobs.ts';

/** The job queue on a test's database, done by workers as in production. */
export interface TestJobs extends Jobs {
  /** Waits until nothing is left to be done now, what is given up included. */
  readonly settle: () => Promise<void>;
  /** Lets the time come for every retry, and waits for them. */
  readonly retry: () => Promise<void>;
}

export const openTestJobs = async (
  database: TestDatabase,
  { log = { error: () => undefined } }: { readonly log?: Pick<FastifyBaseLogger, 'error'> } = {},
): Promise<TestJobs> => {
  const jobs = await openJobs({
    databaseUrl: database.applicationUrl,
    log,
    worksHere: true,
    lookEverySeconds: 0.5,
  });
  const works: Work[] = [];
  const settle = async (): Promise<void> => {
    const names = works.flatMap(({ queue }) => [queue.name, givenUpQueueOf(queue)]);
    await waitFor(
      async () => {
        const { rowCount } = await database.owner.query(
          // What is given up is put down by the clock of the process, which may be a moment ahead of the database's.
          `SELECT 1 FROM pgboss.job
            WHERE name = ANY($1) AND (state IN ('created', 'active') OR state = 'retry' AND start_after <= now())
            LIMIT 1`,
          [names],
        );
        return rowCount === 0;
      },
      { what: 'the jobs to be done', withinMs: 30_000 },
    );
  };
  return {
    ...jobs,
    begin: async (given) => {
      works.push(...(given.works ?? []));
      await jobs.begin(given);
    },
    settle,
    retry: async () => {
      await database.owner.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
      await settle();
    },
  };
};
