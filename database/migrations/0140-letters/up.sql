-- Letters of the house to its members (spec §2 InfoCenter, §3 Letter).

-- What is written, once for everybody who receives it. Texts by language; HTML is cleaned on the way in and out.
CREATE TABLE letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  -- Names the sending: the same key sends once.
  send_key text NOT NULL CHECK (length(send_key) BETWEEN 1 AND 200),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  -- Who wrote it: `operator:1`, `withdrawal`.
  sender text NOT NULL,
  sent_at timestamptz NOT NULL,
  UNIQUE (site_id, send_key)
);

-- A member's copy. The wire names letters by its id.
CREATE TABLE member_letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  letter_id integer NOT NULL REFERENCES letter (id),
  received_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Thrown away: gone for the member, kept for the house.
  destroyed_at timestamptz,
  UNIQUE (member_id, letter_id)
);
CREATE INDEX member_letter_inbox ON member_letter (member_id, id DESC) WHERE destroyed_at IS NULL;
CREATE INDEX member_letter_unread ON member_letter (member_id) WHERE destroyed_at IS NULL AND read_at IS NULL;
