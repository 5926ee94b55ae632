-- Second factors: authenticator apps, passkeys and recovery codes (decisions: Second factor).

-- Whoever has second factors. Members today; accounts of another kind get a column of their own beside member_id.
CREATE TABLE second_factor_holder (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL UNIQUE REFERENCES member (id) ON DELETE CASCADE,
  -- Under this name authenticators keep their passkeys: random, so that it says nothing of anybody.
  user_handle bytea NOT NULL UNIQUE CHECK (length(user_handle) = 32),
  created_at timestamptz NOT NULL
);

-- An authenticator app (RFC 6238). The secret is sealed under PAVILION_SECRET.
CREATE TABLE totp_factor (
  holder_id integer PRIMARY KEY REFERENCES second_factor_holder (id) ON DELETE CASCADE,
  secret_sealed bytea NOT NULL,
  -- The last 30-second step whose code was taken: it and all before it are spent.
  last_used_step integer NOT NULL,
  confirmed_at timestamptz NOT NULL
);

-- A passkey opens the host that it was made on, and no other.
CREATE TABLE passkey (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES second_factor_holder (id) ON DELETE CASCADE,
  rp_id text NOT NULL,
  credential_id bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- Signatures that the authenticator has counted; 0 for the many that do not count.
  signature_count bigint NOT NULL CHECK (signature_count >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (name <> ''),
  -- Whether it is kept in a cloud, and so on more than one device.
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_holder ON passkey (holder_id);

-- Ten at a time, each good once. HMAC under PAVILION_SECRET: 50 random bits alone would not outlast a stolen table.
CREATE TABLE recovery_code (
  holder_id integer NOT NULL REFERENCES second_factor_holder (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (holder_id, code_hash)
);

-- Wrong codes of a holder by address. Logged: a bound that a crash lifts is none.
CREATE TABLE second_factor_guess (
  holder_id integer NOT NULL REFERENCES second_factor_holder (id) ON DELETE CASCADE,
  ip inet NOT NULL,
  wrong_answers integer NOT NULL CHECK (wrong_answers > 0),
  last_wrong_at timestamptz NOT NULL,
  blocked_until timestamptz,
  PRIMARY KEY (holder_id, ip)
);
CREATE INDEX second_factor_guess_by_time ON second_factor_guess (last_wrong_at);

-- What lives for minutes and may be lost in a crash of the database (the person begins again): unlogged.

-- An authenticator app that has not shown a code yet.
CREATE UNLOGGED TABLE totp_enrolment (
  holder_id integer PRIMARY KEY,
  session_id uuid NOT NULL,
  secret_sealed bytea NOT NULL,
  wrong_answers integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX totp_enrolment_by_expiry ON totp_enrolment (expires_at);

-- What a passkey is asked to sign. Good once, for one purpose of one bearer on one host.
CREATE UNLOGGED TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  site_id integer NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('enrol', 'confirm', 'login_step', 'login')),
  -- Whom it was given to: a session, or a login under way. Empty for a login that begins with the passkey.
  bearer text NOT NULL,
  holder_id integer,
  origin text NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((holder_id IS NULL) = (purpose = 'login'))
);
CREATE INDEX passkey_challenge_by_bearer ON passkey_challenge (purpose, bearer);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
