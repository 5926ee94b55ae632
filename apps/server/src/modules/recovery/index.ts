import { createKysely } from '@pavilion/postgres';
import type { ServerModule } from '../../module.ts';
import { recoveryCalls } from './calls.ts';
import { sweepRecovery } from './commands/sweepRecovery.ts';
import type { RecoveryDeps } from './recoveryDeps.ts';
import type { RecoveryTables } from './tables.ts';

export { proveWithdrawPassword } from './commands/proveWithdrawPassword.ts';
export { codeMessage, readsIn } from './letters.ts';
export { createMemberNotices } from './memberNotices.ts';
export { letterSiteOf } from './recoveryDeps.ts';

/** How a member who cannot get in gets in again, and how the withdraw password is set (spec §4, §5, §8). */
export const createRecoveryModule = (deps: RecoveryDeps): ServerModule => {
  const db = createKysely<RecoveryTables>(deps.pool);
  const bound = { ...deps, db };
  return {
    name: 'recovery',
    calls: recoveryCalls(bound),
    schedules: [
      { name: 'recovery-sweep', cron: '17 * * * *', run: () => sweepRecovery(db, deps.clock.now()) },
    ],
  };
};
