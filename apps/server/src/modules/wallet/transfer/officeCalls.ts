import { transferPause } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import type { TransferDeps } from './deps.ts';
import { setPause } from './pause.ts';

/** What staff may do about wallets that providers keep themselves. */
export const transferOfficeCalls = ({ pool, clock }: TransferDeps): readonly OfficeCallHandler[] => [
  handleOffice(transferPause, 'write', async ({ actor }, { paused, reason }) => {
    await withTransaction(pool, async (tx) => {
      const before = await setPause(tx, actor.siteId, paused ? { reason, now: clock.now() } : null);
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
