-- Ways in beside the password: hand-offs and third-party login. And what the site's own routes keep.

-- A key by which an operator's own app or back end makes hand-offs for members of one site.
CREATE TABLE handoff_key (
  key_id text PRIMARY KEY CHECK (length(key_id) BETWEEN 1 AND 64),
  site_id integer NOT NULL REFERENCES site (id),
  -- AES-256-GCM under PAVILION_SECRET, bound to the key id.
  secret_sealed bytea NOT NULL,
  active boolean NOT NULL DEFAULT true,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX handoff_key_site_id ON handoff_key (site_id);

-- A login on its way to another window. Good for a minute: losing it in a crash costs one more press.
CREATE UNLOGGED TABLE handoff (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL,
  member_id integer NOT NULL,
  -- The login that it continues, or the key that vouched for the member.
  session_id uuid,
  key_id text,
  expires_at timestamptz NOT NULL,
  CHECK ((session_id IS NULL) <> (key_id IS NULL))
);
CREATE INDEX handoff_by_expiry ON handoff (expires_at);

-- Sessions that came by hand-off. They stand beside the member's login; on a site with single sessions, one at a time.
CREATE TABLE handoff_session (
  session_id uuid PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE
);
CREATE INDEX handoff_session_by_member ON handoff_session (member_id);

-- Third parties that a site lets prove who somebody is (OpenID Connect). None unless an operator stores one.
CREATE TABLE oidc_provider (
  site_id integer NOT NULL REFERENCES site (id),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- Text per language.
  label jsonb NOT NULL CHECK (jsonb_typeof(label) = 'object'),
  issuer text NOT NULL CHECK (issuer ~ '^https?://[^?#]+$'),
  client_id text NOT NULL CHECK (client_id <> ''),
  -- AES-256-GCM under PAVILION_SECRET, bound to issuer and client. None: a public client, which has PKCE alone.
  secret_sealed bytea,
  scope text NOT NULL DEFAULT 'openid profile email' CHECK (scope ~ '(^| )openid( |$)'),
  -- Which claims fill which sign-up fields.
  claims jsonb NOT NULL DEFAULT '{"member_name": "name", "member_email": "email", "member_phone": "phone_number"}'
    CHECK (jsonb_typeof(claims) = 'object'),
  enabled boolean NOT NULL DEFAULT true,
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, code)
);

-- Which subject of which issuer is which member. Never by mail address: only by a member's own word.
CREATE TABLE member_identity (
  site_id integer NOT NULL REFERENCES site (id),
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  last_login_at timestamptz,
  PRIMARY KEY (site_id, issuer, subject),
  UNIQUE (member_id, issuer)
);

-- Somebody on the way to a third party and back. `sealed` holds nonce and PKCE verifier.
CREATE UNLOGGED TABLE oidc_attempt (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  site_id integer NOT NULL,
  provider_code text NOT NULL,
  -- The member who asked for a link; none for a login.
  member_id integer,
  -- SHA-256 of what only the tab that began knows.
  binding_hash bytea NOT NULL CHECK (length(binding_hash) = 32),
  redirect_uri text NOT NULL,
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_attempt_by_expiry ON oidc_attempt (expires_at);

-- A proved subject that no member has yet, until somebody signs up or logs in and takes it.
CREATE UNLOGGED TABLE oidc_link_ticket (
  ticket_hash bytea PRIMARY KEY CHECK (length(ticket_hash) = 32),
  site_id integer NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_link_ticket_by_expiry ON oidc_link_ticket (expires_at);

-- Hosts whose pages a site may embed, and which `/check_iframe` may therefore ask.
CREATE TABLE embeddable_host (
  site_id integer NOT NULL REFERENCES site (id),
  host text NOT NULL CHECK (host = lower(host) AND host <> ''),
  PRIMARY KEY (site_id, host)
);

-- Where a site's marketing events go. Without a row they are recorded and go nowhere.
CREATE TABLE tracking_destination (
  site_id integer PRIMARY KEY REFERENCES site (id),
  -- The whole address that takes the events, the data set's id included.
  endpoint text NOT NULL CHECK (endpoint ~ '^https?://[^?#]+$'),
  -- AES-256-GCM under PAVILION_SECRET, bound to the site and the address.
  token_sealed bytea NOT NULL,
  enabled boolean NOT NULL DEFAULT true
);

-- Marketing events. Personal values are here only as SHA-256 of what the receiving end calls their normal form.
CREATE TABLE tracking_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  event_id text NOT NULL,
  event_name text NOT NULL,
  event_time timestamptz NOT NULL,
  source_url text NOT NULL,
  user_data jsonb NOT NULL,
  custom_data jsonb NOT NULL,
  -- recorded: goes nowhere; waiting: to be sent; sent; failed: given up.
  state text NOT NULL CHECK (state IN ('recorded', 'waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  -- Status or kind of failure, never what the other side wrote.
  last_outcome text,
  created_at timestamptz NOT NULL,
  UNIQUE (site_id, event_name, event_id),
  CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX tracking_event_waiting ON tracking_event (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX tracking_event_by_age ON tracking_event (created_at);
