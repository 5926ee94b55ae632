import { fbTracking } from '@pavilion/contract/doors';
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../http/caller.ts';
import { plainAddress } from '../identity/index.ts';
import { recordEvent } from './commands/recordEvent.ts';
import type { SendDeps } from './commands/sendWaiting.ts';
import type { TrackingTables } from './tables.ts';

const perMinute = 30;

/** What a browser tells of its visit, for the pixel of the site. */
export const trackingCalls = ({ pool, clock }: SendDeps): CallHandler[] => {
  const db = createKysely<TrackingTables>(pool);
  return [
    handle(
      fbTracking,
      async ({ site, origin, ip, userAgent }, { site_id: _site, ...body }) => {
        const event = { body, sourceUrl: `${origin}/`, ip: plainAddress(ip), userAgent, now: clock.now() };
        return { recorded: await recordEvent(db, { ...event, siteId: site.id }) };
      },
      { perMinute },
    ),
  ];
};
