import {
  systemFailedJobs,
  systemHooks,
  systemJobAgain,
  systemJobs,
  systemParties,
  systemProcesses,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { listParties } from './parties.ts';
import { listFailed, listProcesses, listQueues, readHooks } from './queries.ts';

export type SystemDeps = Pick<Hall, 'pool' | 'clock'>;

/** What runs, what waits and what failed, as staff see it. */
export const systemCalls = ({ pool, clock }: SystemDeps): readonly OfficeCallHandler[] => {
  const asOf = (): string => clock.now().toISOString();
  return [
    handleOffice(systemProcesses, null, async () => ({ rows: await listProcesses(pool), asOf: asOf() })),
    handleOffice(systemParties, null, async ({ locale }) => ({
      rows: await listParties(pool, locale),
      asOf: asOf(),
    })),
    handleOffice(systemJobs, null, async () => ({ rows: await listQueues(pool), asOf: asOf() })),
    handleOffice(systemFailedJobs, null, async (_caller, body) => ({
      ...(await listFailed(pool, body)),
      asOf: asOf(),
    })),
    handleOffice(systemHooks, null, ({ site }) => readHooks(pool, site.id, clock.now())),
    handleOffice(systemJobAgain, 'write', ({ actor }, { queue, id, reason }) =>
      withTransaction(pool, async (tx) => {
        // As pg-boss itself has a failed job run once more.
        const { rowCount } = await tx.query(
          `UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
            WHERE name = $1 AND id = $2 AND state = 'failed'
              AND EXISTS (SELECT FROM pgboss.schedule s WHERE s.name = $1)`,
          [queue, id],
        );
        if (rowCount === 0) throw refused(systemJobAgain.codes, 404, 'office.not_found');
        await actor.trace(tx, {
          subject: { kind: 'job', id: `${queue}:${id}` },
          before: { state: 'failed' },
          after: { state: 'retry' },
          reason,
        });
        return {};
      }),
    ),
  ];
};
