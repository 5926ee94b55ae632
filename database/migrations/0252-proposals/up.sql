-- Deeds with weight: one of the staff proposes, another confirms, and exactly what was proposed is done.

CREATE TABLE proposal (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_name text NOT NULL,
  content jsonb NOT NULL,
  -- SHA-256 of the content, and of what it was proposed on: whoever confirms confirms just this, on a world that is as it was.
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  world_hash bytea NOT NULL CHECK (length(world_hash) = 32),
  reason text NOT NULL,
  made_by integer NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  request_id uuid NOT NULL,
  -- What whoever confirms it needs besides `proposals.decide`.
  needs_right text NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'confirmed', 'refused', 'withdrawn', 'stale')),
  decided_by integer REFERENCES staff (id),
  decided_at timestamptz,
  decision_reason text,
  -- Done at once: nobody else on the site could have confirmed it.
  alone boolean NOT NULL DEFAULT false,
  UNIQUE (made_by, request_id),
  CHECK ((state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decided_by IS NULL)),
  CONSTRAINT proposal_needs_two CHECK (
    state NOT IN ('confirmed', 'refused') OR (decided_by = made_by) = alone)
);
CREATE INDEX proposal_by_site ON proposal (site_id, state, id DESC);

REVOKE UPDATE, DELETE ON proposal FROM pavilion_app;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON proposal TO pavilion_app;
