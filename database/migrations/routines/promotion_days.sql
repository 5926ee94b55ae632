-- Fills report.promotion_day of migration 0315 from the ledger, and proves it. `routines/report.sql` calls it.

-- What promotions gave by the transfers after one and up to another, told apart by who posted them.
CREATE OR REPLACE FUNCTION report.promotion_days_between(p_after bigint, p_through bigint) RETURNS SETOF report.promotion_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH own AS MATERIALIZED (
    SELECT a.id FROM public.site s JOIN ledger.account a ON a.owner_id = s.id AND a.site_id = s.id
    WHERE a.owner_kind = 'site' AND a.purpose = 'promotion'
  ), moved AS (
    SELECT m.transfer_id, m.currency, m.to_id AS other_id, m.amount_minor
    FROM own JOIN ledger.move m ON m.from_id = own.id AND m.kind = ANY (enum_range(NULL::ledger.posting_kind))
      AND m.transfer_id > p_after AND m.transfer_id <= p_through
    UNION ALL
    SELECT m.transfer_id, m.currency, m.from_id, -m.amount_minor
    FROM own JOIN ledger.move m ON m.to_id = own.id AND m.kind = ANY (enum_range(NULL::ledger.posting_kind))
      AND m.transfer_id > p_after AND m.transfer_id <= p_through
  )
  SELECT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date,
    CASE
      WHEN t.scope = 'red_envelope' THEN 'envelope'
      WHEN t.scope = 'award' AND t.reason = 'cash_surplus' THEN 'cash_surplus'
      WHEN t.scope = 'award' AND t.reason = 'mission' THEN 'mission'
      WHEN t.scope = 'award' AND t.reason IN ('vip_cash_back', 'vip_birthday') THEN 'vip'
      WHEN t.scope = 'award' AND t.reason = 'tournament' THEN 'tournament'
      WHEN t.scope = 'award' THEN 'friends'
      WHEN t.scope = 'promotion' AND t.key LIKE 'deposit%' THEN 'deposit'
      ELSE 'other' END,
    d.currency, CASE o.owner_kind WHEN 'member' THEN o.owner_id ELSE 0 END,
    count(DISTINCT t.id)::integer, sum(d.amount_minor)::bigint
  FROM moved d
  JOIN ledger.transfer t ON t.id = d.transfer_id
  JOIN ledger.account o ON o.id = d.other_id
  JOIN public.site s ON s.id = t.site_id
  GROUP BY 1, 2, 3, 4, 5
$$;

CREATE OR REPLACE FUNCTION report.add_promotion_days(p_after bigint, p_through bigint) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO report.promotion_day AS d SELECT b.* FROM report.promotion_days_between(p_after, p_through) b
  ON CONFLICT (site_id, day, kind, currency, member_id) DO UPDATE SET
    payments = d.payments + EXCLUDED.payments, cost_minor = d.cost_minor + EXCLUDED.cost_minor
$$;

-- Every day of a member, or of all others, with a promotion, of days that are not in the archive, that differs from what the ledger's moves come to.
CREATE OR REPLACE FUNCTION report.promotion_day_differences() RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT format('%s of member %s of site %s on %s in %s', kind, member_id, site_id, day, currency), l::text, d::text
  FROM (
    SELECT b.* FROM report.promotion_days_between(archive.through(), (SELECT through_transfer_id FROM report.progress)) b
    JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day
  ) l
  FULL JOIN (
    SELECT b.* FROM report.promotion_day b JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day
  ) d USING (site_id, day, kind, currency, member_id)
  WHERE l IS DISTINCT FROM d
$$;
