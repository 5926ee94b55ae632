-- Members, their sessions, and everything that guards the way in (spec §3, §5, §8).

CREATE TABLE member (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  account text NOT NULL,
  -- The account as it is compared: NFKC, lower case.
  account_key text NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  currency text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled', 'frozen')),
  -- 1 is a normal member; other types load agent-level names (spec §6).
  member_type integer NOT NULL DEFAULT 1,

  is_agent boolean NOT NULL DEFAULT false,
  agent_type integer NOT NULL DEFAULT 0,
  agent_level integer NOT NULL DEFAULT 0,
  agent_active boolean NOT NULL DEFAULT false,
  -- The agent this member belongs to.
  agent_id integer REFERENCES member (id),

  -- How the member was introduced, as it stood when signing up.
  introducer_kind text CHECK (introducer_kind IN ('member_agent', 'recommend_code', 'introducer', 'agent_domain')),
  introducer_text text,
  introducer_id integer REFERENCES member (id),
  -- Whether this member may recommend others (sign-up code 109).
  recommend_enabled boolean NOT NULL DEFAULT true,

  name text,
  birthday date,
  email text,
  phone text,
  line text,
  others text,
  qq text,
  skype text,
  wechat text,
  fb text,
  zalo text,
  telegram text,
  whats_app text,
  identity_id text,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,

  withdraw_password_hash text,
  first_login_to_change_password boolean NOT NULL DEFAULT false,
  need_bank_account_deposit_verified boolean NOT NULL DEFAULT false,
  -- An operator asks this member to verify before the next login (login code 802).
  withdraw_verification_demanded boolean NOT NULL DEFAULT false,

  locale text,
  registered_ip inet,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz,
  last_login_ip inet,

  CONSTRAINT member_account_key UNIQUE (site_id, account_key),
  CONSTRAINT member_is_not_own_agent CHECK (agent_id IS DISTINCT FROM id AND introducer_id IS DISTINCT FROM id)
);
CREATE INDEX member_by_agent ON member (agent_id) WHERE agent_id IS NOT NULL;
CREATE INDEX member_by_registered_ip ON member (site_id, registered_ip, created_at) WHERE registered_ip IS NOT NULL;

-- The values of a member that a site may demand to be unique (is_unique of a register setting), as they are compared.
-- Not a unique key: a site may switch the demand on when doubles exist; sign-up locks the value while it looks.
CREATE TABLE member_identifier (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  site_id integer NOT NULL,
  field text NOT NULL,
  value_key text NOT NULL,
  PRIMARY KEY (member_id, field)
);
CREATE INDEX member_identifier_by_value ON member_identifier (site_id, field, value_key);

-- One login. `id` is the public member_login_id; it opens nothing by itself.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Written at most once a minute, to keep reads from becoming writes.
  last_seen_at timestamptz NOT NULL,
  -- The absolute end, whatever the activity.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'replaced', 'expired', 'account_closed', 'password_changed', 'operator')),
  ip inet,
  user_agent text NOT NULL DEFAULT '',
  device jsonb NOT NULL DEFAULT '{}',
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX session_live_by_member ON session (member_id) WHERE ended_at IS NULL;
CREATE INDEX session_by_last_seen ON session (last_seen_at) WHERE ended_at IS NULL;

-- The bearer tokens of a session: only their SHA-256. A renewal adds one; the earlier ones live on for a grace.
CREATE TABLE session_token (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  -- When this token was last asked to be replaced by a younger one.
  renewed_at timestamptz,
  first_used_at timestamptz,
  -- Set when a younger token of the session came into use.
  good_until timestamptz
);
CREATE INDEX session_token_by_session ON session_token (session_id);

CREATE TABLE known_device (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  last_ip inet,
  PRIMARY KEY (member_id, device_hash)
);

-- What lives for minutes and may be lost in a crash of the database (the person asks for a new one): unlogged.

CREATE UNLOGGED TABLE login_ticket (
  ticket_hash bytea PRIMARY KEY CHECK (length(ticket_hash) = 32),
  site_id integer NOT NULL,
  ip inet NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_ticket_by_expiry ON login_ticket (expires_at);

CREATE UNLOGGED TABLE captcha (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL,
  -- 1 login, 2 register
  type smallint NOT NULL CHECK (type IN (1, 2)),
  answer text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_by_expiry ON captcha (expires_at);

-- Slows guessing down per pair of account and address, never per account alone: a stranger elsewhere cannot lock a member out.
CREATE UNLOGGED TABLE login_attempt (
  site_id integer NOT NULL,
  account_key text NOT NULL,
  ip inet NOT NULL,
  failures integer NOT NULL,
  last_failed_at timestamptz NOT NULL,
  blocked_until timestamptz,
  PRIMARY KEY (site_id, account_key, ip)
);
CREATE INDEX login_attempt_by_ip ON login_attempt (site_id, ip, last_failed_at);
CREATE INDEX login_attempt_by_time ON login_attempt (last_failed_at);

-- Phone codes. One live code per phone and purpose.
CREATE TABLE sms_code (
  site_id integer NOT NULL REFERENCES site (id),
  purpose text NOT NULL CHECK (purpose IN ('register_member')),
  phone_key text NOT NULL,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_answers integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  ip inet NOT NULL,
  PRIMARY KEY (site_id, purpose, phone_key)
);
CREATE INDEX sms_code_by_ip ON sms_code (site_id, ip, sent_at);

-- Addresses that may not log in (with the login code to answer) or not sign up (code 218). No site: every site.
CREATE TABLE address_rule (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer REFERENCES site (id),
  network cidr NOT NULL,
  -- 106 refused, 201 denied address, 202 denied country, 203 proxy
  login_code integer CHECK (login_code IN (106, 201, 202, 203)),
  refuses_signup boolean NOT NULL DEFAULT true,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX address_rule_by_network ON address_rule USING gist (network inet_ops);

-- Names, mail addresses and phones that may not sign up (codes 214, 216, 215).
CREATE TABLE signup_denied_value (
  site_id integer NOT NULL REFERENCES site (id),
  field text NOT NULL CHECK (field IN ('member_name', 'member_email', 'member_phone')),
  value_key text NOT NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, field, value_key)
);

-- What a site decides about joining and logging in. A site without a row has the defaults below.
CREATE TABLE identity_policy (
  site_id integer PRIMARY KEY REFERENCES site (id),
  -- default: 6-12 with letter and digit (spec §5); strong: 8-64, no composition rule.
  password_policy text NOT NULL DEFAULT 'default' CHECK (password_policy IN ('default', 'strong')),
  minimum_age_years integer NOT NULL DEFAULT 18 CHECK (minimum_age_years BETWEEN 18 AND 120),
  single_session boolean NOT NULL DEFAULT true,
  recommend_open boolean NOT NULL DEFAULT true,
  -- Sign-up codes 996 and 997.
  signup_interval_seconds integer NOT NULL DEFAULT 30 CHECK (signup_interval_seconds >= 0),
  signups_per_ip_daily_max integer NOT NULL DEFAULT 20 CHECK (signups_per_ip_daily_max > 0),
  -- spec §5: exactly 10 digits for VND, or for one specific site.
  phone_digits integer CHECK (phone_digits BETWEEN 5 AND 15),
  -- Off: codes are not sent and the member is told to ask customer service (SMS code 104).
  sms_enabled boolean NOT NULL DEFAULT true
);

-- Which sign-up fields a site shows, demands and verifies, per currency (spec §3).
CREATE TABLE register_setting (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  name text NOT NULL,
  is_display boolean NOT NULL,
  is_required boolean NOT NULL DEFAULT false,
  is_unique boolean NOT NULL DEFAULT false,
  is_member_center boolean NOT NULL DEFAULT true,
  is_verification boolean NOT NULL DEFAULT false,
  is_member_center_verification boolean NOT NULL DEFAULT false,
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, currency, name)
);

CREATE TABLE service_agreement (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  -- The date from which the text holds; the newest that has begun is shown.
  version date NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  UNIQUE (site_id, version, locale)
);

CREATE TABLE agreement_acceptance (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  version date NOT NULL,
  locale text NOT NULL,
  accepted_at timestamptz NOT NULL,
  ip inet,
  PRIMARY KEY (member_id, version)
);

-- A member's recommendation code.
CREATE TABLE recommend_code (
  site_id integer NOT NULL REFERENCES site (id),
  code text NOT NULL CHECK (code = upper(code)),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, code)
);
CREATE INDEX recommend_code_by_member ON recommend_code (member_id);

-- A host name that belongs to an agent: who joins there joins under that agent, in that currency.
CREATE TABLE agent_domain (
  host text PRIMARY KEY CHECK (host = lower(host)),
  site_id integer NOT NULL REFERENCES site (id),
  agent_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  currency text NOT NULL
);
CREATE INDEX agent_domain_by_agent ON agent_domain (agent_id);
