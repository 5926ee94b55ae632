import type { FastifyInstance } from 'fastify';
import type { CallHandler } from './http/caller.ts';
import type { OfficeCallHandler } from './http/officeCaller.ts';
import type { Schedule, Work } from './infra/jobs.ts';

/** One noun: its calls, its own routes and what it runs in the background. */
export interface ServerModule {
  readonly name: string;
  readonly calls?: readonly CallHandler[];
  /** What staff may ask of it, in the office. */
  readonly officeCalls?: readonly OfficeCallHandler[];
  /** Routes that are not product calls (webhooks, own server routes). */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
  /** Routes that machines alone call, proved by signatures: without what protects browsers, and without its cost. */
  readonly machineRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Work by the clock, run once whichever number of processes there are. */
  readonly schedules?: readonly Schedule[];
  /** What is done about the jobs of its queues. */
  readonly works?: readonly Work[];
  /** Starts work that goes on all the time; answers how to stop it. Only called by processes with the `jobs` role. */
  readonly startJobs?: () => Promise<() => Promise<void>>;
}
