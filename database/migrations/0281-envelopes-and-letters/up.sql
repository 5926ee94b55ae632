-- Envelopes and letters to a group from the office, and from which size on they take two people.

-- Up to which size one person does a deed alone, as data of the site: minor units of a currency, or receivers ('' is no
-- currency). Where there is no row, everything takes two.
CREATE TABLE proposal_bound (
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL,
  currency text NOT NULL DEFAULT '',
  alone_max bigint NOT NULL CHECK (alone_max >= 0),
  PRIMARY KEY (site_id, kind, currency)
);
REVOKE DELETE ON proposal_bound FROM pavilion_app;

ALTER TABLE red_envelope
  -- How unequal the shares are: all alike, none below half the mean, at random.
  ADD COLUMN spread text NOT NULL DEFAULT 'wide' CHECK (spread IN ('even', 'narrow', 'wide')),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  -- Who made it alone, and by which request: the same request again is the same envelope.
  ADD COLUMN staff_id integer REFERENCES staff (id),
  ADD COLUMN request_id uuid,
  ADD COLUMN request_hash bytea CHECK (length(request_hash) = 32),
  -- When staff ended it before its time; `end_at` is the same moment then.
  ADD COLUMN ended_early_at timestamptz,
  ADD CONSTRAINT red_envelope_request UNIQUE (staff_id, request_id),
  ADD CHECK ((request_id IS NULL) = (request_hash IS NULL)),
  -- What is ended before it began has no time at all.
  DROP CONSTRAINT red_envelope_check,
  ADD CONSTRAINT red_envelope_window CHECK (end_at > starts_at OR ended_early_at IS NOT NULL);
CREATE INDEX red_envelope_by_site ON red_envelope (site_id, id DESC);

-- A letter to a group: written in all languages, its receivers chosen by a filter, sent in pieces when it is due.
CREATE TABLE group_letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  -- As they were typed; what members get is cleaned when it is sent.
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  filter jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'scheduled', 'held', 'sending', 'sent', 'recalling', 'recalled')),
  -- Counts changes of the draft, so that two who write do not overwrite one another.
  version integer NOT NULL DEFAULT 0,
  created_by integer NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  -- The request that wrote it, and the one that sent it: the same again does nothing more.
  request_id uuid NOT NULL,
  send_request_id uuid,
  send_at timestamptz,
  -- Whether two people sent it; one alone reaches no more than the site's bound, counted again when it is due.
  by_two boolean NOT NULL DEFAULT false,
  -- What members received, how far through them the sending is, and how many received it.
  letter_id integer REFERENCES letter (id),
  last_member_id integer NOT NULL DEFAULT 0,
  reached integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  recalled integer NOT NULL DEFAULT 0,
  UNIQUE (created_by, request_id),
  CHECK ((state IN ('draft', 'held')) = (send_at IS NULL))
);
CREATE INDEX group_letter_by_site ON group_letter (site_id, id DESC);
CREATE INDEX group_letter_due ON group_letter (send_at) WHERE state IN ('scheduled', 'sending', 'recalling');
REVOKE DELETE ON group_letter FROM pavilion_app;
CREATE INDEX member_letter_by_letter ON member_letter (letter_id);

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{promotions.read,promotions.manage,letters.read,letters.send}'::text[]),
    ('{content}', '{promotions.read,letters.read,letters.send,proposals.read}'),
    ('{auditor}', '{promotions.read,letters.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name)
ON CONFLICT DO NOTHING;
