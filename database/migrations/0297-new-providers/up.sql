-- The first key of a provider that is proposed and not there yet. Sealed like all keys; gone once somebody has confirmed it, and
-- after the two days for which a proposal waits.
CREATE TABLE provider_key_waiting (
  key_id text PRIMARY KEY CHECK (length(key_id) BETWEEN 1 AND 64),
  secret_sealed bytea NOT NULL,
  made_at timestamptz NOT NULL
);
REVOKE UPDATE ON provider_key_waiting FROM pavilion_app;
