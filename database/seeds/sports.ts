import type { Pool, PoolClient } from '@pavilion/postgres';

/** The sandbox provider of sports and esport. */
export const sportsProvider = 3;
const gameCode = 'kite-sports';
/** Its embeddable page, which stands in the hall's sports view. */
const quickPage = `/play/${gameCode}/quick`;
/** Until the studio's own address is known (`setSportsOrigin`). */
const firstOrigin = 'http://localhost:3100';

/** Gives a house of the demo hall the sports view (spec §2). */
export const seedSports = async (
  client: PoolClient,
  { siteId }: { readonly siteId: number },
): Promise<void> => {
  await client.query('INSERT INTO site_sports (site_id, gp_id, game_code, url) VALUES ($1, $2, $3, $4)', [
    siteId,
    sportsProvider,
    gameCode,
    `${firstOrigin}${quickPage}`,
  ]);
};

/** The sports view follows the studio to its address; one that an operator has set to another page stays. */
export const setSportsOrigin = async (pool: Pool, origin: string): Promise<void> => {
  await pool.query(
    `UPDATE site_sports SET url = $3 || $4
     WHERE gp_id = $1 AND game_code = $2 AND url LIKE '%' || $4 AND url <> $3 || $4`,
    [sportsProvider, gameCode, origin, quickPage],
  );
};
