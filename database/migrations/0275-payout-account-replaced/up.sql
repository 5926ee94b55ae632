-- A payout account that staff put another in the place of: orders that were paid to it still name it, and its number may be
-- bound again.
ALTER TABLE bank_account ADD COLUMN replaced_at timestamptz;
ALTER TABLE bank_account DROP CONSTRAINT bank_account_number;
CREATE UNIQUE INDEX bank_account_number ON bank_account (site_id, number_hash) WHERE replaced_at IS NULL;
GRANT UPDATE (replaced_at) ON bank_account TO pavilion_app;
