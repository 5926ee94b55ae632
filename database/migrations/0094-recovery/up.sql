-- Forgotten and withdraw-verified passwords (spec §4 Withdraw-password reset), and the messages that carry codes.

-- A code that was asked for. An unknown account gets a row like any other, with no member: whoever asks cannot tell.
CREATE TABLE reset_code (
  -- The ticket stays with the browser that asked: nobody else can use the code up.
  ticket_hash bytea PRIMARY KEY CHECK (length(ticket_hash) = 32),
  site_id integer NOT NULL REFERENCES site (id),
  account_key text NOT NULL,
  member_id integer REFERENCES member (id) ON DELETE CASCADE,
  ip inet NOT NULL,
  -- Whether the member has logged in from this address before: such an address has an allowance of its own.
  is_known_address boolean NOT NULL,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_answers integer NOT NULL DEFAULT 0,
  used_at timestamptz
);
CREATE INDEX reset_code_by_account ON reset_code (site_id, account_key, sent_at);
CREATE INDEX reset_code_by_ip ON reset_code (site_id, ip, sent_at);
CREATE INDEX reset_code_by_member ON reset_code (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX reset_code_by_time ON reset_code (sent_at);

-- The right to set one new password: only its hash.
CREATE TABLE reset_token (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  -- How it was earned: by the withdraw password, or by a code that was sent.
  cause text NOT NULL CHECK (cause IN ('withdraw_verified', 'code')),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX reset_token_by_member ON reset_token (member_id);
CREATE INDEX reset_token_by_expiry ON reset_token (expires_at);

-- Every try at a withdraw password. Logged, as a crash must not give guesses back.
CREATE TABLE withdraw_try (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  account_key text NOT NULL,
  ip inet NOT NULL,
  -- Whose allowance it draws on: strangers', that of addresses the member has logged in from, or the logged-in member's.
  purse text NOT NULL CHECK (purse IN ('stranger', 'known', 'session')),
  -- Only a try with the right contact could have told anything about the withdraw password.
  fits_contact boolean NOT NULL,
  was_right boolean NOT NULL DEFAULT false,
  tried_at timestamptz NOT NULL
);
CREATE INDEX withdraw_try_by_account ON withdraw_try (site_id, account_key, tried_at);
CREATE INDEX withdraw_try_by_ip ON withdraw_try (site_id, ip, tried_at);
CREATE INDEX withdraw_try_by_time ON withdraw_try (tried_at);

-- Finds the addresses that a member has logged in from.
CREATE INDEX session_by_member_ip ON session (member_id, ip);

-- Mail and short messages on their way. Written in the transaction of what they tell of.
CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  -- Recipient and text, sealed under PAVILION_SECRET; gone as soon as the message is.
  sealed bytea,
  -- withheld: written for an account that is not there, so that it costs the same; never sent.
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up', 'withheld')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- When to try next. A process that takes a message on moves this ahead, so that it comes back should the process die.
  due_at timestamptz NOT NULL,
  -- After this the message is of no use to anybody.
  good_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((state = 'waiting') = (finished_at IS NULL)),
  CHECK (state <> 'waiting' OR sealed IS NOT NULL)
);
CREATE INDEX message_due ON message (due_at) WHERE state = 'waiting';
CREATE INDEX message_finished ON message (finished_at) WHERE finished_at IS NOT NULL;
