import type { Pool } from 'pg';
import type { Hall } from '../../infra/hall.ts';
import { onlineMs } from '../identity/index.ts';

/** Makes every day of agents' lines that is due: today's, and those whose postings came since; and counts who is online. */
export const makeAgentDays = async ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): Promise<void> => {
  const seenAfter = new Date(clock.now().getTime() - onlineMs);
  for (let begins = true, more = true; more; begins = false) {
    const { rows } = await pool.query<{ more: boolean }>(
      'SELECT report.make_next_agent_day($1, $2, $3) AS more',
      [clock.now(), begins, seenAfter],
    );
    more = rows[0]?.more === true;
  }
};

/** Until when the figures of a site's latest day go; null where none was made. */
export const madeUntil = async (pool: Pool, siteId: number): Promise<Date | null> => {
  const { rows } = await pool.query<{ made_at: Date | null }>({
    name: 'agent-days-made',
    text: 'select made_at from report.agent_day_state where site_id = $1 and made_at is not null order by day desc limit 1',
    values: [siteId],
  });
  return rows[0]?.made_at ?? null;
};
