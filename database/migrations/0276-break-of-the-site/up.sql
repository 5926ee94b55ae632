-- A cooling-off that the site lays upon a member, beside what the member wished for: `excluded_until` is the later of the two
-- and what everything that stakes, pays in or promotes goes by. Only the site's own may end early.
ALTER TABLE member_play_rule
  ADD COLUMN own_away_until timestamptz,
  ADD COLUMN site_away_until timestamptz;
UPDATE member_play_rule SET own_away_until = excluded_until WHERE excluded_until IS NOT NULL;
