-- Codes by which members prove a phone or mail address in the member centre (spec §3 is_member_center_verification).

-- One live code a member and field.
CREATE TABLE contact_code (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  site_id integer NOT NULL REFERENCES site (id),
  field text NOT NULL CHECK (field IN ('member_phone', 'member_email')),
  -- SHA-256 over the contact and the code: good for the contact that it was sent to.
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_answers integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  PRIMARY KEY (member_id, field)
);
