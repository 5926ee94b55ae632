-- Rounds of any kind of game: a round is played in steps, a step's outcome is data of its game, and a step may ask
-- for a further stake before it stands.

ALTER TABLE spin RENAME TO step;
ALTER TABLE step ADD COLUMN outcome jsonb;
UPDATE step SET outcome = jsonb_build_object(
  'mode', CASE WHEN step.seq = 0 THEN 'base' ELSE 'free' END,
  'stops', to_jsonb(step.stops),
  'freeAdded', step.free_added,
  'freeSpins', jsonb_build_object('awarded', sums.awarded, 'played', step.seq))
FROM (SELECT id, sum(free_added) OVER (PARTITION BY round_id ORDER BY seq) AS awarded FROM step) sums
WHERE sums.id = step.id;
ALTER TABLE step
  ALTER COLUMN outcome SET NOT NULL,
  DROP COLUMN stops,
  DROP COLUMN free_added,
  -- Asked of the player beside the round's opening stake.
  ADD COLUMN stake_minor bigint NOT NULL DEFAULT 0 CHECK (stake_minor >= 0),
  -- Nothing is left to play after it.
  ADD COLUMN closes boolean NOT NULL DEFAULT false,
  -- meant: its stake is asked for, and nobody may see it; refused, returned: its stake did not come, it never was.
  ADD COLUMN state text NOT NULL DEFAULT 'done' CHECK (state IN ('meant', 'done', 'refused', 'returned')),
  ADD COLUMN refusal text,
  ADD COLUMN returned_at timestamptz,
  -- Drew with a nonce of its own, rather than reading on in the draw of the round's first step.
  ADD COLUMN fresh boolean NOT NULL DEFAULT true,
  ADD CHECK (seq > 0 OR state = 'done'),
  ADD CHECK (state = 'done' OR stake_minor > 0),
  ADD CHECK ((state = 'returned') = (returned_at IS NOT NULL));
ALTER TABLE step DROP CONSTRAINT spin_server_seed_hash_nonce_key;
CREATE UNIQUE INDEX step_draw ON step (server_seed_hash, nonce) WHERE fresh;
CREATE INDEX step_returned ON step (returned_at) WHERE state = 'returned';
CREATE INDEX step_with_stake ON step (drawn_at, round_id, seq) WHERE stake_minor > 0;

-- Whether the player has something left to play in the round.
ALTER TABLE round ADD COLUMN awaits boolean NOT NULL DEFAULT false;
UPDATE round SET awaits = free_played < free_awarded WHERE state IN ('staking', 'reversing', 'playing');
ALTER TABLE round
  DROP COLUMN free_awarded,
  DROP COLUMN free_played,
  -- Taken after the opening stake.
  ADD COLUMN later_stakes_minor bigint NOT NULL DEFAULT 0 CHECK (later_stakes_minor >= 0),
  -- The step whose stake was asked for last: the one in doubt while the round is `staking` or `reversing`.
  ADD COLUMN staking_seq integer NOT NULL DEFAULT 0 CHECK (staking_seq >= 0);
