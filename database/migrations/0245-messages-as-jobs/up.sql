-- Letters, short messages and marketing events are jobs of the queue that schedules are in already (0170): put down in the
-- transaction of what they tell of, retried and given up by it. How they are tried is told with each job.
SELECT pgboss.create_queue(name, jsonb_build_object('policy', 'standard', 'notify', name NOT LIKE '%-given-up'))
  FROM unnest(ARRAY['mail', 'mail-given-up', 'sms', 'sms-given-up', 'tracking', 'tracking-given-up']) AS name;

-- What is on its way goes on from the queue.
INSERT INTO pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter)
SELECT channel,
       jsonb_build_object(
         'siteId', site_id,
         'goodUntil', to_char(good_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'sealed', translate(encode(sealed, 'base64'), E'\n', '')
       ),
       'standard', 12, 5, true, 60, channel || '-given-up'
  FROM message WHERE state = 'waiting';
DROP TABLE message;

INSERT INTO pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter)
SELECT 'tracking', jsonb_build_object('eventId', id::text), 'standard', 9, 60, true, 60, 'tracking-given-up'
  FROM tracking_event WHERE state = 'waiting';
-- With it go its index and the check that reads it.
ALTER TABLE tracking_event DROP COLUMN next_attempt_at, DROP COLUMN attempts;
CREATE INDEX tracking_event_waiting ON tracking_event (site_id) WHERE state = 'waiting';
