import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../../../infra/hall.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';

export interface TransferDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly outbox: Pick<Outbox, 'toMember' | 'wake'>;
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}
