-- Reports that staff have sent to themselves each morning. One that is sent no more stays, with when it ended.

CREATE TABLE report_mail (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  staff_id integer NOT NULL REFERENCES staff (id),
  -- Which report, and what of it, as the contract writes it.
  report jsonb NOT NULL CHECK (jsonb_typeof(report) = 'object'),
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  locale text NOT NULL,
  -- Of the site's day, from which on it is sent.
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- The same request again is the same mail.
  request_id uuid NOT NULL,
  -- The last day of the site on which its turn came: written with the letter, so that there is one a day.
  last_day date,
  -- How it went then; nothing yet on the day on which it was asked for after its hour.
  last_outcome text CHECK (last_outcome IN ('attached', 'linked', 'no_right', 'no_address', 'no_mail')),
  UNIQUE (staff_id, request_id)
);
CREATE INDEX report_mail_sent ON report_mail (site_id, staff_id) WHERE ended_at IS NULL;
REVOKE DELETE ON report_mail FROM pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT id, 'reports.mail' FROM role
WHERE site_id IS NULL AND name IN ('owner', 'manager', 'payments', 'risk', 'agents');
