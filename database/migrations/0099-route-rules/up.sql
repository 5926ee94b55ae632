-- Where pages have moved: a path of the hall that leads to another, or to another site (spec §2: per-route server rules).

CREATE TABLE route_rule (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  -- One path, or with `/*` at its end everything below it.
  path text NOT NULL CHECK (path ~ '^/[^?#\s\\]*$' AND path !~ '^//' AND length(path) <= 200),
  -- A path of the hall, or an https address. Nothing else may stand here: `javascript:` is an address too.
  target text NOT NULL CHECK (target ~ '^(/([^/\s\\]|$)|https://[^/\s\\@]+(/|$))[^\s\\]*$' AND length(target) <= 500),
  status smallint NOT NULL DEFAULT 302 CHECK (status IN (301, 302, 307, 308)),
  enabled boolean NOT NULL DEFAULT true,
  note text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (site_id, path),
  CHECK (path <> target)
);

-- Kept in memory by every process, like the other content (0060).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON route_rule
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
