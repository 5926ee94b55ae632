-- The page of a member in the office: notes and tags, and what its lists and the search are found by.

-- What staff write down for one another. The text stays as it was written; a note that was taken away is kept.
CREATE TABLE member_note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  pinned boolean NOT NULL DEFAULT false,
  staff_id integer NOT NULL REFERENCES staff (id),
  request_id uuid NOT NULL,
  at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 0,
  removed_at timestamptz,
  UNIQUE (staff_id, request_id)
);
CREATE INDEX member_note_by_member ON member_note (member_id, pinned DESC, id DESC) WHERE removed_at IS NULL;
REVOKE UPDATE, DELETE ON member_note FROM pavilion_app;
GRANT UPDATE (pinned, version, removed_at) ON member_note TO pavilion_app;

-- Tags of a site, whatever the currency.
CREATE TABLE tag (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 24),
  tone text NOT NULL CHECK (tone IN ('plain', 'good', 'watch', 'bad')),
  version integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX tag_name ON tag (site_id, lower(name));
CREATE TABLE member_tag (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
  PRIMARY KEY (member_id, tag_id)
);
CREATE INDEX member_tag_by_tag ON member_tag (tag_id, member_id DESC);
REVOKE UPDATE ON member_tag FROM pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT id, 'members.note' FROM role
 WHERE site_id IS NULL AND name IN ('owner', 'manager', 'payments', 'risk', 'support');

-- The list, in each of its orders and by what it is filtered.
CREATE INDEX member_by_site ON member (site_id, id DESC);
CREATE INDEX member_by_joining ON member (site_id, created_at DESC, id);
CREATE INDEX member_by_currency ON member (site_id, currency, id DESC);
CREATE INDEX member_closed ON member (site_id, status, id DESC) WHERE status <> 'active';

-- The parts of the page.
CREATE INDEX session_by_member ON session (member_id, created_at DESC, id DESC);
CREATE INDEX red_envelope_share_by_member ON red_envelope_share (member_id, claimed_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX bank_account_by_member ON bank_account (member_id);
CREATE INDEX member_letter_by_member ON member_letter (member_id, id DESC);

-- Who is directly below an agent, the newest first.
DROP INDEX member_by_agent;
CREATE INDEX member_by_agent ON member (agent_id, id DESC) WHERE agent_id IS NOT NULL;
