-- What a sealed round is mixed with, beside its seal: SHA-256 of the beacon's signature, or of the list of numbers that were told.
ALTER TABLE table_round ADD COLUMN later_hash text CHECK (later_hash ~ '^[0-9a-f]{64}$');

-- A process of before sealed lists cannot draw a sealed round as rounds were drawn then. Rounds that are drawn already stay as they are.
ALTER TABLE table_round
  ADD CONSTRAINT table_round_mixed CHECK (
    CASE
      WHEN sealing = 'none' THEN later_hash IS NULL
      ELSE entropy IS NOT DISTINCT FROM
        encode(sha256(convert_to(sealed_hash || ':' || later_hash, 'UTF8')), 'hex')
    END
  ) NOT VALID;
