-- The sweep looks every minute for devices that nobody has logged in on for a year.
CREATE INDEX known_device_by_last_seen ON known_device (last_seen_at);
