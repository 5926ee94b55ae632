import type { ServerModule } from '../../module.ts';
import { trackingCalls } from './calls.ts';
import { forgetOldEvents, type SendDeps, sendWaiting } from './commands/sendWaiting.ts';

export { storeTrackingDestination } from './commands/storeDestination.ts';

export interface TrackingModule extends ServerModule {
  /** Sends what waits; the jobs do so every minute. Answers how many were sent. */
  readonly sendWaiting: () => Promise<number>;
}

/** Marketing events of the pages (spec §7 `/api/fb_tracking`; decision 0024). */
export const createTrackingModule = (deps: SendDeps): TrackingModule => {
  const { pool, clock } = deps;
  const send = (): Promise<number> => sendWaiting(deps);
  return {
    name: 'tracking',
    sendWaiting: send,
    calls: trackingCalls(deps),
    schedules: [
      {
        name: 'tracking-send',
        cron: '* * * * *',
        run: async () => {
          await send();
        },
      },
      { name: 'tracking-forget', cron: '41 3 * * *', run: () => forgetOldEvents(pool, clock.now()) },
    ],
  };
};
