-- What promotions gave whom on which day: what they cost is read and not added up. Every move of a site's promotion account
-- stands in exactly one row. What fills and proves it: routines/promotion_days.sql.

CREATE TABLE report.promotion_day (
  site_id integer NOT NULL,
  -- The site's day of the posting.
  day date NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('envelope', 'friends', 'cash_surplus', 'deposit', 'other')),
  currency text COLLATE "C" NOT NULL,
  -- 0 where no account of a member is on the other side.
  member_id integer NOT NULL,
  payments integer NOT NULL,
  -- What left the promotion account, less what came back.
  cost_minor bigint NOT NULL,
  PRIMARY KEY (site_id, day, kind, currency, member_id)
);
GRANT SELECT ON report.promotion_day TO pavilion_app;

-- `report.gains` is in its place.
DROP FUNCTION IF EXISTS report.house_gains(integer, timestamptz, timestamptz);

-- All sums go up to one transfer, so all of them begin anew.
TRUNCATE report.flow, report.member_day, report.member_game_day;
UPDATE report.progress SET through_transfer_id = 0;
