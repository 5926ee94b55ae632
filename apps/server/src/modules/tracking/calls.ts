import { fbTracking } from '@pavilion/contract/ownRoutes';
import { type CallHandler, handle } from '../../http/caller.ts';
import { plainAddress } from '../identity/index.ts';
import { type RecordDeps, recordEvent } from './commands/recordEvent.ts';

const perMinute = 30;

/** What a browser tells of its visit, for the pixel of the site. */
export const trackingCalls = (deps: RecordDeps): CallHandler[] => [
  handle(
    fbTracking,
    async ({ site, origin, ip, userAgent }, { site_id: _site, ...body }) => {
      const event = { body, sourceUrl: `${origin}/`, ip: plainAddress(ip), userAgent, now: deps.clock.now() };
      return { recorded: await recordEvent(deps, { ...event, siteId: site.id }) };
    },
    { perMinute },
  ),
];
