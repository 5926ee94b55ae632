import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../../../infra/clock.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';

export interface TransferDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly outbox: Pick<Outbox, 'toMember' | 'wake'>;
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

const triesMax = 5;
const undone = new Set<unknown>(['40P01', '40001']);

/** One transaction, run again when PostgreSQL undid it because two met each other's locks. */
export const inTransaction = async <T>(pool: Pool, work: (tx: SqlExecutor) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTransaction(pool, work);
    } catch (error) {
      const isUndone = error instanceof Error && 'code' in error && undone.has(error.code);
      if (!isUndone || tries >= triesMax) throw error;
    }
  }
};
