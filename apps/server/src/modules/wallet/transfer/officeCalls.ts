import { transferAsk, transferList, transferPause } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import type { TransferDeps } from './deps.ts';
import { askAboutTransfer, listOpenTransfers } from './openTransfers.ts';
import { setPause } from './pause.ts';

/** What staff may do about wallets that providers keep themselves. */
export const transferOfficeCalls = (deps: TransferDeps): readonly OfficeCallHandler[] => [
  handleOffice(transferList, null, async ({ site, locale }, body) => ({
    ...(await listOpenTransfers(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(transferAsk, 'write', async ({ actor }, body) => ({
    state: await askAboutTransfer(deps, actor, body),
  })),
  handleOffice(transferPause, 'write', async ({ actor }, { paused, reason }) => {
    await withTransaction(deps.pool, async (tx) => {
      const before = await setPause(tx, actor.siteId, paused ? { reason, now: deps.clock.now() } : null);
      await actor.trace(tx, {
        subject: { kind: 'transfer_pause', id: actor.siteId },
        before: { paused: before },
        after: { paused },
        reason,
      });
    });
    return {};
  }),
];
