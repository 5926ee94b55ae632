-- Staff set the mail address of their own account: a code that was sent there proves it.

CREATE TABLE staff_mail_code (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  -- Good in the session that asked for it.
  session_id uuid NOT NULL REFERENCES staff_session (id),
  mail text NOT NULL CHECK (length(mail) BETWEEN 3 AND 254),
  -- SHA-256 over the session, the address and the code.
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_answers smallint NOT NULL DEFAULT 0,
  used_at timestamptz
);
-- The latest of somebody is the one that counts; those of a day are counted.
CREATE INDEX staff_mail_code_by_staff ON staff_mail_code (staff_id, sent_at);

REVOKE UPDATE, DELETE ON staff_mail_code FROM pavilion_app;
GRANT UPDATE (wrong_answers, used_at) ON staff_mail_code TO pavilion_app;
GRANT UPDATE (mail) ON staff TO pavilion_app;
