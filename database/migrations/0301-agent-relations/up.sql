-- Who stood under whom on which days. `member.agent_id` says where somebody stands today; this says it of every day, and
-- is what bills go by. A member whom no agent ever had has no row.
CREATE TABLE agent_relation (
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  -- Null: taken out of the line of whoever stood above, and put under nobody.
  agent_id integer REFERENCES member (id),
  -- The site's days, both within; no end while it holds.
  from_day date NOT NULL,
  to_day date,
  decided_by text NOT NULL,
  reason text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, from_day),
  CHECK (to_day >= from_day),
  CHECK (member_id <> agent_id),
  -- Ranges of one number, so that no extension is needed.
  CONSTRAINT agent_relation_no_overlap EXCLUDE USING gist
    (int4range(member_id, member_id, '[]') WITH &&, daterange(from_day, to_day, '[]') WITH &&)
);
CREATE INDEX agent_relation_by_agent ON agent_relation (agent_id, from_day);
REVOKE UPDATE, DELETE ON agent_relation FROM pavilion_app;
GRANT UPDATE (to_day) ON agent_relation TO pavilion_app;

INSERT INTO agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason, decided_at)
SELECT m.site_id, m.id, m.agent_id, (m.created_at AT TIME ZONE s.time_zone)::date, 'sign-up', 'sign-up', m.created_at
FROM member m JOIN site s ON s.id = m.site_id WHERE m.agent_id IS NOT NULL;

-- A member's rows follow upon each other without a gap, and the last has no end.
CREATE FUNCTION agent_relation_has_no_gap() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (
      SELECT r.to_day, lead(r.from_day) OVER (ORDER BY r.from_day) AS next_day
      FROM agent_relation r WHERE r.member_id = NEW.member_id) AS one
    WHERE one.next_day IS DISTINCT FROM one.to_day + 1)
  THEN
    RAISE EXCEPTION 'the days of member % under agents have a gap', NEW.member_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER no_gap AFTER INSERT OR UPDATE ON agent_relation DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION agent_relation_has_no_gap();

-- Nobody stands below themselves on any day. Whoever has nobody below can close no circle, as everybody who signs up.
CREATE FUNCTION agent_relation_has_no_circle() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.agent_id IS NULL OR NOT EXISTS (SELECT FROM agent_relation r WHERE r.agent_id = NEW.member_id) THEN
    RETURN NEW;
  END IF;
  -- Two changes at once could each be fine without the other.
  PERFORM pg_advisory_xact_lock(hashtext('agent_relation'), NEW.site_id);
  IF EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.agent_id AS agent_id, daterange(NEW.from_day, NEW.to_day, '[]') AS days, 1 AS level
      UNION ALL
      SELECT r.agent_id, a.days * daterange(r.from_day, r.to_day, '[]'), a.level + 1
      FROM above a JOIN agent_relation r
        ON r.member_id = a.agent_id AND r.agent_id IS NOT NULL AND daterange(r.from_day, r.to_day, '[]') && a.days
      WHERE a.agent_id <> NEW.member_id AND a.level <= 50)
    SELECT FROM above a WHERE a.agent_id = NEW.member_id)
  THEN
    RAISE EXCEPTION 'member % would stand below themselves', NEW.member_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER no_circle BEFORE INSERT ON agent_relation
  FOR EACH ROW EXECUTE FUNCTION agent_relation_has_no_circle();

-- The days begin where a member comes under an agent: at the sign-up. Where somebody stands today and these rows say
-- otherwise, they say from today on what is so.
CREATE FUNCTION member_agent_is_related() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_zone text := (SELECT s.time_zone FROM site s WHERE s.id = NEW.site_id);
  v_today date := ((CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END) AT TIME ZONE v_zone)::date;
  v_last agent_relation;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- A change that was decided before begins.
    IF EXISTS (
      SELECT FROM agent_relation r WHERE r.member_id = NEW.id AND r.agent_id IS NOT DISTINCT FROM NEW.agent_id
        AND r.decided_by <> 'system' AND (r.to_day IS NULL OR r.to_day >= v_today))
    THEN
      RETURN NULL;
    END IF;
    SELECT * INTO v_last FROM agent_relation r WHERE r.member_id = NEW.id ORDER BY r.from_day DESC LIMIT 1 FOR UPDATE;
    IF v_last.from_day >= v_today THEN
      DELETE FROM agent_relation r WHERE r.member_id = NEW.id AND r.from_day = v_last.from_day;
      v_today := v_last.from_day;
    ELSE
      UPDATE agent_relation r SET to_day = v_today - 1 WHERE r.member_id = NEW.id AND r.from_day = v_last.from_day;
    END IF;
  ELSIF NEW.agent_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason)
  VALUES (NEW.site_id, NEW.id, NEW.agent_id, v_today,
    CASE TG_OP WHEN 'INSERT' THEN 'sign-up' ELSE 'system' END,
    CASE TG_OP WHEN 'INSERT' THEN 'sign-up' ELSE 'member.agent_id' END);
  RETURN NULL;
END $$;
CREATE TRIGGER agent_is_related AFTER INSERT ON member
  FOR EACH ROW WHEN (NEW.agent_id IS NOT NULL) EXECUTE FUNCTION member_agent_is_related();
CREATE TRIGGER agent_stays_related AFTER UPDATE OF agent_id ON member
  FOR EACH ROW WHEN (NEW.agent_id IS DISTINCT FROM OLD.agent_id) EXECUTE FUNCTION member_agent_is_related();
