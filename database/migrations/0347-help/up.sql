-- What members write to staff, and what staff answer (spec §2 customer service).
CREATE TABLE help_case (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  -- The request that wrote it: the same again is the same case.
  request_id uuid NOT NULL,
  topic text NOT NULL CHECK (topic IN ('deposit', 'withdrawal', 'game', 'account', 'promotion', 'other')),
  -- Plain text, as it was typed.
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 2000),
  -- The language of the page that it was written on; the answer is in it.
  locale text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered')),
  created_at timestamptz NOT NULL,
  -- Plain text, as the letter has it.
  answer text CHECK (length(answer) BETWEEN 1 AND 4000),
  answered_by text,
  answered_at timestamptz,
  UNIQUE (member_id, request_id),
  CHECK ((state = 'answered') = (answer IS NOT NULL AND answered_by IS NOT NULL AND answered_at IS NOT NULL))
);
CREATE INDEX help_case_by_site ON help_case (site_id, id DESC);
CREATE INDEX help_case_waiting ON help_case (site_id, id) WHERE state = 'waiting';
CREATE INDEX help_case_by_member ON help_case (member_id, id DESC);
REVOKE DELETE ON help_case FROM pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,support}'::text[], '{help.read,help.answer}'::text[]),
    ('{auditor}', '{help.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name)
ON CONFLICT DO NOTHING;
