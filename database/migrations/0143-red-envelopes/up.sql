-- Red envelopes: cash of the site for members who come within a window (spec §3, §4).

CREATE TABLE red_envelope (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  title jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  -- The sum of its shares, drawn when it was made: no claim can go beyond it.
  budget_minor bigint NOT NULL CHECK (budget_minor > 0),
  -- For members who have paid in this much within the days before; 0 for everybody.
  min_deposit_minor bigint NOT NULL DEFAULT 0 CHECK (min_deposit_minor >= 0),
  deposit_days integer NOT NULL DEFAULT 30 CHECK (deposit_days BETWEEN 1 AND 365),
  created_by text NOT NULL,
  -- When open pages were told that it has begun, and that it is over.
  begin_told_at timestamptz,
  end_told_at timestamptz,
  CHECK (end_at > starts_at)
);
CREATE INDEX red_envelope_by_window ON red_envelope (site_id, currency, end_at);
CREATE INDEX red_envelope_to_tell ON red_envelope (starts_at) WHERE end_told_at IS NULL;

CREATE TABLE red_envelope_share (
  envelope_id integer NOT NULL REFERENCES red_envelope (id),
  place integer NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  member_id integer REFERENCES member (id),
  claimed_at timestamptz,
  PRIMARY KEY (envelope_id, place),
  CHECK ((member_id IS NULL) = (claimed_at IS NULL))
);
-- Once a member.
CREATE UNIQUE INDEX red_envelope_share_of_member ON red_envelope_share (envelope_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX red_envelope_share_free ON red_envelope_share (envelope_id, place) WHERE member_id IS NULL;
REVOKE UPDATE, DELETE ON red_envelope_share FROM pavilion_app;
GRANT UPDATE (member_id, claimed_at) ON red_envelope_share TO pavilion_app;
