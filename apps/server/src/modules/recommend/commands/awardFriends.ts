import type { PoolClient } from 'pg';
import type { AwardDay } from './goThroughDays.ts';

/** Rounds that were open for longer are not looked for: bounds what a day reads. */
const roundOpenDaysMax = 30;

/**
 * A friend and who brought this friend by code: `f` and `m`. Agents earn commission instead; whoever may not recommend, is
 * closed out, or stays away earns nothing. $1 site, $2 currency, $3 now; `s` is the setting.
 */
const friendships = `
  from recommend_setting s
  join member f on f.site_id = s.site_id and f.currency = s.currency
   and f.introducer_kind in ('recommend_code', 'introducer')
  join member m on m.id = f.introducer_id and m.site_id = s.site_id and m.currency = s.currency
   and m.status = 'active' and m.recommend_enabled and not m.is_agent
   and not exists (select from member_play_rule r where r.member_id = m.id and r.excluded_until > $3)`;

/** A part of what friends staked in rounds that closed on the day, rounded down, bounded for each friend. */
const awardTurnover = (client: PoolClient, { siteId, currency, day, from, to, now }: AwardDay) =>
  client.query({
    text: `
      insert into member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
      select $1, member_id, 'friend_turnover', friend_id, $2, $4::date, basis_minor, amount_minor, $3
        from (select m.id as member_id, f.id as friend_id, sum(r.stake_minor)::bigint as basis_minor,
                     least(div(sum(r.stake_minor) * max(s.turnover_ppm), 1000000),
                           nullif(max(s.turnover_daily_max_minor), 0))::bigint as amount_minor
                ${friendships}
                join round r on r.member_id = f.id and r.site_id = f.site_id and r.currency = f.currency
                 and r.state = 'closed' and r.closed_at >= $5 and r.closed_at < $6
                 and r.opened_at >= $5::timestamptz - interval '${roundOpenDaysMax} days'
               where s.site_id = $1 and s.currency = $2 and s.is_friend and s.turnover_ppm > 0
               group by m.id, f.id) as played
       where amount_minor > 0
       order by member_id, friend_id
      on conflict do nothing`,
    values: [siteId, currency, now, day, from, to],
  });

/** Once for each friend who has paid in enough by the end of the day, altogether. */
const awardDeposits = (client: PoolClient, { siteId, currency, day, to, now }: AwardDay) =>
  client.query({
    text: `
      insert into member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
      select $1, member_id, 'friend_deposit', friend_id, $2, $4::date, basis_minor, award_minor, $3
        from (select m.id as member_id, f.id as friend_id, sum(o.amount_minor)::bigint as basis_minor,
                     max(s.deposit_award_minor) as award_minor, max(s.deposit_min_minor) as min_minor
                ${friendships}
                join deposit_order o on o.member_id = f.id and o.site_id = f.site_id and o.currency = f.currency
                 and o.state = 'succeeded' and o.settled_at < $5
               where s.site_id = $1 and s.currency = $2 and s.is_friend and s.deposit_award_minor > 0
                 and not exists (select from member_award a where a.friend_id = f.id and a.kind = 'friend_deposit')
               group by m.id, f.id) as paid
       where basis_minor >= min_minor
       order by member_id, friend_id
      on conflict do nothing`,
    values: [siteId, currency, now, day, to],
  });

/** The awards of a day for the friends whom members brought: only while `is_friend` is 1 (spec §6). */
export const awardFriends = async (client: PoolClient, day: AwardDay): Promise<void> => {
  await awardTurnover(client, day);
  await awardDeposits(client, day);
};
