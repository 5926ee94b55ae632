-- The comparison with providers finds the hall's transactions by when the hall was told of them: what a provider says of
-- when they happened may be anything.
DROP INDEX wallet_transaction_by_time;
CREATE INDEX wallet_transaction_by_time ON wallet_transaction USING brin (processed_at);
