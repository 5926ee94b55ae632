import { withHouse } from './houseDatabase.ts';
import { hallOrigin } from './surroundings.ts';

/** Houses beside the demo hall that a spec opens for itself, with what hangs and is played there copied from it. */
const copiedFrom = 1;

export interface SideHouse {
  readonly code: string;
  readonly siteId: number;
  readonly origin: string;
}

/** Opens a house under a host of its own; one that is there already is answered as it is. */
export const openSideHouse = (code: string, { isDemo }: { readonly isDemo: boolean }): Promise<SideHouse> =>
  withHouse(async (pool) => {
    const host = `${code}.localhost`;
    const origin = `http://${host}:${new URL(hallOrigin()).port}`;
    await pool.query('BEGIN');
    await pool.query('SELECT pg_advisory_xact_lock(7284901)');
    const found = await pool.query<{ id: number }>('SELECT id FROM site WHERE code = $1', [code]);
    const { rows } =
      found.rows.length > 0
        ? found
        : await pool.query<{ id: number }>(
            `INSERT INTO site (code, name, time_zone, languages, currencies, settings, is_demo)
             SELECT $2, $2, time_zone, languages, currencies, settings, $3 FROM site WHERE id = $1 RETURNING id`,
            [copiedFrom, code, isDemo],
          );
    const siteId = rows[0]?.id ?? 0;
    if (found.rows.length === 0) {
      for (const copy of [
        'INSERT INTO site_provider (site_id, gp_id, sort) SELECT $2, gp_id, sort FROM site_provider WHERE site_id = $1',
        `INSERT INTO site_game (site_id, game_id, sort, is_new, hot_rank)
         SELECT $2, game_id, sort, is_new, hot_rank FROM site_game WHERE site_id = $1`,
        `INSERT INTO banner (site_id, use_type, title, subtitle, action, scene, link_type, url, sort)
         SELECT $2, use_type, title, subtitle, action, scene, 1, '/discount', sort FROM banner
         WHERE site_id = $1 AND link_type <> 2`,
      ])
        await pool.query(copy, [copiedFrom, siteId]);
      await pool.query('INSERT INTO site_host (host, site_id) VALUES ($1, $2)', [host, siteId]);
    }
    await pool.query('COMMIT');
    return { code, siteId, origin };
  });

/** Puts an operator's own link among the slots of a house. */
export const addLink = (siteId: number, gameCode: string, url: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO game (gp_id, gt_id, game_code, names, state, customized, custom_url, motif)
       VALUES (1, 2, $1, jsonb_build_object('en_US', $1::text), 'live', true, $2, 'koi-moon')
       ON CONFLICT (gp_id, game_code) DO NOTHING`,
      [gameCode, url],
    );
    await pool.query(
      `INSERT INTO site_game (site_id, game_id, sort) SELECT $1, id, -1 FROM game WHERE gp_id = 1 AND game_code = $2
       ON CONFLICT DO NOTHING`,
      [siteId, gameCode],
    );
  });

/** The demo hall has one sports page: whoever places it has it alone. Answers how to give it back as it was. */
export const takeSports = async (): Promise<() => Promise<void>> => {
  const taken = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const holding = withHouse(async (pool) => {
    await pool.query('SELECT pg_advisory_lock(7284902)');
    const { rows: before } = await pool.query<{ gp_id: number; game_code: string; url: string }>(
      'SELECT gp_id, game_code, url FROM site_sports WHERE site_id = $1',
      [copiedFrom],
    );
    taken.resolve();
    await given.promise;
    await pool.query('DELETE FROM site_sports WHERE site_id = $1', [copiedFrom]);
    for (const { gp_id, game_code, url } of before) {
      await pool.query('INSERT INTO site_sports (site_id, gp_id, game_code, url) VALUES ($1, $2, $3, $4)', [
        copiedFrom,
        gp_id,
        game_code,
        url,
      ]);
    }
    await pool.query('SELECT pg_advisory_unlock(7284902)');
  });
  await Promise.race([taken.promise, holding]);
  return async () => {
    given.resolve();
    await holding;
  };
};

/** Gives the demo hall a sports page of a provider, or takes it away. */
export const placeSports = (url: string | null): Promise<void> =>
  withHouse(async (pool) => {
    if (url === null) await pool.query('DELETE FROM site_sports WHERE site_id = $1', [copiedFrom]);
    else
      await pool.query(
        `INSERT INTO site_sports (site_id, gp_id, game_code, url) VALUES ($1, 1, 'koi-lantern', $2)
         ON CONFLICT (site_id) DO UPDATE SET gp_id = excluded.gp_id, game_code = excluded.game_code, url = excluded.url`,
        [copiedFrom, url],
      );
  });

/** How much a member's name stands for in the books, and how often a game was opened. */
export const traceOf = (memberId: number): Promise<{ sessions: number; entries: number }> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ sessions: number; entries: number }>(
      `SELECT (SELECT count(*)::integer FROM game_session WHERE member_id = $1) AS sessions,
              (SELECT count(*)::integer FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
               WHERE a.owner_id = $1 AND a.purpose = 'main') AS entries`,
      [memberId],
    );
    return rows[0] ?? { sessions: 0, entries: 0 };
  });
