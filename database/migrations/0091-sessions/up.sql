-- What belongs to a member's security page: where sessions are, passwords that are guessed at from inside, bank accounts.

ALTER TABLE session ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
ALTER TABLE session DROP CONSTRAINT session_end_reason_check;
ALTER TABLE session ADD CONSTRAINT session_end_reason_check
  CHECK (end_reason IN ('logout', 'replaced', 'expired', 'account_closed', 'password_changed', 'operator', 'ended_by_member'));

-- Wrong old passwords told by somebody who is logged in. By member, not by address: only the member's own sessions get here.
CREATE TABLE password_guess (
  member_id integer PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  failures integer NOT NULL CHECK (failures > 0),
  last_failed_at timestamptz NOT NULL,
  blocked_until timestamptz
);

CREATE TABLE bank_account (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  request_id uuid NOT NULL,
  -- SHA-256 under the installation's secret of what was asked for: tells a repeat from another request of the same id.
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  currency text NOT NULL,
  bank_name text NOT NULL,
  -- Number and holder as JSON, sealed under PAVILION_SECRET.
  details_sealed bytea NOT NULL,
  -- Keyed hash of currency and number: finds an account that is bound already without knowing its number.
  number_hash bytea NOT NULL CHECK (length(number_hash) = 32),
  bound_at timestamptz NOT NULL,
  CONSTRAINT bank_account_request UNIQUE (member_id, request_id),
  CONSTRAINT bank_account_number UNIQUE (site_id, number_hash)
);
REVOKE UPDATE, DELETE ON bank_account FROM pavilion_app;
