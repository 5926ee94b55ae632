-- What an agent gives to a member goes in two postings, each of one member (decision 0339): out of the purse into what is
-- in transit, and from there to the receiver, or back into the purse where the receiver may not be given it.
ALTER TABLE agent_transfer
  -- under_way: it has left the purse. done: it is where it was to go. returned: it is in the purse again, as if nothing had
  -- been asked for. What has one posting is done with it.
  ADD COLUMN state text NOT NULL DEFAULT 'done' CHECK (state IN ('under_way', 'done', 'returned')),
  -- How much of a deposit must be staked before anything goes out, in per cent, as the setting was when it was sent.
  ADD COLUMN turnover_percent integer CHECK (turnover_percent BETWEEN 0 AND 100000),
  -- The second posting, `transfer_id` is the first. None in what was posted at once.
  ADD COLUMN ended_by bigint UNIQUE,
  ADD COLUMN ended_at timestamptz,
  ADD CHECK (state = 'done' OR kind IN ('member', 'agent')),
  ADD CHECK (state = 'done' OR (state = 'returned') = (ended_by IS NOT NULL)),
  ADD CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
  ADD CHECK (state <> 'under_way' OR (kind = 'member') = (turnover_percent IS NOT NULL));
CREATE INDEX agent_transfer_under_way ON agent_transfer (id) WHERE state = 'under_way';
GRANT UPDATE (state, ended_by, ended_at) ON agent_transfer TO pavilion_app;

-- A request whose money came back brought nothing, and may be made again.
ALTER TABLE agent_transfer DROP CONSTRAINT agent_transfer_agent_id_request_id_key;
CREATE UNIQUE INDEX agent_transfer_request ON agent_transfer (agent_id, request_id) WHERE state <> 'returned';
