import type { onRequestAsyncHookHandler } from 'fastify';
import type { SiteDirectory } from '../infra/site.ts';
import { siteElsewhere } from './refusal.ts';

/**
 * Refuses with 503 whatever comes for a site that moves to another cell or lives there: pages and calls, providers and
 * gateways alike. It is no answer to what they asked, so they ask again, and by then the cell that has the site.
 */
export const createRefuseClosedSite =
  ({ isClosed }: Pick<SiteDirectory, 'isClosed'>): onRequestAsyncHookHandler =>
  async ({ hostname }, reply) => {
    if (!isClosed(hostname)) return;
    reply.header('retry-after', '2');
    throw siteElsewhere();
  };
