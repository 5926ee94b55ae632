import { Counter, Gauge, type Registry, Summary } from 'prom-client';
import type { Clock } from './clock.ts';

/** How a run of a job ended: `again` will be tried again, `given_up` will not. */
export type JobEnd = 'done' | 'again' | 'given_up';

/** Where what is counted can be read, and the time that it is told with. */
export interface JobsTold {
  readonly registry: Registry;
  readonly clock: Pick<Clock, 'now'>;
}

/** What is counted of the jobs that this process runs. */
export const createJobMeters = (told?: JobsTold) => {
  const registers = told === undefined ? [] : [told.registry];
  const runs = new Counter({
    name: 'pavilion_job_runs_total',
    help: 'Runs of jobs that ended in this process, by how.',
    labelNames: ['job', 'end'],
    registers,
  });
  const durations = new Summary({
    name: 'pavilion_job_duration_seconds',
    help: 'Time that runs of jobs took in this process.',
    labelNames: ['job'],
    percentiles: [],
    registers,
  });
  const succeeded = new Gauge({
    name: 'pavilion_job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process.',
    labelNames: ['job'],
    registers,
  });
  return {
    ended: (job: string, end: JobEnd, elapsedMs: number): void => {
      runs.inc({ job, end });
      durations.observe({ job }, elapsedMs / 1_000);
      if (end === 'done' && told !== undefined) succeeded.set({ job }, told.clock.now().getTime() / 1_000);
    },
  };
};

export type JobMeters = ReturnType<typeof createJobMeters>;
