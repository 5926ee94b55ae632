-- What the tables of agents hold to.

-- Nobody stands below themselves on any day. Whoever has nobody below can close no circle, as everybody who signs up.
CREATE OR REPLACE FUNCTION agent_relation_has_no_circle() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.agent_id IS NULL OR NOT EXISTS (SELECT FROM agent_relation r WHERE r.agent_id = NEW.member_id) THEN
    RETURN NEW;
  END IF;
  -- Two changes at once could each be fine without the other. packages/postgres/src/advisoryLocks.ts lists the number.
  PERFORM pg_advisory_xact_lock(7284011, NEW.site_id);
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
