import type { SqlExecutor } from '@pavilion/postgres';
import { seal } from '../../../infra/seal.ts';

/** What a site's token is sealed as: an address that is changed needs its token anew. */
export const tokenName = (siteId: number, endpoint: string): string => `tracking:${siteId}:${endpoint}`;

/** Says where a site's marketing events go from now on. The token is sealed before it leaves the process. */
export const storeTrackingDestination = async (
  db: SqlExecutor,
  secret: string,
  { siteId, endpoint, token }: { siteId: number; endpoint: string; token: string },
): Promise<void> => {
  await db.query({
    text: `INSERT INTO tracking_destination (site_id, endpoint, token_sealed) VALUES ($1, $2, $3)
           ON CONFLICT (site_id) DO UPDATE SET endpoint = $2, token_sealed = $3, enabled = true`,
    values: [siteId, endpoint, seal(secret, tokenName(siteId, endpoint), token)],
  });
};
