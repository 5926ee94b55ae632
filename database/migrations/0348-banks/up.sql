-- Banks that a site's members may look for when they bind an account, by currency: a help to type, and no bound.
CREATE TABLE site_bank (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  -- As its customers call it.
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, currency, name)
);
