-- Pictures that staff upload, drawn anew in the sizes of the hall and known by the SHA-256 of the file that came.
CREATE TABLE picture (
  site_id integer NOT NULL REFERENCES site (id),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  name text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  uploaded_by integer NOT NULL REFERENCES staff (id),
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, hash)
);
CREATE INDEX picture_by_time ON picture (site_id, uploaded_at DESC);

-- The files, in the database like everything else of a site: each process has them, and a backup too. Names of
-- files hold a hash, so that they are kept for good.
CREATE TABLE picture_file (
  hash bytea NOT NULL CHECK (length(hash) = 32),
  width integer NOT NULL CHECK (width > 0),
  format text NOT NULL CHECK (format IN ('avif', 'webp')),
  content bytea NOT NULL,
  PRIMARY KEY (hash, width, format)
);
ALTER TABLE picture_file ALTER COLUMN content SET STORAGE EXTERNAL;

REVOKE UPDATE, DELETE ON picture, picture_file FROM pavilion_app;
