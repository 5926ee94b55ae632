-- Files that were drawn to be a receipt, of the last hour: each costs the house some work, whatever comes of it. Without
-- foreign keys, which would wait for whoever is deciding the order.
CREATE TABLE deposit_receipt_try (
  member_id integer NOT NULL,
  order_id bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX deposit_receipt_try_of_member ON deposit_receipt_try (member_id, at);
REVOKE UPDATE ON deposit_receipt_try FROM pavilion_app;
