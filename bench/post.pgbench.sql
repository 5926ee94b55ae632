\set member random(1, 10000)
SELECT 1 / (posted.transfer_id IS NOT NULL)::integer FROM (SELECT (ledger.post_move(1, 'provider:1', gen_random_uuid()::text, 'bet', :member, NULL, NULL, NULL, NULL, :member, 'main', 0, 'provider', 1, 'held', 0, 'USD', true, 100)).transfer_id OFFSET 0) posted;
