-- A bonus that its member gave up (decision 0345): nothing is to be wagered of it any more.
ALTER TABLE deposit_order
  ADD COLUMN given_up_at timestamptz,
  ADD CHECK (given_up_at IS NULL OR (state = 'succeeded' AND bonus_minor > 0));
