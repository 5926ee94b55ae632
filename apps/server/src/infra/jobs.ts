import type { SqlExecutor } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { createJobMeters, type JobEnd, type JobMeters, type JobsTold } from './jobMeters.ts';

/** Work that is done again and again by the clock, once whichever number of processes run. */
export interface Schedule {
  readonly name: string;
  /** Cron expression with minutes, in UTC. */
  readonly cron: string;
  /** Must be safe to run again: a failed run is retried. */
  readonly run: () => Promise<void>;
}

/** A queue that a migration made, with one beside it for what is given up, and how its jobs are tried. */
export interface Queue {
  readonly name: string;
  readonly retriesMax: number;
  /** The first retry comes after once to twice this, each later one after twice as long as the one before it. */
  readonly retryAfterSeconds: number;
  readonly retryAfterSecondsMax: number;
  /** A process that took a job on and died leaves it to another after this. Longer than any job takes. */
  readonly leaseSeconds: number;
}

export interface Job {
  readonly id: string;
  /** As it was put down. */
  readonly data: unknown;
  /** This one included. */
  readonly tries: number;
}

/** `why` is kept with the job: it says nothing of whom the job is about. */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly why: string }
  | { readonly kind: 'given_up'; readonly why: string };

/** What is done about the jobs of a queue. */
export interface Work {
  readonly queue: Queue;
  /** Jobs that a process takes on at once. */
  readonly batchMax: number;
  /** Must be safe to run again. One that throws is tried again. */
  readonly run: (job: Job) => Promise<JobOutcome>;
  /** Called once no further try follows: it was said, the retries are used up, or processes died over it. */
  readonly onGivenUp: (job: Job, why: string) => Promise<void>;
}

export interface Jobs {
  /** Puts a job down in the caller's transaction: it is done if and only if that commits. */
  readonly send: (tx: SqlExecutor, queue: Queue, data: object) => Promise<void>;
  /** Begins to do jobs, those of the clock included. Only called by processes with the `jobs` role. */
  readonly begin: (given: {
    readonly schedules?: readonly Schedule[];
    readonly works?: readonly Work[];
  }) => Promise<void>;
  /** Ends what is under way. What does not end in time is tried again, here or elsewhere. */
  readonly close: () => Promise<void>;
}

const scheduleRetriesMax = 3;
/** A job that was put down is told of at once (NOTIFY); this is how late one may be whose retry has come. */
const lookAgainSeconds = 2;
/** Batches of a queue under way in one process, so that one slow job does not hold up all. */
const batchesAtOnce = 2;
/** How often leases are looked at that have run out. */
const leaseCheckSeconds = 30;
const endWithinMs = 10_000;

export const givenUpQueueOf = ({ name }: Pick<Queue, 'name'>): string => `${name}-given-up`;

const whySchema = z.object({ why: z.string() }).catch({ why: 'lost' });

interface Tools {
  readonly boss: PgBoss;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly lookEverySeconds: number;
  readonly meters: JobMeters;
}

/** Tells pg-boss how a job went. What is done is forgotten at once, with all that it said. */
const settle = async (
  { boss, log, meters }: Tools,
  { name, id, retryCount }: JobWithMetadata<unknown>,
  run: () => Promise<JobOutcome>,
): Promise<JobResult> => {
  const beganMs = performance.now();
  const ended = (end: JobEnd): void => meters.ended(name, end, performance.now() - beganMs);
  try {
    const outcome = await run();
    ended(outcome.kind);
    if (outcome.kind === 'done') {
      await boss.deleteJob(name, { id, retryCount });
      return { id, status: 'completed' };
    }
    const status = outcome.kind === 'again' ? 'failed' : 'deadletter';
    return { id, status, output: { why: outcome.why } };
  } catch (error) {
    ended('again');
    log.error({ err: error, queue: name, jobId: id }, 'a job failed');
    return { id, status: 'failed', output: { why: 'failed' } };
  }
};

const startWork = async (tools: Tools, { queue, batchMax, run, onGivenUp }: Work): Promise<void> => {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: batchMax,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: tools.lookEverySeconds,
    notifyPollingIntervalSeconds: tools.lookEverySeconds,
  } as const;
  await tools.boss.work<unknown, unknown, typeof options & { localConcurrency: number }>(
    queue.name,
    { ...options, localConcurrency: batchesAtOnce },
    (jobs) =>
      Promise.all(
        jobs.map((job) =>
          settle(tools, job, () => run({ id: job.id, data: job.data, tries: job.retryCount + 1 })),
        ),
      ),
  );
  await tools.boss.work<unknown, unknown, typeof options>(givenUpQueueOf(queue), options, (jobs) =>
    Promise.all(
      jobs.map((job) =>
        settle(tools, job, async () => {
          const given = {
            id: job.sourceId ?? job.id,
            data: job.data,
            tries: (job.sourceRetryCount ?? 0) + 1,
          };
          await onGivenUp(given, whySchema.parse(job.sourceOutput).why);
          return { kind: 'done' };
        }),
      ),
    ),
  );
};

/** Runs what the clock has put down; a failure is pg-boss's to try again. */
const runSchedule = async (meters: JobMeters, { name, run }: Schedule): Promise<void> => {
  const beganMs = performance.now();
  let end: JobEnd = 'again';
  try {
    await run();
    end = 'done';
  } finally {
    meters.ended(name, end, performance.now() - beganMs);
  }
};

/**
 * Opens pg-boss in the same PostgreSQL. Its tables and queues come with the migrations (0170, 0245) and its indexes are
 * left alone: the server's role may neither make nor rebuild any. A process that does no jobs may still put some down.
 */
export const openJobs = async ({
  databaseUrl,
  log,
  worksHere,
  lookEverySeconds = lookAgainSeconds,
  told,
}: {
  readonly databaseUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly worksHere: boolean;
  /** Half a second at least; two unless told. */
  readonly lookEverySeconds?: number;
  /** Left out, what is counted can be read nowhere. */
  readonly told?: JobsTold;
}): Promise<Jobs> => {
  const meters = createJobMeters(told);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: worksHere ? 3 : 1,
    migrate: false,
    reindex: false,
    supervise: worksHere,
    schedule: worksHere,
    useListenNotify: worksHere,
    superviseIntervalSeconds: leaseCheckSeconds,
    monitorIntervalSeconds: leaseCheckSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  return {
    send: async (tx, queue, data) => {
      await boss.send(queue.name, data, {
        retryLimit: queue.retriesMax,
        retryDelay: queue.retryAfterSeconds,
        retryDelayMax: queue.retryAfterSecondsMax,
        retryBackoff: true,
        expireInSeconds: queue.leaseSeconds,
        deadLetter: givenUpQueueOf(queue),
        db: { executeSql: (text, values) => tx.query({ text, ...(values === undefined ? {} : { values }) }) },
      });
    },
    begin: async ({ schedules = [], works = [] }) => {
      for (const work of works) await startWork({ boss, log, lookEverySeconds, meters }, work);
      for (const schedule of schedules) {
        const { name, cron } = schedule;
        await boss.createQueue(name, { retryLimit: scheduleRetriesMax, retryBackoff: true });
        await boss.work(name, () => runSchedule(meters, schedule));
        await boss.schedule(name, cron);
      }
    },
    close: () => boss.stop({ graceful: true, timeout: endWithinMs }),
  };
};
