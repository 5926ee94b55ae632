import { createKysely } from '@pavilion/postgres';
import type { ServerModule } from '../../module.ts';
import { type HandoffDeps, handoffCalls } from './calls.ts';
import { registerSignedHandoff } from './signedRoute.ts';
import type { HandoffTables } from './tables.ts';

export { storeHandoffKey } from './commands/storeHandoffKey.ts';
export { handoffKeySetting } from './keySetting.ts';

/** A login on its way to another window or app: `enc` and `tk` (spec §4, §5; decision 0024). */
export const createHandoffModule = (deps: HandoffDeps): ServerModule => ({
  name: 'handoff',
  calls: handoffCalls(deps),
  routes: (app) => registerSignedHandoff(app, deps),
  schedules: [
    {
      name: 'handoff-sweep',
      cron: '* * * * *',
      run: async () => {
        const db = createKysely<HandoffTables>(deps.pool);
        await db.deleteFrom('handoff').where('expires_at', '<=', deps.clock.now()).execute();
      },
    },
  ],
});
