import type { PoolClient } from 'pg';
import type { AwardDay } from '../../recommend/index.ts';

/** Whoever may be offered something now: `m` is the member, `$3` now. */
const isFit = `m.status = 'active'
   and not exists (select from member_play_rule r where r.member_id = m.id and r.excluded_until > $3)`;

/** What was played in the month up to the day by the weights; $1 site, $2 currency, $4 the day. */
const weighted = `
  select d.member_id, sum(div(d.turnover_minor::numeric * w.percent, 100))::bigint as turnover_minor
    from report.member_game_day d
    join vip_weight w on w.site_id = d.site_id and w.currency = d.currency and w.game_type = d.game_type
   where d.site_id = $1 and d.currency = $2 and d.member_id <> 0
     and d.day between date_trunc('month', $4::date)::date and $4::date
   group by d.member_id`;

/** Members whose play of the month reaches a higher level than theirs rise to it. */
const rise = (client: PoolClient, { siteId, currency, now, day }: AwardDay) =>
  client.query({
    name: 'vip-rise',
    text: `
      with played as materialized (${weighted}), risen as (
        select m.id as member_id, coalesce(v.level, 0) as from_level, reached.level as to_level, p.turnover_minor
          from played p
          join member m on m.id = p.member_id and m.site_id = $1 and m.currency = $2 and ${isFit}
          left join vip_member v on v.member_id = m.id
         cross join lateral (
           select max(l.level) as level from vip_level l
            where l.site_id = $1 and l.currency = $2 and l.reach_minor <= p.turnover_minor) as reached
         where reached.level > coalesce(v.level, 0)
      ), noted as (
        insert into vip_change (member_id, site_id, day, from_level, to_level, turnover_minor)
        select member_id, $1, $4, from_level, to_level, turnover_minor from risen
      )
      insert into vip_member (member_id, site_id, currency, level, since)
      select member_id, $1, $2, to_level, $4 from risen order by member_id
      on conflict (member_id) do update set level = excluded.level, since = excluded.since`,
    values: [siteId, currency, now, day],
  });

/**
 * At the end of a month, members who have not played what keeps their level fall by one. Not in the month in which they reached it,
 * and not whoever was away for any of it, is closed out or frozen: a break costs nobody a level.
 */
const fall = (client: PoolClient, { siteId, currency, day, from }: AwardDay) =>
  client.query({
    name: 'vip-fall',
    text: `
      with played as materialized (${weighted}), fallen as (
        select v.member_id, v.level as from_level, coalesce(p.turnover_minor, 0) as turnover_minor
          from vip_member v
          join vip_level l on l.site_id = v.site_id and l.currency = v.currency and l.level = v.level
          join member m on m.id = v.member_id and m.status = 'active'
           and not exists (select from member_play_rule r
                            where r.member_id = m.id and r.excluded_until > $3::timestamptz - interval '1 month')
          left join played p on p.member_id = v.member_id
         where v.site_id = $1 and v.currency = $2 and v.since < date_trunc('month', $4::date)::date
           and coalesce(p.turnover_minor, 0) < l.keep_minor
      ), noted as (
        insert into vip_change (member_id, site_id, day, from_level, to_level, turnover_minor)
        select member_id, $1, $4, from_level, from_level - 1, turnover_minor from fallen
      )
      update vip_member v set level = f.from_level - 1, since = $4 from fallen f where v.member_id = f.member_id`,
    values: [siteId, currency, from, day],
  });

/** A part of what the play of a week lost, for members who have a level when it ends. */
const giveBack = (client: PoolClient, { siteId, currency, now, day }: AwardDay) =>
  client.query({
    name: 'vip-cash-back',
    text: `
      insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
      select $1, member_id, 'vip_cash_back', $2, $4::date, lost_minor, amount_minor, $3
        from (select v.member_id, lost.lost_minor,
                     least(div(lost.lost_minor::numeric * l.cash_back_ppm, 1000000), l.cash_back_max_minor)::bigint as amount_minor
                from vip_member v
                join vip_level l on l.site_id = v.site_id and l.currency = v.currency and l.level = v.level
                 and l.cash_back_ppm > 0
                join member m on m.id = v.member_id and ${isFit}
               cross join lateral (
                 select coalesce(sum(d.staked_minor - d.won_minor), 0)::bigint as lost_minor from report.member_game_day d
                  where d.member_id = v.member_id and d.site_id = $1 and d.currency = $2 and d.game_type <> 0
                    and d.day between $4::date - 6 and $4::date) as lost
               where v.site_id = $1 and v.currency = $2 and lost.lost_minor > 0) as back
       where amount_minor > 0
       order by member_id
      on conflict do nothing`,
    values: [siteId, currency, now, day],
  });

/**
 * What members with a level are given for the birthday that begins when this day ends, once a year whatever they make of their date:
 * one of 29 February is on the 28th where there is none.
 */
const celebrate = (client: PoolClient, { siteId, currency, now, day }: AwardDay) =>
  client.query({
    name: 'vip-birthday',
    text: `
      insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
      select $1, m.id, 'vip_birthday', $2, $4::date + 1, l.birthday_minor, l.birthday_minor, $3
        from vip_member v
        join vip_level l on l.site_id = v.site_id and l.currency = v.currency and l.level = v.level and l.birthday_minor > 0
        join member m on m.id = v.member_id and m.birthday is not null and ${isFit}
       where v.site_id = $1 and v.currency = $2
         and (m.birthday + make_interval(years => extract(year from $4::date + 1)::integer - extract(year from m.birthday)::integer))::date
             = $4::date + 1
         and not exists (select from member_award a
                          where a.member_id = m.id and a.kind = 'vip_birthday' and a.day > $4::date - 364)
       order by m.id
      on conflict do nothing`,
    values: [siteId, currency, now, day],
  });

const sunday = 7;

/** What a finished day makes of the levels of a site and currency, and what it earns. Nothing while the site has none. */
export const awardVip = async (client: PoolClient, day: AwardDay): Promise<void> => {
  const { rows } = await client.query<{ active: boolean }>({
    name: 'vip-active-for-day',
    text: 'select active from vip_setting where site_id = $1 and currency = $2',
    values: [day.siteId, day.currency],
  });
  if (rows[0]?.active !== true) return;
  const date = Temporal.PlainDate.from(day.day);
  await rise(client, day);
  if (date.day === date.daysInMonth) await fall(client, day);
  if (date.dayOfWeek === sunday) await giveBack(client, day);
  await celebrate(client, day);
};
