-- The market's bound on how fast a slot may be played: no two rounds of it begin closer together. None asked for where it
-- is null.
ALTER TABLE site ADD COLUMN slot_round_ms integer CHECK (slot_round_ms BETWEEN 1 AND 60000);
