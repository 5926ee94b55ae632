import type { FastifyInstance } from 'fastify';
import type { CallHandler } from './http/caller.ts';

/** One noun of the house: its calls, its own routes and what it runs in the background. */
export interface ServerModule {
  readonly name: string;
  readonly calls?: readonly CallHandler[];
  /** Routes that are not product calls (provider wire, webhooks, own server routes). */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
  /** Starts background work; answers how to stop it. Only called by processes with the `jobs` role. */
  readonly startJobs?: () => Promise<() => Promise<void>>;
}
