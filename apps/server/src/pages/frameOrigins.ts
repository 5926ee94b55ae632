import { type CaptchaProvider, captchaProviders } from '@pavilion/contract/identity';
import type { Pool } from 'pg';

export interface FrameOrigins {
  /** Origins whose pages may stand in a frame of the site: the games of its providers. */
  readonly of: (siteId: number) => readonly string[];
  /** The captcha service whose widget stands in the site's forms; null without one. */
  readonly captchaOf: (siteId: number) => CaptchaProvider | null;
  /** Reads them again after somebody has changed a provider. */
  readonly refresh: () => Promise<void>;
}

/** Reads what is let into the sites' pages from elsewhere and keeps it in memory: every page's policy names it. */
export const openFrameOrigins = async (pool: Pool): Promise<FrameOrigins> => {
  let bySite: ReadonlyMap<number, readonly string[]> = new Map();
  let captchas: ReadonlyMap<number, CaptchaProvider> = new Map();
  const refresh = async (): Promise<void> => {
    const { rows } = await pool.query<{ site_id: number; origins: string[] }>(
      `SELECT site_id, array_agg(DISTINCT game_origin ORDER BY game_origin) AS origins
       FROM site_provider JOIN provider USING (gp_id) JOIN provider_wire USING (gp_id) WHERE enabled AND active
       GROUP BY site_id`,
    );
    const services = await pool.query<{ site_id: number; provider: string }>(
      'SELECT site_id, provider FROM captcha_service WHERE enabled',
    );
    captchas = new Map(
      services.rows.flatMap(({ site_id, provider }) => {
        const known = captchaProviders.find((name) => name === provider);
        return known === undefined ? [] : [[site_id, known]];
      }),
    );
    bySite = new Map(rows.map(({ site_id, origins }) => [site_id, origins]));
  };
  await refresh();
  return {
    of: (siteId) => bySite.get(siteId) ?? [],
    captchaOf: (siteId) => captchas.get(siteId) ?? null,
    refresh,
  };
};
