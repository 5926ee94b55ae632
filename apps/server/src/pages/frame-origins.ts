import type { Pool } from 'pg';

export interface FrameOrigins {
  /** Origins whose pages may stand in a frame of the site: the games of its providers. */
  readonly of: (siteId: number) => readonly string[];
  /** Reads them again after somebody has changed a provider. */
  readonly refresh: () => Promise<void>;
}

/** Reads the sites' game origins and keeps them in memory: every page's policy names them. */
export const openFrameOrigins = async (pool: Pool): Promise<FrameOrigins> => {
  let bySite: ReadonlyMap<number, readonly string[]> = new Map();
  const refresh = async (): Promise<void> => {
    const { rows } = await pool.query<{ site_id: number; origins: string[] }>(
      `SELECT site_id, array_agg(DISTINCT game_origin ORDER BY game_origin) AS origins
       FROM site_provider JOIN provider USING (gp_id) JOIN provider_wire USING (gp_id) WHERE enabled AND active
       GROUP BY site_id`,
    );
    bySite = new Map(rows.map(({ site_id, origins }) => [site_id, origins]));
  };
  await refresh();
  return { of: (siteId) => bySite.get(siteId) ?? [], refresh };
};
