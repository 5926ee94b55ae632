import { withTransaction } from '@pavilion/postgres';
import type { MissionDeps } from './payMission.ts';

/**
 * Tells the screens of members whose stakes and rounds have come further since the last look, where a mission counts them. Days
 * before yesterday are not told of any more. Answers how many members.
 */
export const tellMissions = async ({
  pool,
  outbox,
  clock,
}: Pick<MissionDeps, 'pool' | 'outbox' | 'clock'>): Promise<number> => {
  const told = await withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ member_id: number }>({
      name: 'mission-tell',
      text: `
        insert into mission_told as t (member_id, day, bets, turnover_minor)
        select d.member_id, d.day, sum(d.bets), sum(d.turnover_minor)
          from site s
         cross join lateral (select ($1 at time zone s.time_zone)::date as day) as today
          join report.member_game_day d on d.site_id = s.id and d.day = today.day and d.member_id <> 0 and d.game_type <> 0
         where exists (select from mission m
                        where m.site_id = s.id and m.kind in ('turnover', 'rounds') and m.currency = d.currency
                          and m.from_day <= today.day and m.to_day >= today.day)
         group by d.member_id, d.day
         order by d.member_id
        on conflict (member_id, day) do update set bets = excluded.bets, turnover_minor = excluded.turnover_minor
          where (t.bets, t.turnover_minor) is distinct from (excluded.bets, excluded.turnover_minor)
        returning member_id`,
      values: [clock.now()],
    });
    for (const { member_id: memberId } of rows)
      await outbox.toMember(client, memberId, 'mission_progress', {});
    await client.query({
      name: 'mission-told-forget',
      text: `delete from mission_told where day < $1::date - 2`,
      values: [clock.now()],
    });
    return rows.length;
  });
  if (told > 0) outbox.wake();
  return told;
};
