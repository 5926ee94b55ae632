-- The seed of a pot that was won replaces what was won, up to the whole seed: what others had contributed meanwhile stays
-- on top of it.

ALTER TABLE jackpot
  -- What the last win took out of the pot; null for one that was never won.
  ADD COLUMN won_minor bigint CHECK (won_minor >= 0);
