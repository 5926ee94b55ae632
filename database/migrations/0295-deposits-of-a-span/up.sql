-- What was paid in over a span, by whom, and whose first deposit it was.
DROP INDEX deposit_order_settled;
CREATE INDEX deposit_order_settled ON deposit_order (site_id, settled_at)
  INCLUDE (member_id, currency, amount_minor, bonus_minor, deposit_times) WHERE state = 'succeeded';
