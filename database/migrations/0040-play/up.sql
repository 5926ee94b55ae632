-- Providers' wires and keys, and the games that members have open.

-- How the hall reaches a provider. A provider without a row cannot be played.
CREATE TABLE provider_wire (
  gp_id integer PRIMARY KEY REFERENCES provider (gp_id),
  adapter text NOT NULL DEFAULT 'native',
  -- Origin with base path of the provider's side of the wallet protocol.
  base_url text NOT NULL CHECK (base_url ~ '^https?://'),
  -- The only origin that a game's address may have.
  game_origin text NOT NULL CHECK (game_origin ~ '^https?://[^/]+$'),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Wire keys. Two may live at once, so that keys rotate without a stop: hence the two slots.
CREATE TABLE provider_key (
  key_id text PRIMARY KEY CHECK (length(key_id) BETWEEN 1 AND 64),
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  -- AES-256-GCM under PAVILION_SECRET, bound to the key id: nonce, tag, ciphertext.
  secret_sealed bytea NOT NULL,
  slot smallint NOT NULL DEFAULT 1 CHECK (slot IN (1, 2)),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX provider_key_live ON provider_key (gp_id, slot) WHERE active;

-- What a member may stake, beyond the game's own limits. Amounts in minor units of the member's currency.
CREATE TABLE member_play_rule (
  member_id integer PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  -- Until then nothing can be staked; 'infinity' for good.
  excluded_until timestamptz,
  bet_max_minor bigint CHECK (bet_max_minor >= 0),
  session_stake_max_minor bigint CHECK (session_stake_max_minor >= 0)
);

-- One start of a game. `starting` until the provider has answered, then `ready` or `failed`; `closed` when it was left.
CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  play_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  -- The login that started it; when that ends, so does this.
  login_session_id uuid NOT NULL,
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  game_id integer NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  locale text NOT NULL,
  state text NOT NULL DEFAULT 'starting' CHECK (state IN ('starting', 'ready', 'failed', 'closed')),
  -- Only the SHA-256 of a token is kept.
  launch_token_hash bytea NOT NULL UNIQUE CHECK (length(launch_token_hash) = 32),
  launch_expires_at timestamptz NOT NULL,
  launch_used_at timestamptz,
  -- The token by which the provider names this session; handed out when the launch token is used. It is an HMAC of
  -- the play id under PAVILION_SECRET, so that the hall can name it again when it closes the session at the provider.
  token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL,
  game_url text,
  failure_code integer,
  created_at timestamptz NOT NULL,
  ready_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('left', 'logout', 'replaced', 'expired', 'operator', 'failed')),
  -- When the provider was told of the end; NULL while it still must be.
  end_told_at timestamptz,
  end_tries integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('failed', 'closed')) = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK (state <> 'ready' OR game_url IS NOT NULL)
);
-- One open game a member.
CREATE UNIQUE INDEX game_session_open ON game_session (member_id) WHERE ended_at IS NULL;
CREATE INDEX game_session_by_member ON game_session (member_id, id DESC);
CREATE INDEX game_session_expiring ON game_session (expires_at) WHERE ended_at IS NULL;
CREATE INDEX game_session_untold ON game_session (ended_at)
  WHERE ended_at IS NOT NULL AND end_told_at IS NULL AND token_hash IS NOT NULL;

-- Whoever ends a login, by whichever statement, ends the stakes of the game that it had opened. A login that merely
-- ran out while the member was playing leaves the game alone: it has an end of its own.
CREATE FUNCTION session_close_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_session SET state = 'closed', ended_at = NEW.ended_at,
    end_reason = CASE NEW.end_reason WHEN 'logout' THEN 'logout' WHEN 'replaced' THEN 'replaced' ELSE 'operator' END
  WHERE member_id = NEW.member_id AND login_session_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER session_close_play AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL AND NEW.end_reason <> 'expired')
  EXECUTE FUNCTION session_close_play();
