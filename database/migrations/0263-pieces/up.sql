-- Pieces of content: draft, versions, times. What members see stays in the tables of before (banner, content_page, …):
-- publishing writes them, in the transaction that writes the version.

CREATE TABLE piece (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z_]{1,39}$'),
  -- The row that members see, as its table names it; null before the first publication.
  row_key text,
  -- JSON as a text, so that what is brought back is what was written, byte for byte. Null: nothing beyond the last version.
  draft text CHECK (jsonb_typeof(draft::jsonb) = 'object'),
  -- The version that members see; null while they see none.
  shown integer,
  -- When the draft begins to be shown, and until when it then is.
  publish_at timestamptz,
  publish_until timestamptz,
  -- Until when what is shown is shown.
  expire_at timestamptz,
  -- In whose name the clock acts.
  timed_by integer REFERENCES staff (id),
  -- Counts every change, so that two who write do not overwrite one another.
  version integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  made_by integer REFERENCES staff (id),
  request_id uuid,
  -- SHA-256 of the content with which it was made: a repeat of the request is the same.
  request_hash bytea,
  UNIQUE (site_id, kind, row_key),
  UNIQUE (made_by, request_id),
  CHECK (publish_at IS NULL OR draft IS NOT NULL),
  CHECK (publish_until IS NULL OR publish_at < publish_until),
  CHECK (expire_at IS NULL OR shown IS NOT NULL),
  CHECK (shown IS NULL OR row_key IS NOT NULL)
);
CREATE INDEX piece_by_site ON piece (site_id, kind, id);
CREATE INDEX piece_due ON piece (least(publish_at, expire_at)) WHERE publish_at IS NOT NULL OR expire_at IS NOT NULL;

-- What was once published stays as it was.
CREATE TABLE piece_version (
  piece_id integer NOT NULL REFERENCES piece (id),
  number integer NOT NULL CHECK (number > 0),
  content text NOT NULL CHECK (jsonb_typeof(content::jsonb) = 'object'),
  published_at timestamptz NOT NULL,
  -- Null for what was there before it became a piece.
  published_by integer REFERENCES staff (id),
  PRIMARY KEY (piece_id, number)
);
ALTER TABLE piece ADD FOREIGN KEY (id, shown) REFERENCES piece_version (piece_id, number);

REVOKE DELETE ON piece FROM pavilion_app;
REVOKE UPDATE, DELETE ON piece_version FROM pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES ('content.read', '{owner,manager,content,auditor}'::text[]), ('content.manage', '{owner,manager,content}'))
       AS held (name, roles)
  JOIN role ON role.site_id IS NULL AND role.name = ANY (held.roles);
