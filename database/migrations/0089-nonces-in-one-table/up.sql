-- Used nonces in one table, each with the moment it was used. In tables for windows of ten minutes, as before, a replay
-- could lie in another window than what it repeats, and be taken for new while neither saw the other.
-- Unlogged: after a crash of the database a replay would meet the transaction ids instead.

ALTER TABLE provider_nonce RENAME TO provider_nonce_by_window;
CREATE UNLOGGED TABLE provider_nonce (
  key_id text COLLATE "C" NOT NULL,
  nonce text COLLATE "C" NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  -- The nonce differs earliest, so a comparison ends soonest.
  CONSTRAINT provider_nonce_once PRIMARY KEY (nonce, key_id)
);
INSERT INTO provider_nonce (key_id, nonce) SELECT DISTINCT key_id, nonce FROM provider_nonce_by_window;
DROP TABLE provider_nonce_by_window;

-- What routines/wallet.sql no longer has.
DROP FUNCTION IF EXISTS wallet.nonce_slot(integer);
DROP FUNCTION IF EXISTS wallet.lock_members(integer[]);
