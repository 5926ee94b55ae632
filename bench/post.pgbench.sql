\set member random(1, 10000)
SELECT (r).transfer_id, (r).balance_minor FROM (SELECT ledger.post_move(1, 'provider:1', gen_random_uuid()::text, 'bet', :member, NULL, NULL, NULL, NULL, :member, 'main', 0, 'provider', 1, 'held', 0, 'USD', true, 100) AS r OFFSET 0) posted;
