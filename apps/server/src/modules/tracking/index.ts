import type { ServerModule } from '../../module.ts';
import { trackingCalls } from './calls.ts';
import type { RecordDeps } from './commands/recordEvent.ts';
import { forgetOldEvents, type SendDeps, trackingWork } from './commands/sendEvent.ts';

export { storeTrackingDestination } from './commands/storeDestination.ts';
export { trackingSetting } from './destinationSetting.ts';

/** Marketing events of the pages (spec §7 `/api/fb_tracking`; decision 0024). */
export const createTrackingModule = (deps: RecordDeps & SendDeps): ServerModule => ({
  name: 'tracking',
  calls: trackingCalls(deps),
  works: [trackingWork(deps)],
  schedules: [
    {
      name: 'tracking-forget',
      cron: '41 3 * * *',
      run: () => forgetOldEvents(deps.pool, deps.clock.now()),
    },
  ],
});
