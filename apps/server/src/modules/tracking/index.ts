import { fbTracking } from '@pavilion/contract/doors';
import { createKysely } from '@pavilion/postgres';
import { handle } from '../../http/caller.ts';
import type { ServerModule } from '../../module.ts';
import { plainAddress } from '../identity/index.ts';
import { recordEvent } from './commands/recordEvent.ts';
import { forgetOldEvents, type SendDeps, sendWaiting } from './commands/sendWaiting.ts';
import type { TrackingTables } from './tables.ts';

export { storeTrackingDestination } from './commands/storeDestination.ts';

export interface TrackingModule extends ServerModule {
  /** Sends what waits; the jobs do so every minute. Answers how many were sent. */
  readonly sendWaiting: () => Promise<number>;
}

const perMinute = 30;

/** Marketing events of the pages (spec §7 `/api/fb_tracking`; decision 0024). */
export const createTrackingModule = (deps: SendDeps): TrackingModule => {
  const { pool, clock } = deps;
  const db = createKysely<TrackingTables>(pool);
  const send = (): Promise<number> => sendWaiting(deps);
  return {
    name: 'tracking',
    sendWaiting: send,
    calls: [
      handle(
        fbTracking,
        async ({ site, origin, ip, userAgent }, { site_id: _site, ...body }) => {
          const event = { body, sourceUrl: `${origin}/`, ip: plainAddress(ip), userAgent, now: clock.now() };
          return { recorded: await recordEvent(db, { ...event, siteId: site.id }) };
        },
        { perMinute },
      ),
    ],
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
