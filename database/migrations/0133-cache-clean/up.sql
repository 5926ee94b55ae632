-- The operator's word that pages are to begin afresh (spec §4 Real-time: `app_clean_cache`). One row is one order: for a
-- member of the site, or without one for everybody who is logged in there. It reaches the pages that are open now.
CREATE TABLE cache_clean (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer REFERENCES member (id) ON DELETE CASCADE,
  reason text NOT NULL DEFAULT '',
  ordered_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION tell_cache_clean() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (site_id, channel, member_id, event, payload)
  SELECT NEW.site_id, 'private-member.' || open.member_id, open.member_id, 'app_clean_cache', '{}'
    FROM (
      SELECT DISTINCT member_id FROM session
       WHERE site_id = NEW.site_id AND ended_at IS NULL AND (NEW.member_id IS NULL OR member_id = NEW.member_id)
    ) AS open;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_cache_clean AFTER INSERT ON cache_clean
  FOR EACH ROW EXECUTE FUNCTION tell_cache_clean();
