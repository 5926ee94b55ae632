-- The withdraw password before this one, and when it was changed: a change that is sent again because its answer was lost
-- proves itself by both, and nothing else passes for the old one.
ALTER TABLE member
  ADD COLUMN withdraw_password_before_hash text,
  ADD COLUMN withdraw_password_changed_at timestamptz;
