-- What tournaments paid is told apart in the costs of promotions; it stood under "other".

ALTER TABLE report.promotion_day
  DROP CONSTRAINT promotion_day_kind_check,
  ADD CONSTRAINT promotion_day_kind_check
    CHECK (kind IN ('envelope', 'friends', 'cash_surplus', 'mission', 'vip', 'tournament', 'deposit', 'other'));

CREATE TEMPORARY TABLE paid ON COMMIT DROP AS
  SELECT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date AS day, a.currency, a.member_id,
         count(*)::integer AS payments, sum(a.amount_minor)::bigint AS cost_minor
  FROM member_award a
  JOIN ledger.transfer t ON t.scope = 'award' AND t.key = a.id::text AND t.site_id = a.site_id
  JOIN site s ON s.id = t.site_id
  WHERE a.kind = 'tournament' AND t.id <= (SELECT through_transfer_id FROM report.progress)
  GROUP BY 1, 2, 3, 4;
UPDATE report.promotion_day AS d SET payments = d.payments - p.payments, cost_minor = d.cost_minor - p.cost_minor
  FROM paid p
 WHERE d.kind = 'other' AND (d.site_id, d.day, d.currency, d.member_id) = (p.site_id, p.day, p.currency, p.member_id);
DELETE FROM report.promotion_day WHERE kind = 'other' AND payments = 0;
INSERT INTO report.promotion_day (site_id, day, kind, currency, member_id, payments, cost_minor)
  SELECT site_id, day, 'tournament', currency, member_id, payments, cost_minor FROM paid;
