-- What hangs on a site's walls: addresses that may lead somewhere, and the word to open pages when something is rehung.

-- An address with a scheme such as `javascript:` is code. The rules are those of safeLink.ts, so that whatever writes
-- these tables is held to them. NOT VALID: rows of before stay, and are left out when they are shown.
CREATE FUNCTION is_outer_link(url text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT url ~* '^https?://[^/@?#]+([/?#]|$)' AND url !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]' $$;

CREATE FUNCTION is_inner_path(url text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT url ~ '^/([^/]|$)' AND url !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]' $$;

ALTER TABLE banner ADD CONSTRAINT banner_leads_safely CHECK (
  url = '' OR (link_type = 0 AND is_outer_link(url)) OR (link_type = 1 AND is_inner_path(url))
) NOT VALID;
ALTER TABLE footer_link ADD CONSTRAINT footer_link_leads_safely CHECK (
  is_outer_link(url) OR is_inner_path(url) OR url ~ '^(main|faq)/[a-z0-9][a-z0-9-]{0,99}$'
) NOT VALID;
ALTER TABLE float_item ADD CONSTRAINT float_item_leads_safely CHECK (
  (kind = 'top' AND url = '') OR is_inner_path(url) OR (url ~* '^https:' AND is_outer_link(url))
) NOT VALID;

-- spec §7: `web_api.{currency}` tells of another carousel picture. Every currency of the site is told: a banner that has
-- just been bound to one currency must leave the pages of the others.
CREATE FUNCTION tell_carousel_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (site_id, channel, event, payload)
  SELECT site.id, 'web_api.' || currency, 'carousel_picture', '{}'
    FROM site CROSS JOIN unnest(site.currencies) AS currency
   WHERE site.id IN (SELECT site_id FROM rehung);
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_carousel_hung AFTER INSERT ON banner
  REFERENCING NEW TABLE AS rehung FOR EACH STATEMENT EXECUTE FUNCTION tell_carousel_change();
CREATE TRIGGER tell_carousel_changed AFTER UPDATE ON banner
  REFERENCING NEW TABLE AS rehung FOR EACH STATEMENT EXECUTE FUNCTION tell_carousel_change();
CREATE TRIGGER tell_carousel_taken_down AFTER DELETE ON banner
  REFERENCING OLD TABLE AS rehung FOR EACH STATEMENT EXECUTE FUNCTION tell_carousel_change();

-- spec §7: `web_member` tells of another way to customer service.
CREATE FUNCTION tell_customer_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  address text := NEW.settings #>> '{customer_service,url}';
BEGIN
  -- The server refuses any other address when it reads the settings, and goes on with those of before.
  IF is_inner_path(address) OR (address ~* '^https:' AND is_outer_link(address)) THEN
    INSERT INTO outbox (site_id, channel, event, payload)
    VALUES (NEW.id, 'web_member', 'customer_service_link', jsonb_build_object('url', address));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_customer_service_change AFTER UPDATE OF settings ON site
  FOR EACH ROW WHEN (OLD.settings -> 'customer_service' IS DISTINCT FROM NEW.settings -> 'customer_service')
  EXECUTE FUNCTION tell_customer_service_change();
