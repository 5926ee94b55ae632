-- Staff take a member out of a tournament (docs/decisions/0373): as one who has left, and for good.

ALTER TABLE tournament_entry
  ADD COLUMN removed_at timestamptz,
  ADD CHECK (removed_at IS NULL OR left_at IS NOT NULL);
