import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';
import type { Outbox } from './outbox.ts';
import type { SiteDirectory } from './site.ts';

/**
 * What every part of a process works with, put together once (`compose.ts`). A part asks for what it needs of it
 * (`Pick<Hall, 'pool' | 'clock'>`), so that its tests hand over no more, and for what is its own beside it.
 */
export interface Hall {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox;
  readonly sites: SiteDirectory;
  /** Puts work down in a transaction, to be done once that has committed. */
  readonly jobs: Pick<Jobs, 'send'>;
  /** `PAVILION_SECRET`, from which the keys of everything that is sealed or signed are derived. */
  readonly secret: string;
}
