-- Members who stay away get their money out (decision 0061): bonuses that were still to be played are taken back with the
-- withdrawal, and orders that were open when they went are cancelled at the gateway where it can be.
ALTER TABLE deposit_order
  -- What was taken back of the bonus, by a posting of its own.
  ADD COLUMN bonus_taken_minor bigint NOT NULL DEFAULT 0 CHECK (bonus_taken_minor BETWEEN 0 AND bonus_minor),
  -- When the gateway was last asked to cancel it.
  ADD COLUMN cancel_asked_at timestamptz;
