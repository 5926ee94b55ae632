-- What stands between a right password and a session: questions from the profile, or a second factor (spec §4).

-- A site that turns this on asks members with profile answers a question on a device that they have not used before.
ALTER TABLE identity_policy ADD COLUMN double_validation boolean NOT NULL DEFAULT false;

-- A login that has proved its password and must prove more. Lives for minutes, opens one session at most.
CREATE UNLOGGED TABLE login_challenge (
  -- SHA-256 of the member_login_id under which it travels.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL,
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('questions', 'second_factor')),
  -- Only whoever began may go on: the same address, the same browser.
  ip inet NOT NULL,
  user_agent_hash bytea NOT NULL CHECK (length(user_agent_hash) = 32),
  -- SHA-256 of the password hash that was proved: a changed password ends what the old one began.
  credential_hash bytea NOT NULL CHECK (length(credential_hash) = 32),
  -- What the method keeps between the calls.
  state jsonb NOT NULL CHECK (jsonb_typeof(state) = 'object'),
  wrong_answers integer NOT NULL DEFAULT 0 CHECK (wrong_answers >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_challenge_by_member ON login_challenge (member_id);
CREATE INDEX login_challenge_by_expiry ON login_challenge (expires_at);

-- Wrong answers to a member's questions over all logins. Logged, unlike the challenges: a bound that a crash lifts is none.
CREATE TABLE double_validation_guess (
  member_id integer PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  wrong_answers integer NOT NULL CHECK (wrong_answers > 0),
  last_wrong_at timestamptz NOT NULL
);
