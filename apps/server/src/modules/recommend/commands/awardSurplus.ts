import type { PoolClient } from 'pg';
import type { AwardDay } from './goThroughDays.ts';

/**
 * What the lowest balance of the day earns, for members who are active and do not stay away. The lowest is that of the
 * books: what lay there when the day began, and after each posting of the day; rounded down.
 */
export const awardSurplus = (client: PoolClient, { siteId, currency, day, from, to, now }: AwardDay) =>
  client.query({
    text: `
      insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
      select $1, member_id, 'cash_surplus', $2, $4::date, basis_minor, amount_minor, $3
        from (select m.id as member_id, lain.basis_minor,
                     div(lain.basis_minor::numeric * s.daily_ppm, 1000000)::bigint as amount_minor
                from cash_surplus_setting s
                join ledger.account a on a.site_id = s.site_id and a.currency = s.currency
                 and a.owner_kind = 'member' and a.purpose = 'main' and a.counterparty_id = 0 and a.version > 0
                join member m on m.id = a.owner_id and m.site_id = s.site_id and m.status = 'active'
                 and not exists (select from member_play_rule r where r.member_id = m.id and r.excluded_until > $3)
               cross join lateral (
                 select ledger.place_at(a.id, $5) as first, ledger.place_at(a.id, $6) as last) as place
               cross join lateral (
                 select least(ledger.balance_at(a.id, place.first),
                   (select min(v.from_after::bigint) from ledger.move v
                     where v.from_id = a.id and v.transfer_id > place.first and v.transfer_id <= place.last),
                   nullif(s.balance_max_minor, 0)) as basis_minor) as lain
               where s.site_id = $1 and s.currency = $2 and s.active
                 and lain.basis_minor > 0 and lain.basis_minor >= s.balance_min_minor) as held
       where amount_minor > 0
       order by member_id
      on conflict do nothing`,
    values: [siteId, currency, now, day, from, to],
  });
