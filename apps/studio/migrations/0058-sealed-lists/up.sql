-- The list of what bets bring to a draw is closed, and its hash told, before anybody can know the result (decision 0365).
--   none         as rounds were before: the list is read when the round is drawn
--   beacon       sealed when bets close, and mixed with a value of a public beacon that did not exist yet
--   commitments  sealed when bets close, and mixed with the numbers that players' pages told only afterwards
ALTER TABLE table_round
  ADD COLUMN sealing text NOT NULL DEFAULT 'none' CHECK (sealing IN ('none', 'beacon', 'commitments')),
  -- SHA-256 of the list, and when it was closed.
  ADD COLUMN sealed_hash text CHECK (sealed_hash ~ '^[0-9a-f]{64}$'),
  ADD COLUMN sealed_at timestamptz,
  -- Which round of the beacon decides, and its signature once it is known.
  ADD COLUMN beacon_round integer CHECK (beacon_round > 0),
  ADD COLUMN beacon_signature text CHECK (beacon_signature ~ '^[0-9a-f]{96}$'),
  ADD CONSTRAINT table_round_sealed CHECK (
    (sealed_hash IS NULL) = (sealed_at IS NULL)
    AND CASE
      WHEN sealing = 'none' OR state = 'open' THEN sealed_hash IS NULL
      WHEN state = 'void' THEN true
      ELSE sealed_hash IS NOT NULL
    END
  ),
  ADD CONSTRAINT table_round_beacon CHECK (
    (beacon_round IS NOT NULL) = (sealing = 'beacon' AND sealed_hash IS NOT NULL)
    AND CASE
      WHEN sealing = 'beacon' AND state IN ('drawn', 'settled') THEN beacon_signature IS NOT NULL
      ELSE beacon_signature IS NULL
    END
  );

-- What a bet brought as a hash, told by its page after the list was sealed.
ALTER TABLE table_bet ADD COLUMN opening text CHECK (opening ~ '^[0-9a-f]{16,64}$');
