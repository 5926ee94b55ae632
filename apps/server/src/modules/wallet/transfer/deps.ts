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
