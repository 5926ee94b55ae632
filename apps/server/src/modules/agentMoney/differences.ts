import type { Difference, SqlExecutor } from '@pavilion/ledger';

/**
 * Whether what a site has in transit between its members is what agents' transfers that are under way are worth. One
 * statement sees both as of one moment, because every step of a transfer changes both or neither. Reports, never mends.
 */
export const findAgentTransferDifferences = async (db: SqlExecutor): Promise<Difference[]> => {
  const { rows } = await db.query<Difference>({
    text: `
      with booked as (
        select site_id, currency::text as currency, ledger.balance_of(id) as minor
          from ledger.account where owner_kind = 'site' and purpose = 'in_transit'
      ), under_way as (
        select site_id, currency, sum(amount_minor)::bigint as minor
          from agent_transfer where state = 'under_way' group by 1, 2
      )
      select 'in_transit_is_under_way' as rule, format('site %s %s', site_id, currency) as subject,
             coalesce(u.minor, 0)::text as expected, coalesce(b.minor, 0)::text as actual
        from booked b full join under_way u using (site_id, currency)
       where coalesce(u.minor, 0) <> coalesce(b.minor, 0)
       order by site_id, currency`,
  });
  return rows;
};
