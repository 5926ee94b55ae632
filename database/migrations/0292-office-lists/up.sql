-- What the lists of the office are sorted and chosen by, on tables that no bet writes to. With the id at the end the orders
-- before a page are passed over in the index alone.
-- The report of methods reads its months from the index too.
DROP INDEX deposit_order_by_site;
CREATE INDEX deposit_order_by_site ON deposit_order (site_id, created_at, id)
  INCLUDE (method_id, currency, state, amount_minor, fee_minor);
CREATE INDEX deposit_order_by_state ON deposit_order (site_id, state, created_at, id);
CREATE INDEX deposit_order_by_amount ON deposit_order (site_id, amount_minor, id);
DROP INDEX withdrawal_order_by_time;
CREATE INDEX withdrawal_order_by_time ON withdrawal_order (site_id, created_at, id) INCLUDE (state);
CREATE INDEX withdrawal_order_by_amount ON withdrawal_order (site_id, amount_minor, id) INCLUDE (state);
CREATE INDEX deposit_order_by_account ON deposit_order (house_account_id) WHERE house_account_id IS NOT NULL;
CREATE INDEX trace_by_call ON trace (chain, call, number DESC);
CREATE INDEX trace_refused ON trace (chain, number DESC) WHERE outcome = 'refused';

-- How many members an agent has, how many joined lately and are agents themselves, from the index alone.
DROP INDEX member_by_agent;
CREATE INDEX member_by_agent ON member (agent_id, id DESC) INCLUDE (site_id, created_at, is_agent)
  WHERE agent_id IS NOT NULL;

-- Sign-ups that came to nothing, and those that were refused for what may not join.
DROP INDEX signup_attempt_by_site;
CREATE INDEX signup_attempt_by_site ON signup_attempt (site_id, at) INCLUDE (code, field);
CREATE INDEX signup_attempt_denied ON signup_attempt (site_id, at, code) WHERE code IN (214, 215, 216);
