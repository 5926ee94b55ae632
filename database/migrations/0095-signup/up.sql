-- Sign-up under attack and under load (spec §4, §5, §8): uniqueness, repeats, allowances, acceptance, diagnosis.

-- Set when the site demanded the value to be unique as this member joined. Of two sign-ups with such a value one is
-- refused by the index itself, whatever the code before it did.
ALTER TABLE member_identifier ADD COLUMN is_unique boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX member_identifier_unique ON member_identifier (site_id, field, value_key) WHERE is_unique;

-- A form that was taken in, by the number that the page gave it: sent again, it is answered with the same member.
CREATE TABLE signup_request (
  site_id integer NOT NULL REFERENCES site (id),
  request_id uuid NOT NULL,
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, request_id)
);
CREATE INDEX signup_request_by_member ON signup_request (member_id);
CREATE INDEX signup_request_by_age ON signup_request (created_at);

-- What an address, a phone or a site has used up of something that is not to be had without end. Logged: a bound that a
-- crash lifts is none.
CREATE TABLE signup_allowance (
  site_id integer NOT NULL REFERENCES site (id),
  purpose text NOT NULL,
  -- A network, a phone, the front of a number; empty for the whole site.
  subject text NOT NULL,
  period_start timestamptz NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (site_id, purpose, subject, period_start)
);
CREATE INDEX signup_allowance_by_age ON signup_allowance (period_start);

-- How many messages a site pays for. A site without a row has the defaults below.
CREATE TABLE sms_policy (
  site_id integer PRIMARY KEY REFERENCES site (id),
  per_address_hourly_max integer NOT NULL DEFAULT 10 CHECK (per_address_hourly_max >= 0),
  per_address_daily_max integer NOT NULL DEFAULT 30 CHECK (per_address_daily_max >= 0),
  per_phone_daily_max integer NOT NULL DEFAULT 5 CHECK (per_phone_daily_max >= 0),
  -- Phones that differ in their last four digits only: whoever pumps messages owns such a block.
  per_prefix_daily_max integer NOT NULL DEFAULT 30 CHECK (per_prefix_daily_max >= 0),
  per_site_daily_max integer NOT NULL DEFAULT 5000 CHECK (per_site_daily_max >= 0)
);

-- Which very text was accepted, and by which browser.
ALTER TABLE agreement_acceptance
  ADD COLUMN agreement_id integer REFERENCES service_agreement (id),
  ADD COLUMN user_agent text NOT NULL DEFAULT '';
UPDATE agreement_acceptance
   SET agreement_id = service_agreement.id
  FROM member, service_agreement
 WHERE member.id = agreement_acceptance.member_id
   AND service_agreement.site_id = member.site_id
   AND service_agreement.version = agreement_acceptance.version
   AND service_agreement.locale = agreement_acceptance.locale;
CREATE INDEX agreement_acceptance_by_agreement ON agreement_acceptance (agreement_id);

-- What somebody has accepted stays as it was read: an operator writes another version instead.
CREATE FUNCTION service_agreement_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM agreement_acceptance WHERE agreement_id = OLD.id) THEN
    RAISE EXCEPTION 'service agreement % has been accepted: write another version', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER service_agreement_stays BEFORE UPDATE ON service_agreement
  FOR EACH ROW EXECUTE FUNCTION service_agreement_stays();

-- How sign-ups went, for whoever has to find out why nobody gets through. Names of steps, fields, rules and codes only:
-- nothing that was typed.
CREATE TABLE signup_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  at timestamptz NOT NULL,
  currency text NOT NULL,
  -- The result code of the answer; 100 made the member.
  code integer NOT NULL,
  field text,
  member_id integer REFERENCES member (id) ON DELETE SET NULL,
  steps text[] NOT NULL,
  complaints text[] NOT NULL,
  -- Reported entries that are no known word, and were not kept.
  dropped integer NOT NULL CHECK (dropped >= 0),
  ip inet NOT NULL,
  CHECK ((code = 100) OR (member_id IS NULL))
);
CREATE INDEX signup_attempt_by_site ON signup_attempt (site_id, at);
CREATE INDEX signup_attempt_by_age ON signup_attempt (at);
CREATE INDEX signup_attempt_by_member ON signup_attempt (member_id) WHERE member_id IS NOT NULL;

-- A flag that could steer nothing is refused where it is written (spec §3 Register-setting entry).
UPDATE register_setting SET is_unique = false
 WHERE is_unique AND name IN ('password', 'check_password', 'member_birthday', 'withdraw_password', 'phone_verify',
                              'member_others', 'introducer', 'captcha');
UPDATE register_setting SET is_verification = false, is_member_center_verification = false
 WHERE name NOT IN ('member_phone', 'phone_verify');
ALTER TABLE register_setting
  ADD CONSTRAINT register_setting_unique_is_comparable CHECK (
    NOT is_unique OR name IN ('member_account', 'member_name', 'member_email', 'member_phone', 'member_qq',
                              'member_telegram', 'member_whats_app', 'member_skype', 'member_fb', 'member_zalo',
                              'member_wechat', 'member_line', 'identity_id')),
  ADD CONSTRAINT register_setting_verification_is_of_phone CHECK (
    NOT (is_verification OR is_member_center_verification) OR name IN ('member_phone', 'phone_verify'));
