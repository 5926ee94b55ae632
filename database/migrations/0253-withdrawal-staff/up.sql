-- Who approves a withdrawal is one of the staff, not a name that somebody types. Lines from before keep their names.
ALTER TABLE withdrawal_approval
  ADD COLUMN staff_id integer REFERENCES staff (id),
  ADD CONSTRAINT withdrawal_approval_by_staff CHECK (staff_id IS NOT NULL) NOT VALID;
CREATE UNIQUE INDEX withdrawal_approval_once ON withdrawal_approval (order_id, staff_id);

-- What a reviewer is shown of others: who was on the same device, who came from the same address.
CREATE INDEX known_device_by_device ON known_device (device_hash);
CREATE INDEX session_by_address ON session (site_id, ip) WHERE ip IS NOT NULL;
