-- Rounds that were open for more than a week before they closed: few, and found by whose they are when a bill's line opens.
CREATE INDEX round_long_open ON round (member_id, closed_at) WHERE closed_at - opened_at > interval '7 days';
