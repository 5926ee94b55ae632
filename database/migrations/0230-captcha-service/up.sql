-- The captcha service of a site, in the place of the hall's own picture. None unless an operator stores one.
CREATE TABLE captcha_service (
  site_id integer PRIMARY KEY REFERENCES site (id),
  provider text NOT NULL CHECK (provider IN ('turnstile', 'hcaptcha')),
  -- Public: it stands in the page.
  site_key text NOT NULL CHECK (site_key ~ '^[A-Za-z0-9_-]{1,100}$'),
  -- AES-256-GCM under PAVILION_SECRET, bound to the site, the provider and the key.
  secret_sealed bytea NOT NULL,
  enabled boolean NOT NULL DEFAULT true
);
REVOKE DELETE ON captcha_service FROM pavilion_app;

-- Pages' policies name the service's hosts: they are read again.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON captcha_service
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
