-- What a jackpot is called, and the amount by which it drops at the latest, as its provider tells (wallet protocol,
-- `/jackpots`). Noted by the jobs (`noteLevels`), so that no page waits for a provider.
ALTER TABLE jackpot
  -- By locale; empty for one of which no name is known.
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
  -- Null for one that may grow without bound.
  ADD COLUMN drops_by_minor bigint CHECK (drops_by_minor > 0);
GRANT UPDATE (names, drops_by_minor) ON jackpot TO pavilion_app;
