import type { Pool } from 'pg';
import type { Clock } from '../../../infra/clock.ts';

/**
 * Puts the given bulletins away for a member, until they are edited. Saying it twice changes nothing;
 * a bulletin of another site is not touched.
 */
export const hideBulletins = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  { siteId, memberId }: { siteId: number; memberId: number },
  bulletinIds: readonly number[],
): Promise<void> => {
  await pool.query({
    name: 'bulletin-hide',
    text: `insert into bulletin_hidden (site_id, member_id, bulletin_id, hidden_at)
           select $1, $2, bulletin.id, greatest($4, bulletin.updated_at)
             from bulletin
            where bulletin.site_id = $1 and bulletin.id = any($3::integer[])
           on conflict (member_id, bulletin_id) do update set hidden_at = excluded.hidden_at`,
    values: [siteId, memberId, bulletinIds, clock.now()],
  });
};
