-- By what the gateway knows whoever paid: a token of its own, the same for the same account, and no number of one. Null where
-- it does not say.
ALTER TABLE deposit_order ADD COLUMN payer text CHECK (length(payer) BETWEEN 1 AND 128);
CREATE INDEX deposit_order_by_payer ON deposit_order (gateway_code, payer) WHERE payer IS NOT NULL;
